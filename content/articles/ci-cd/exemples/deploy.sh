#!/usr/bin/env bash
# /srv/app/deploy.sh
set -euo pipefail
cd /srv/app
image=ghcr.io/our-team/app

digest="${1:-${SSH_ORIGINAL_COMMAND:-}}"
if [[ ! "$digest" =~ ^sha256:[0-9a-f]{64}$ ]]; then
  echo "une empreinte est attendue" >&2
  exit 2
fi

exec 9> deploy.lock
flock -w 120 9

run() {  # ne télécharge que ce qui manque ; les mots de passe sont dans app.env
  echo "DIGEST=$1" > .env &&
    docker compose up -d --quiet-pull --wait --wait-timeout 60
}

migrate() {  # en avançant seulement : une image déjà livrée retrouve une base plus récente
  grep -qxF "$1" releases && return
  echo "DIGEST=$1" > .env &&
    docker compose run --rm --quiet-pull app npm run migrate
}

touch releases
previous="$(tail -n 1 releases)"
if migrate "$digest" && run "$digest"; then
  [[ "$digest" == "$previous" ]] || echo "$digest" >> releases
else
  [[ -z "$previous" ]] || run "$previous"
  exit 1
fi

for old in $(docker image ls --digests --format '{{.Digest}}' "$image"); do
  grep -qxF "$old" <(tail -n 2 releases) || docker image rm "$image@$old" || true
done
