restrict,command="/srv/app/deploy.sh" ssh-ed25519 AAAA... ci
