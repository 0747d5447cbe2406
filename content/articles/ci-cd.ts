import type { Article } from '../types';

export const ciCd: Article = {
  id: 'f298dc1a-0f04-4d4d-8085-250b45dc2fe7',
  title: 'CI/CD : le pipeline qu’une équipe de trois peut tenir',
  excerpt:
    'Une branche, dix minutes de tests, une image construite une seule fois et un retour en arrière en une commande : la chaîne de livraison que nous montons pour les petites équipes, fichiers compris.',
  author: 'L’équipe Atelier Trame',
  date: '2024-11-18',
  readTime: '7 min',
  category: 'DevOps',
  tags: ['CI/CD', 'DevOps', 'GitHub Actions', 'Docker', 'Déploiement', 'Petites équipes'],
  image: {
    picture: 'cover-ci-cd',
    alt: 'Tissu indigo où un fil ocre continu traverse, sans se rompre, des bandes turquoise',
  },
  featured: true,
  views: 1846,
  likes: 132,
  comments: 17,
  content: `
<p>Vendredi, dix-huit heures quarante. La correction tient en une ligne, le client attend, et la seule personne qui sait mettre en production se trouve dans un taxi, entre deux antennes. Presque toutes les équipes ont vécu cette scène. Pour qu’elle ne se reproduise pas, nul besoin de Kubernetes ni d’une «&nbsp;équipe plateforme&nbsp;»&nbsp;: il faut un chemin court, toujours le même, entre une modification et ceux qui l’attendent.</p>

<p>Voici celui que nous montons pour les équipes de deux à cinq personnes. Il tient dans un fichier YAML et deux petits scripts, et n’importe quel membre de l’équipe peut le relire le temps d’un café.</p>

<h2 id="tenir">Ce que trois personnes peuvent tenir</h2>

<p>Une chaîne de livraison se juge comme un métier à tisser&nbsp;: moins à sa vitesse de pointe qu’au temps qu’il faut pour renouer un fil cassé. Avant d’ajouter une étape, nous posons trois questions. Qui la répare quand elle tombe&nbsp;? Que protège-t-elle que rien d’autre ne protège&nbsp;? Combien de minutes prend-elle à chaque modification&nbsp;? Peu d’étapes y survivent&nbsp;:</p>

<ul>
<li>une seule branche durable, <code>main</code>, toujours livrable&nbsp;;</li>
<li>une vérification automatique de moins de dix minutes&nbsp;;</li>
<li>une image construite une fois, désignée par son empreinte&nbsp;;</li>
<li>un déploiement sans geste manuel, et un retour en arrière en une commande.</li>
</ul>

<p>L’environnement de recette que personne n’entretient, l’approbation donnée sans lire et la matrice de huit versions de Node restent à la porte.</p>

<blockquote><p>Un pipeline qu’une seule personne comprend n’automatise rien&nbsp;: il prend l’équipe en otage, poliment.</p></blockquote>

<h2 id="tronc">Une branche, des modifications courtes</h2>

<p>Nous travaillons sur le tronc&nbsp;: chaque branche vit moins d’une journée, se relit en un quart d’heure et rejoint <code>main</code> dès que la vérification passe. Une fonction inachevée part en production éteinte, derrière un simple booléen de configuration. On fusionne de petits écarts chaque jour au lieu d’en négocier un gros chaque mois.</p>

<p>À trois, on ne teste pas tout&nbsp;; on teste ce qui coûte cher quand il casse. Les règles de calcul (prix, droits, dates) reçoivent des tests unitaires nombreux et rapides. Chaque point d’entrée de l’API reçoit un test d’intégration contre une vraie base PostgreSQL. Trois à cinq parcours complets passent dans un navigateur&nbsp;: se connecter, commander, payer. Un test qui échoue une fois sur vingt est réparé ou supprimé le jour même, car il apprend à l’équipe à ignorer le rouge.</p>

<pre><code class="language-yaml">name: delivery
on:
  push:
    branches: [main]
  pull_request:

concurrency:
  group: delivery-\${{ github.ref }}
  cancel-in-progress: \${{ github.event_name == 'pull_request' }}

permissions:
  contents: read

jobs:
  verify:
    runs-on: ubuntu-24.04
    timeout-minutes: 10
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version-file: .nvmrc
          cache: npm
      - run: npm ci
      - run: npm run lint
      - run: npm test

  build:
    needs: verify
    if: github.event_name == 'push'
    runs-on: ubuntu-24.04
    timeout-minutes: 15
    permissions:
      contents: read
      packages: write
    outputs:
      digest: \${{ steps.push.outputs.digest }}
    steps:
      - uses: actions/checkout@v4
      - uses: docker/setup-buildx-action@v3
      - uses: docker/login-action@v3
        with:
          registry: ghcr.io
          username: \${{ github.actor }}
          password: \${{ secrets.GITHUB_TOKEN }}
      - id: push
        uses: docker/build-push-action@v6
        with:
          push: true
          tags: ghcr.io/our-team/app:\${{ github.sha }}
          cache-from: type=gha
          cache-to: type=gha,mode=max

  deploy:
    needs: build
    runs-on: ubuntu-24.04
    timeout-minutes: 5
    env:
      DEPLOY_KEY: \${{ secrets.DEPLOY_KEY }}
      KNOWN_HOSTS: \${{ secrets.KNOWN_HOSTS }}
      DIGEST: \${{ needs.build.outputs.digest }}
    steps:
      - run: |
          install -m 700 -d ~/.ssh
          (umask 077; printf '%s\\n' "$DEPLOY_KEY" &gt; ~/.ssh/id_ed25519)
          printf '%s\\n' "$KNOWN_HOSTS" &gt; ~/.ssh/known_hosts
          ssh deploy@app.example "$DIGEST"</code></pre>

<p>Deux détails comptent. Une demande de fusion mise à jour annule sa vérification précédente&nbsp;; un déploiement en cours, jamais. Et chaque tâche a une durée maximale, sans quoi un test bloqué peut consommer six heures de machine avant que quelqu’un s’en aperçoive.</p>

<h2 id="construire">Construire une fois</h2>

<p>L’image mise en production est, octet pour octet, celle qui a été construite&nbsp;: on la désigne par son empreinte <code>sha256</code>, et non par une étiquette telle que <code>latest</code> que n’importe qui peut déplacer. Ce qui change d’un environnement à l’autre (adresses, clés, niveau de journal) vient de variables lues au démarrage.</p>

<p>Sur une connexion lente, le gain est immédiat&nbsp;: l’image ne traverse jamais le réseau du bureau. Vous poussez quelques kilo-octets de code, la construction se fait près du registre. Placez les dépendances avant le code dans le <code>Dockerfile</code>, et le serveur ne téléchargera que la dernière couche.</p>

<h2 id="deployer">Déployer, et surtout revenir</h2>

<p>Sur le serveur, le fichier Compose contient <code>image: ghcr.io/our-team/app@\${DIGEST}</code> et une sonde de santé. Tout le déploiement tient dans ce script&nbsp;:</p>

<pre><code class="language-bash">#!/usr/bin/env bash
# /srv/app/deploy.sh
set -euo pipefail
cd /srv/app

digest="\${1:-\${SSH_ORIGINAL_COMMAND:-}}"
if [[ ! "$digest" =~ ^sha256:[0-9a-f]{64}$ ]]; then
  echo "expected a digest" &gt;&amp;2
  exit 2
fi

exec 9&gt; deploy.lock
flock -w 120 9

run() {
  echo "DIGEST=$1" &gt; .env  # passwords live in app.env, never here
  docker compose up -d --wait --wait-timeout 60
}

touch releases
previous="$(tail -n 1 releases)"
if run "$digest"; then
  echo "$digest" &gt;&gt; releases
else
  if [[ -n "$previous" ]]; then run "$previous"; fi
  exit 1
fi</code></pre>

<p>Si la sonde ne répond pas dans la minute, la version précédente revient seule et le pipeline passe au rouge. Le remplacement du conteneur coûte quelques secondes de coupure&nbsp;; pour une petite équipe, c’est un prix plus doux qu’un orchestrateur à nourrir. Et quand le défaut n’apparaît qu’une heure plus tard&nbsp;:</p>

<pre><code class="language-bash">#!/usr/bin/env bash
# /srv/app/rollback.sh
exec /srv/app/deploy.sh "$(tail -n 2 /srv/app/releases | head -n 1)"</code></pre>

<p>Une commande, rien à reconstruire, aucun commit à annuler dans l’urgence. Relancez-la et vous revenez à la version la plus récente, comme avec <code>cd -</code>. Exercez-vous une fois par mois, à froid, en faisant taper la commande par la personne qui l’a le moins tapée.</p>

<h3>La base de données ne recule pas</h3>

<p>Un retour n’est sûr que si l’ancienne version comprend encore la base. Nous découpons donc chaque changement de schéma en trois livraisons&nbsp;: on ajoute la nouvelle colonne, facultative&nbsp;; le code écrit dans les deux et recopie l’existant&nbsp;; l’ancienne colonne ne disparaît qu’une fois la version précédente hors de cause, souvent une semaine après. Renommer une colonne en un seul coup, c’est brûler le pont que l’on vient de construire.</p>

<h2 id="secrets-couts">Des secrets rares, une facture lisible</h2>

<p>Le meilleur secret est celui que le pipeline ne possède pas. Les mots de passe de la base vivent sur le serveur, à côté d’un jeton qui ne sait que lire le registre&nbsp;; la CI n’a qu’une clé SSH, et cette clé ne sait faire qu’une chose. Dans <code>authorized_keys</code>, une ligne l’enferme&nbsp;:</p>

<pre><code class="language-bash">restrict,command="/srv/app/deploy.sh" ssh-ed25519 AAAA... ci</code></pre>

<p>Volée, elle permet au pire de redéployer une image qui existe déjà dans votre registre. Ajoutez trois habitudes&nbsp;: fixer les actions tierces à une empreinte de commit, enregistrer la clé du serveur dans <code>KNOWN_HOSTS</code> au lieu de l’accepter à l’aveugle, remplacer la clé à chaque départ.</p>

<p>Côté coûts, comptez avant de payer. Une exécution de six minutes, quinze fois par jour, vingt-deux jours par mois&nbsp;: 1&#8239;980&nbsp;minutes, à peine sous les 2&#8239;000&nbsp;minutes mensuelles que l’offre gratuite de GitHub accorde aux dépôts privés au moment où nous écrivons. Chaque tâche étant arrondie à la minute supérieure, mieux vaut trois tâches que neuf. Et gardez les machines macOS, décomptées dix fois, pour les seules publications iOS.</p>

<h2 id="mesurer">Mesurer le délai, sans se raconter d’histoires</h2>

<p>Une seule mesure nous suffit pour commencer&nbsp;: le temps qui sépare l’ouverture d’une demande de fusion de son arrivée sur <code>main</code>. La médiane en heures s’obtient sans aucun outil supplémentaire&nbsp;:</p>

<pre><code class="language-bash">gh pr list --state merged --limit 30 --json createdAt,mergedAt \\
  --jq '[.[] | (.mergedAt | fromdate) - (.createdAt | fromdate)]
        | sort | .[length / 2 | floor] / 3600'</code></pre>

<p>Ajoutez la durée du pipeline et vous connaissez votre délai. S’il dépasse la journée, la machine est rarement en cause&nbsp;: les modifications sont trop grosses, ou la relecture attend quelqu’un. Notez aussi, dans un simple fichier, chaque retour en arrière et le temps qu’il a pris. Ces deux chiffres, relus ensemble chaque mois, valent mieux qu’un tableau de bord que personne n’ouvre.</p>

<blockquote><p>La bonne cadence est celle à laquelle livrer un vendredi n’est plus un sujet de conversation.</p></blockquote>

<p>Commencez demain par la tâche <code>verify</code>, seule. La semaine suivante, construisez l’image&nbsp;; celle d’après, déployez. Et si vous préférez que nous installions la chaîne avec vous, puis que nous vous laissions les clés, <a href="/services">nos services</a> décrivent la démarche et <a href="/devis">le devis en ligne</a> en donne le prix.</p>
`,
};
