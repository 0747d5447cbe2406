#!/usr/bin/env bash
# /srv/app/deploy.sh
set -euo pipefail
cd /srv/app

digest="${1:-${SSH_ORIGINAL_COMMAND:-}}"
if [[ ! "$digest" =~ ^sha256:[0-9a-f]{64}$ ]]; then
  echo "expected a digest" >&2
  exit 2
fi

exec 9> deploy.lock
flock -w 120 9

run() {
  echo "DIGEST=$1" > .env &&  # passwords live in app.env, never here
    docker compose pull --quiet &&
    docker compose up -d --wait --wait-timeout 60
}

touch releases
previous="$(tail -n 1 releases)"
if run "$digest"; then
  [[ "$digest" == "$previous" ]] || echo "$digest" >> releases
else
  [[ -z "$previous" ]] || run "$previous"
  exit 1
fi
