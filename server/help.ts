/** What `--help` prints: how the host is started, and everything it reads from its environment. */
export const help = `Sert le site exporté et reçoit ses messages.

  node host.mjs                  démarre (SIGTERM ou Ctrl+C arrête proprement)
  node host.mjs --mot-de-passe   lit un mot de passe et écrit MAILBOX_PASSWORD_HASH
  node host.mjs --version
  node host.mjs --help

Variables, lues aussi dans .env et .env.local du dossier courant :

  PORT, HOST              adresse d’écoute (3000, 127.0.0.1)
  OUT_DIR                 dossier du site exporté (./out)
  MAIL_DIR                dossier des messages, un .eml chacun (./mail)
  SITE_URL                origine publique, comme https://exemple.com
  MAILER_TOKEN            jeton attendu (celui du site construit)
  MAILER_RATE_LIMIT       requêtes par minute et par adresse (30 ; 0 : sans limite)
  MAILER_ALLOWED_ORIGINS  autres origines admises, séparées par des virgules
  TRUSTED_PROXIES         adresses ou réseaux des mandataires, hors de cette machine
  SMTP_URL, MAIL_TO       service SMTP et destinataires ; sans eux, les messages restent dans MAIL_DIR
  MAIL_FROM               expéditeur (le compte de SMTP_URL)
  MAIL_ACKNOWLEDGE        1 : un accusé de réception part au visiteur
  MAIL_KEEP_DAYS          jours après lesquels les messages transmis ou traités sont effacés (0 : jamais)
  ALERT_WEBHOOK_URL       adresse prévenue par {"text": "…"} quand des messages attendent
  MAILBOX_PASSWORD_HASH   ouvre la page /mail à qui connaît le mot de passe

Santé : /healthz répond 503 quand un message ne pourrait pas être enregistré ;
/healthz?courrier répond aussi 500 quand des messages attendent depuis plus de 15 minutes.
Journal : une ligne JSON par événement sur la sortie d’erreur, par exemple
  grep -E '"level":"(warn|error)"'
`;
