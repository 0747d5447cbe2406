#!/bin/sh
# Publishes out/ and mailer.json on a server by SSH, checks what is served, and goes back by itself when that is wrong.
set -eu

usage() {
  cat >&2 <<'FIN'
Usage : deploy/publier.sh [--port 22] [--hote 127.0.0.1:3000] [--adresse https://exemple.com] [--retour]
                          utilisateur@serveur:/srv/site

  --hote     où le service écoute, vu du serveur lui-même
  --adresse  où les visiteurs lisent le site (par défaut : « origin » de mailer.json)
  --retour   ne publie rien : sert de nouveau la version d’avant
FIN
  exit 2
}

port=22 hote=127.0.0.1:3000 adresse= retour= cible=
while [ $# -gt 0 ]; do
  case $1 in
    --port) port=${2-}; shift ;;
    --hote) hote=${2-}; shift ;;
    --adresse) adresse=${2-}; shift ;;
    --retour) retour=1 ;;
    -*) usage ;;
    *) cible=$1 ;;
  esac
  [ $# -gt 0 ] || usage
  shift
done
serveur=${cible%%:*} dossier=${cible#*:}
case $cible in *:/*) ;; *) usage ;; esac
case $serveur in '' | -*) usage ;; esac
case $port in '' | *[!0-9]*) usage ;; esac
case $serveur$dossier$hote in *[!A-Za-z0-9@.:_/-]* | *..*) usage ;; esac

cd "$(dirname "$0")/.."
for outil in ssh rsync curl; do
  command -v $outil >/dev/null || { echo "$outil manque sur cet ordinateur : installez-le." >&2; exit 1; }
done
[ -n "$adresse" ] || adresse=$(sed -n 's/.*"origin" *: *"\([^"]*\)".*/\1/p' mailer.json)

a_distance() { ssh -p "$port" "$serveur" "set -eu; mkdir -p '$dossier/versions'; cd '$dossier'; $1"; }

# One rename: at no moment is nothing served.
servir() {
  if [ -n "$1" ]; then a_distance "ln -sfn 'versions/$1' prochain; mv -T prochain actuel"; else a_distance 'rm -f actuel'; fi
}

# Asked on the server itself, before any domain, certificate or proxy: the service is well and shows the page just sent.
verifier() {
  a_distance "for essai in 1 2 3 4 5; do
      curl -fsS -m 10 -o /dev/null 'http://$hote/healthz' && curl -fsS -m 10 'http://$hote/' | cmp -s - actuel/out/index.html && exit
      sleep 1
    done
    exit 1"
}

avant=$(a_distance 'readlink actuel || true')
avant=${avant#versions/}
derniere=$(a_distance 'ls versions' | sort | tail -n 1)

if [ -n "$retour" ]; then
  version=$(a_distance 'ls versions' | sort | awk -v now="$avant" '$0 < now' | tail -n 1)
  [ -n "$version" ] || { echo 'Aucune version plus ancienne n’est gardée.' >&2; exit 1; }
  servir "$version"
  echo "La version $version est de nouveau servie."
  exit
fi

for fichier in out/index.html mailer.json; do
  [ -f $fichier ] || { echo "$fichier manque : lancez d’abord « npm run build »." >&2; exit 1; }
done
# By this computer's clock; where it is behind, just after the last one: the newest always has the last name.
version=$(date -u +%Y%m%d-%H%M%S)
version=$(printf '%s\n%s-1\n' "$version" "$derniere" | sort | tail -n 1)
[ -n "$derniere" ] || version=${version%-1}
# Whole before it has a name. What did not change is shared with the version of before, and keeps its date.
a_distance 'mkdir -p versions/.arrivee'
rsync -rlcz --delete --chmod=D755,F644 ${avant:+--link-dest="$dossier/actuel/"} -e "ssh -p $port" out mailer.json \
  "$serveur:$dossier/versions/.arrivee/"
# Refused where that name is there already: two who publish at once.
a_distance "mkdir 'versions/$version' && mv -T versions/.arrivee 'versions/$version'"
servir "$version"
if ! verifier; then
  servir "$avant"
  a_distance "rm -rf 'versions/$version'"
  [ -n "$avant" ] && reste="La version $avant est de nouveau servie." || reste='Il n’y avait rien avant, rien n’est servi.'
  echo "Le service ne montre pas ce qui vient d’être envoyé. $reste" >&2
  exit 1
fi
# The last five stay, and whatever is served.
a_distance "ls versions | sort | head -n -5 | while read -r vieux; do
    [ \"versions/\$vieux\" = \"\$(readlink actuel)\" ] || rm -rf \"versions/\$vieux\"
  done"
if curl -fsS -m 10 "$adresse/" | cmp -s - out/index.html; then
  echo "Publié : $adresse sert la version $version."
else
  echo "La version $version est servie sur le serveur, mais $adresse ne la montre pas : domaine, certificat ou relais ?" >&2
  exit 3
fi
