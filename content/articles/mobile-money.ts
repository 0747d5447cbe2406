import type { Article } from '../types';

export const mobileMoney: Article = {
  id: 'fe391383-08e5-4c38-897a-9911d746203e',
  title: 'Mobile Money : encaisser sans perdre un paiement de vue',
  excerpt:
    'Une demande envoyée n’est pas une somme reçue. Confirmations asynchrones, webhooks signés, rapprochement quotidien et messages clairs : ce qu’il faut prévoir avant le premier client.',
  author: 'L’équipe Atelier Trame',
  date: '2024-10-22',
  readTime: '7 min',
  category: 'API',
  tags: ['Mobile Money', 'Paiement', 'Webhooks', 'API', 'PostgreSQL', 'Sécurité'],
  image: { picture: 'cover-mobile-money', alt: 'Losanges ocre et turquoise entrelacés sur un tissu indigo' },
  featured: false,
  views: 1537,
  likes: 118,
  comments: 23,
  content: `
<p>Une cliente valide son panier. Son téléphone affiche une demande de paiement, elle compose son code secret, reçoit le SMS de l’opérateur, et votre site annonce&nbsp;: «&nbsp;Échec du paiement&nbsp;». Elle recommence. Elle a désormais payé deux fois une commande qui n’existe pas, et c’est à vous qu’elle va écrire.</p>

<p>Intégrer le Mobile Money demande un après-midi si tout va bien. Le métier commence ensuite&nbsp;: entre l’instant où vous demandez l’argent et celui où vous savez qu’il est arrivé, il peut se passer quatre secondes ou quatre heures.</p>

<h2 id="demande">Une demande n’est pas un encaissement</h2>

<p>Avec une carte, la réponse arrive souvent dans l’échange HTTP lui-même. Avec le Mobile Money, votre appel déclenche une conversation entre l’opérateur et un téléphone que vous ne voyez pas. L’API répond «&nbsp;demande acceptée&nbsp;», ce qui veut seulement dire&nbsp;: «&nbsp;j’ai bien noté&nbsp;». Le paiement est donc un objet à part entière, avec sa propre vie&nbsp;:</p>

<pre><code class="language-sql">CREATE TABLE payment (
  id           uuid PRIMARY KEY,      -- sent to the operator as our reference
  order_id     uuid NOT NULL,
  provider     text NOT NULL,
  provider_ref text,
  amount       bigint NOT NULL CHECK (amount &gt; 0),  -- smallest unit
  currency     char(3) NOT NULL,
  status       text NOT NULL DEFAULT 'created' CHECK
    (status IN ('created', 'pending', 'succeeded', 'failed', 'expired')),
  created_at   timestamptz NOT NULL DEFAULT now(),
  paid_at      timestamptz,           -- the operator's clock, not ours
  UNIQUE (provider, provider_ref)
);

CREATE UNIQUE INDEX one_open_payment_per_order
  ON payment (order_id) WHERE status IN ('created', 'pending');</code></pre>

<p>Trois choix se cachent ici. L’identifiant est créé et enregistré <em>avant</em> l’appel&nbsp;: s’il se perd en route, on peut encore demander à l’opérateur ce qu’il est devenu. L’index interdit deux demandes ouvertes pour une même commande, donc le double clic. Enfin, le montant est un entier dans la plus petite unité de la devise, et cette unité varie&nbsp;: le franc CFA n’a pas de décimale, le cedi en a deux, le dinar tunisien trois. Multiplier par cent «&nbsp;comme partout&nbsp;» coûte cher une fois, et une seule.</p>

<blockquote><p>Un délai dépassé n’est pas un échec. C’est une question restée sans réponse, et il faut la reposer.</p></blockquote>

<p>Si l’appel dépasse son délai, laissez le paiement en attente et interrogez l’API avec votre référence. Ne relancez une demande neuve qu’après une réponse claire&nbsp;: échouée, ou inconnue de l’opérateur au bout d’un délai qu’il vous aura confirmé par écrit.</p>

<h2 id="webhooks">Recevoir les webhooks sans les croire sur parole</h2>

<p>L’adresse qui reçoit les notifications est publique&nbsp;; n’importe qui peut y annoncer un paiement. Quand le prestataire signe ses messages, vérifiez la signature sur les octets reçus, avant toute lecture du JSON, car une simple espace réécrite la rendrait fausse. Les en-têtes changent d’un prestataire à l’autre, le principe demeure&nbsp;:</p>

<pre><code class="language-typescript">import { createHmac, timingSafeEqual } from 'node:crypto';

type Signed = { rawBody: Buffer; timestamp: string; signature: string };

export function isAuthentic({ rawBody, timestamp, signature }: Signed, secret: string): boolean {
  const ageSeconds = Math.abs(Date.now() / 1000 - Number(timestamp));
  if (!(ageSeconds &lt;= 300)) return false; // also refuses NaN
  const expected = createHmac('sha256', secret).update(\`\${timestamp}.\`).update(rawBody).digest();
  const received = Buffer.from(signature, 'hex');
  return received.length === expected.length &amp;&amp; timingSafeEqual(received, expected);
}</code></pre>

<p>La comparaison à durée constante empêche de deviner la signature octet par octet&nbsp;; l’horodatage empêche de rejouer demain un message d’aujourd’hui. La suite tient en deux gestes&nbsp;: ranger, répondre.</p>

<pre><code class="language-typescript">app.post('/webhooks/momo', express.raw({ type: '*/*' }), async (req, res, next) =&gt; {
  try {
    const rawBody: Buffer = req.body;
    const timestamp = req.get('X-Timestamp') ?? '';
    const signature = req.get('X-Signature') ?? '';
    if (!isAuthentic({ rawBody, timestamp, signature }, webhookSecret)) {
      res.sendStatus(401);
      return;
    }
    const event: { id: string } = JSON.parse(rawBody.toString('utf8'));
    await db.query(
      'INSERT INTO webhook_event (id, body) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING',
      [event.id, rawBody.toString('utf8')],
    );
    res.sendStatus(200);
  } catch (error) {
    next(error); // 500: the operator will try again
  }
});</code></pre>

<p>Répondez en moins d’une seconde&nbsp;; le travail se fait ensuite, dans une file. Certains opérateurs ne signent rien du tout. Traitez alors la notification comme une sonnette&nbsp;: elle dit qu’il se passe quelque chose, et c’est en relisant l’état par l’API, avec vos propres identifiants, que vous apprenez quoi. Nous le faisons même quand la signature est bonne, pour tout montant qui compte.</p>

<h2 id="idempotence">Une seule porte vers «&nbsp;payé&nbsp;»</h2>

<p>Webhook, relecture périodique, geste du support&nbsp;: trois chemins peuvent annoncer le même succès, parfois à la même seconde. Ils passent tous par une seule instruction&nbsp;:</p>

<pre><code class="language-sql">UPDATE payment
   SET status = 'succeeded', provider_ref = $2, paid_at = $3
 WHERE id = $1
   AND status IN ('created', 'pending', 'expired')
   AND amount = $4 AND currency = $5
RETURNING order_id;</code></pre>

<p>Une ligne revient&nbsp;: la commande est validée et le reçu mis en file, dans la même transaction. Aucune ligne&nbsp;: soit le travail était déjà fait, soit le montant diffère, et une personne doit regarder. Remarquez <code>expired</code> dans la liste. Une confirmation tardive reste de l’argent reçu&nbsp;; si la commande n’est plus possible, on rembourse, on n’ignore pas.</p>

<h2 id="rapprochement">Rapprocher chaque matin</h2>

<p>Les webhooks se perdent, les relevés restent. Chaque nuit, nous importons celui de l’opérateur et nous le confrontons à notre table, sur l’heure de l’opérateur des deux côtés&nbsp;:</p>

<pre><code class="language-sql">SELECT provider_ref, p.amount AS ours, s.amount AS theirs,
       CASE WHEN p.id IS NULL THEN 'received, unknown to us'
            WHEN s.amount IS NULL THEN 'paid here, missing there'
            ELSE 'amounts differ' END AS anomaly
  FROM (SELECT * FROM payment WHERE status = 'succeeded'
           AND paid_at &gt;= $1 AND paid_at &lt; $2) p
  FULL JOIN (SELECT * FROM statement_line
              WHERE paid_at &gt;= $1 AND paid_at &lt; $2) s
 USING (provider, provider_ref)
 WHERE p.amount IS DISTINCT FROM s.amount;</code></pre>

<p>Le résultat attendu est une table vide, envoyée quand même&nbsp;: un message «&nbsp;zéro écart&nbsp;» prouve que le contrôle a tourné. Vérifiez aussi la somme virée sur le compte bancaire, frais déduits, car c’est elle que lit votre comptable. Et tant qu’un paiement reste en attente, une tâche le relit à une minute, cinq minutes, trente minutes, puis toutes les heures pendant deux jours.</p>

<h2 id="production">Du bac à sable à la vraie vie</h2>

<p>Le bac à sable confirme tout de suite, dans l’ordre, une seule fois. La production n’a pas lu cette documentation. Avant l’ouverture, nous remplaçons l’opérateur par un simulateur mal élevé, qui sait&nbsp;:</p>

<ul>
<li>envoyer deux fois la même notification, ou le succès avant «&nbsp;en attente&nbsp;»&nbsp;;</li>
<li>accepter la demande et couper la connexion avant de répondre&nbsp;;</li>
<li>confirmer après l’expiration, ou pour un autre montant&nbsp;;</li>
<li>se taire une heure entière.</li>
</ul>

<p>Puis viennent les formalités, plus lentes que le code&nbsp;: dossier d’identification de l’entreprise, adresses IP autorisées, plafonds par transaction, format des numéros, droits de remboursement. Lancez-les le premier jour. Enregistrez les numéros au format international et ne devinez pas l’opérateur d’après le préfixe&nbsp;: la portabilité existe dans plusieurs pays. Quant au remboursement, c’est un paiement de plus, dans l’autre sens, avec sa propre ligne, son propre identifiant et la même prudence.</p>

<p>La veille de l’ouverture, chacun paie cent francs depuis chaque opérateur, puis se fait rembourser. Les clés de production ne quittent jamais le serveur&nbsp;; ni l’application mobile, ni le dépôt ne les contiennent.</p>

<h2 id="messages">Ce que lit la personne qui paie</h2>

<p>Elle a engagé son argent&nbsp;; chaque silence l’inquiète. Nous écrivons ces phrases avant le code&nbsp;:</p>

<table>
<thead><tr><th scope="col">Situation</th><th scope="col">Message</th></tr></thead>
<tbody>
<tr><td>Demande partie</td><td>«&nbsp;Une demande de 5&#8239;000&nbsp;FCFA vient d’arriver sur votre téléphone. Composez-y votre code secret, jamais sur ce site.&nbsp;»</td></tr>
<tr><td>Sans réponse</td><td>«&nbsp;L’opérateur n’a pas encore confirmé. Ne payez pas une seconde fois&nbsp;: nous vous écrirons dès que nous savons.&nbsp;»</td></tr>
<tr><td>Solde insuffisant</td><td>«&nbsp;Votre solde ne couvre pas ce montant. Rien n’a été débité, votre panier est conservé.&nbsp;»</td></tr>
<tr><td>Payé</td><td>«&nbsp;Paiement reçu. Référence 7K4-Q2M, à garder avec le SMS de l’opérateur.&nbsp;»</td></tr>
</tbody>
</table>

<p>La page peut être fermée, le téléphone peut s’éteindre&nbsp;: l’état vit sur le serveur, et le même lien le retrouve. Si vous avez un paiement à brancher, ou un écart à élucider, <a href="/contact">parlons-en</a>&nbsp;; l’intégration figure aussi, prix compris, dans <a href="/devis">le devis en ligne</a>.</p>
`,
};
