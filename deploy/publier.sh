#!/bin/sh
# Publishes out/ and mailer.json on a server by SSH, checks what is served, and goes back by itself when that is wrong.
set -eu

usage() {
  cat >&2 <<'FIN'
Usage : deploy/publier.sh [--port 22] [--adresse https://exemple.com] [--retour] utilisateur@serveur:/srv/site

  --adresse  où vérifier le site (par défaut : « origin » de mailer.json)
  --retour   ne publie rien : sert de nouveau la version d’avant
FIN
  exit 2
}

port=22 adresse= retour= cible=
while [ $# -gt 0 ]; do
  case $1 in
    --port) port=${2-}; shift ;;
    --adresse) adresse=${2-}; shift ;;
    --retour) retour=1 ;;
    -*) usage ;;
    *) cible=$1 ;;
  esac
  shift
done
serveur=${cible%%:*} dossier=${cible#*:}
case $cible in *:/*) ;; *) usage ;; esac
case $serveur$dossier$port in *[!A-Za-z0-9@._/-]*) usage ;; esac

cd "$(dirname "$0")/.."
[ -n "$adresse" ] || adresse=$(sed -n 's/.*"origin" *: *"\([^"]*\)".*/\1/p' mailer.json)

a_distance() { ssh -p "$port" "$serveur" "set -eu; mkdir -p '$dossier/versions'; cd '$dossier'; $1"; }

# One rename: at no moment is nothing served.
servir() {
  if [ -n "$1" ]; then a_distance "ln -sfn 'versions/$1' prochain; mv -T prochain actuel"; else a_distance 'rm -f actuel'; fi
}

# The host answers, and the home page is the one that was sent.
verifier() {
  essais=0
  until curl -fsS -m 10 -o /dev/null "$adresse/healthz" && curl -fsS -m 10 "$adresse/" | cmp -s - "$1"; do
    essais=$((essais + 1))
    [ $essais -lt 5 ] || return 1
    sleep 1
  done
}

avant=$(a_distance 'readlink actuel || true')
avant=${avant#versions/}

if [ -n "$retour" ]; then
  version=$(a_distance 'ls versions' | sort | awk -v now="$avant" '$0 < now' | tail -n 1)
  [ -n "$version" ] || { echo 'Aucune version plus ancienne n’est gardée.' >&2; exit 1; }
  servir "$version"
  echo "La version $version est de nouveau servie."
  exit
fi

for fichier in out/index.html mailer.json; do
  [ -f $fichier ] || { echo "$fichier manque : lancez d’abord « npm run build »." >&2; exit 1; }
done
version=$(date -u +%Y%m%d-%H%M%S)
# Whole before it has a name. What did not change is shared with the version of before, and keeps its date.
a_distance 'mkdir -p versions/.arrivee'
rsync -rlcz --delete --chmod=D755,F644 ${avant:+--link-dest="$dossier/actuel/"} -e "ssh -p $port" out mailer.json \
  "$serveur:$dossier/versions/.arrivee/"
a_distance "mv versions/.arrivee 'versions/$version'"
servir "$version"
if verifier out/index.html; then
  a_distance "ls versions | sort | head -n -5 | while read -r vieux; do rm -rf \"versions/\$vieux\"; done"
  echo "Publié : $adresse sert la version $version."
  exit
fi
servir "$avant"
a_distance "rm -rf 'versions/$version'"
[ -n "$avant" ] && reste="La version $avant est de nouveau servie." || reste='Il n’y avait rien avant, rien n’est servi.'
echo "$adresse ne sert pas ce qui vient d’être envoyé. $reste" >&2
exit 1
