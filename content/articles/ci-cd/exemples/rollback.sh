#!/usr/bin/env bash
# /srv/app/rollback.sh
set -euo pipefail
cd /srv/app

if [[ "$(wc -l < releases)" -lt 2 ]]; then
  echo "aucune version antérieure" >&2
  exit 1
fi
exec ./deploy.sh "$(tail -n 2 releases | head -n 1)"
