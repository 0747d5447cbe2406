import type { Article } from '../types';

export const horsLigne: Article = {
  id: '7ef585a2-3c08-4334-bf0c-a02831c8a1f8',
  title: 'Hors ligne d’abord : des applications qui n’attendent pas le réseau',
  excerpt:
    'Base locale, boîte d’envoi, clés d’idempotence et règles de conflit : comment construire une application mobile qui travaille toute la journée sans réseau et ne perd rien au retour.',
  author: 'L’équipe Atelier Trame',
  date: '2024-09-24',
  readTime: '7 min',
  category: 'Applications Mobiles',
  tags: ['Hors ligne', 'Mobile', 'SQLite', 'Synchronisation', 'TypeScript', 'React Native'],
  image: {
    picture: 'cover-hors-ligne',
    alt: 'Tissu indigo dont la trame terracotta s’interrompt au milieu puis reprend au même rang',
  },
  featured: false,
  views: 1204,
  likes: 96,
  comments: 11,
  content: `
<p>L’agente de santé a marché deux heures. Elle remplit la fiche, appuie sur «&nbsp;Enregistrer&nbsp;», et un petit cercle se met à tourner. Il tourne encore quand elle range le téléphone. A-t-elle enregistré&nbsp;? Elle n’en sait rien, alors elle recopie tout dans un cahier. Ce soir-là, l’application a perdu davantage qu’une fiche&nbsp;: elle a perdu sa confiance.</p>

<p>«&nbsp;Hors ligne d’abord&nbsp;» signifie qu’une action est terminée quand le téléphone l’a écrite, et que le réseau sert ensuite à la transmettre. Ce choix coûte cher à rattraper et presque rien le premier jour.</p>

<h2 id="base-locale">La base locale est la vérité de l’écran</h2>

<p>L’écran lit SQLite et n’attend jamais une réponse HTTP. Chaque écriture touche deux tables dans la même transaction&nbsp;: l’objet lui-même, et une <strong>boîte d’envoi</strong> qui dit ce que le serveur doit encore apprendre.</p>

<pre><code class="language-sql">CREATE TABLE visit (
  id         TEXT PRIMARY KEY,            -- UUID created on the phone
  village    TEXT NOT NULL,
  notes      TEXT NOT NULL DEFAULT '',
  version    INTEGER NOT NULL DEFAULT 0,  -- last server version seen
  written_at TEXT NOT NULL                -- phone clock: informative only
);

CREATE TABLE outbox (
  seq       INTEGER PRIMARY KEY AUTOINCREMENT,
  key       TEXT NOT NULL UNIQUE,         -- idempotency key
  entity_id TEXT NOT NULL,
  payload   TEXT NOT NULL,                -- JSON, with its format number
  status    TEXT NOT NULL DEFAULT 'pending'
            CHECK (status IN ('pending', 'blocked'))
);</code></pre>

<p>L’identifiant naît sur le téléphone. Sans cela, il faudrait demander un numéro au serveur pour créer une fiche, puis réécrire toutes les références au retour du réseau&nbsp;: deux semaines de travail pour fabriquer des bogues.</p>

<pre><code class="language-typescript">import { randomUUID } from 'expo-crypto';
import type { SQLiteDatabase } from 'expo-sqlite';

export type Visit = { id: string; village: string; notes: string };

export async function saveVisit(db: SQLiteDatabase, visit: Visit): Promise&lt;void&gt; {
  const payload = JSON.stringify({ format: 1, ...visit });
  await db.withExclusiveTransactionAsync(async (tx) =&gt; {
    await tx.runAsync(
      \`INSERT INTO visit (id, village, notes, written_at) VALUES (?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET village = excluded.village,
         notes = excluded.notes, written_at = excluded.written_at\`,
      [visit.id, visit.village, visit.notes, new Date().toISOString()],
    );
    await tx.runAsync(
      'INSERT INTO outbox (key, entity_id, payload) VALUES (?, ?, ?)',
      [randomUUID(), visit.id, payload],
    );
  });
}</code></pre>

<p>Soit les deux lignes existent, soit aucune. Le bouton répond en quelques millisecondes et l’écran peut dire la vérité&nbsp;: «&nbsp;Enregistré sur ce téléphone, en attente d’envoi&nbsp;».</p>

<h2 id="boite-envoi">Vider la boîte d’envoi, dans l’ordre</h2>

<p>L’envoi avance d’un fil à la fois. Chaque opération connaît trois issues&nbsp;: acceptée, refusée, ou à retenter. La troisième ne change rien à la boîte&nbsp;; la deuxième bloque l’objet concerné sans retenir les autres.</p>

<pre><code class="language-typescript">type Entry = { seq: number; key: string; entity_id: string; payload: string; version: number };
type Outcome = { version: number } | 'rejected' | 'retry';

const NEXT = \`SELECT o.seq, o.key, o.entity_id, o.payload, v.version
  FROM outbox o JOIN visit v ON v.id = o.entity_id
  WHERE o.entity_id NOT IN (SELECT entity_id FROM outbox WHERE status = 'blocked')
  ORDER BY o.seq LIMIT 1\`;

export async function drainOutbox(db: SQLiteDatabase, endpoint: string): Promise&lt;void&gt; {
  for (;;) {
    const entry = await db.getFirstAsync&lt;Entry&gt;(NEXT);
    if (!entry) return;
    const outcome = await send(entry, endpoint);
    if (outcome === 'retry') return;
    if (outcome === 'rejected') {
      await db.runAsync("UPDATE outbox SET status = 'blocked' WHERE seq = ?", [entry.seq]);
      continue;
    }
    await db.withExclusiveTransactionAsync(async (tx) =&gt; {
      await tx.runAsync('UPDATE visit SET version = ? WHERE id = ?', [outcome.version, entry.entity_id]);
      await tx.runAsync('DELETE FROM outbox WHERE seq = ?', [entry.seq]);
    });
  }
}

async function send(entry: Entry, endpoint: string): Promise&lt;Outcome&gt; {
  const abort = new AbortController();
  const timer = setTimeout(() =&gt; abort.abort(), 30_000);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': entry.key },
      body: JSON.stringify({ version: entry.version, data: JSON.parse(entry.payload) }),
      signal: abort.signal,
    });
    if (response.ok) return (await response.json()) as { version: number };
    const transient = [401, 408, 425, 429].includes(response.status) || response.status &gt;= 500;
    return transient ? 'retry' : 'rejected';
  } catch {
    return 'retry';
  } finally {
    clearTimeout(timer);
  }
}</code></pre>

<p>Le numéro de version part au moment de l’envoi, et non de la saisie&nbsp;: corriger deux fois la même fiche sans réseau ne doit pas créer un conflit avec soi-même.</p>

<p>Un verrou garantit qu’une seule vidange tourne à la fois. Après un échec, on attend deux secondes, puis quatre, puis huit, jusqu’à un quart d’heure, avec une part de hasard&nbsp;: quarante téléphones qui retrouvent la même antenne ne doivent pas frapper ensemble à la porte. Un 401 demande de renouveler la session, jamais d’effacer la boîte.</p>

<h2 id="idempotence">Recevoir deux fois, n’appliquer qu’une</h2>

<p>Le cas le plus sournois est aussi le plus banal&nbsp;: le serveur a tout enregistré, et c’est sa réponse qui s’est perdue. Le téléphone renverra donc la même opération. Côté PostgreSQL, la clé et la modification entrent dans la même transaction&nbsp;:</p>

<pre><code class="language-sql">BEGIN;
INSERT INTO processed_operation (key) VALUES ($1)
  ON CONFLICT (key) DO NOTHING
  RETURNING key;    -- no row: already applied, answer with the stored version

INSERT INTO visit (id, village, notes, version) VALUES ($2, $3, $4, 1)
  ON CONFLICT (id) DO UPDATE
    SET village = excluded.village, notes = excluded.notes, version = visit.version + 1
    WHERE visit.version = $5
  RETURNING version; -- no row: conflict, ROLLBACK and answer 409

UPDATE processed_operation SET version = $6 WHERE key = $1;
COMMIT;</code></pre>

<p>Deux envois simultanés de la même clé se mettent en file. Conservez ces clés aussi longtemps qu’un téléphone peut rester au fond d’un sac&nbsp;; nous retenons quatre-vingt-dix jours.</p>

<blockquote><p>Un réseau peu fiable perd des messages. Une application mal conçue en fabrique deux.</p></blockquote>

<h2 id="conflits">Choisir les règles de conflit avec le métier</h2>

<p>Deux personnes modifieront un jour la même fiche, chacune dans sa vallée. «&nbsp;Le dernier qui parle a raison&nbsp;» est une règle acceptable pour un numéro de téléphone, désastreuse pour un stock. Nous décidons champ par champ, avec ceux qui remplissent les fiches&nbsp;:</p>

<table>
<thead><tr><th scope="col">Nature de la donnée</th><th scope="col">Règle</th></tr></thead>
<tbody>
<tr><td>Constat daté (visite, mesure)</td><td>On ajoute, on ne modifie jamais&nbsp;: aucun conflit possible</td></tr>
<tr><td>Quantité (stock, caisse)</td><td>On transmet le mouvement, «&nbsp;sortie de 3&nbsp;», et le serveur calcule le solde</td></tr>
<tr><td>Coordonnées</td><td>La dernière version reçue l’emporte, l’ancienne reste dans l’historique</td></tr>
<tr><td>Texte long, décision</td><td>Les deux versions sont montrées, une personne tranche</td></tr>
</tbody>
</table>

<p>La plupart des conflits disparaissent à la première ligne. Pour le reste, n’utilisez pas l’heure du téléphone comme arbitre&nbsp;: elle est souvent fausse, parfois de plusieurs années. Le numéro de version attribué par le serveur, lui, ne ment pas.</p>

<h2 id="retour-reseau">Quand le réseau revient</h2>

<p>«&nbsp;Connecté&nbsp;» ne veut rien dire&nbsp;: un portail captif ou un forfait épuisé affichent de belles barres. La seule preuve de réseau est une réponse de votre serveur. Nous tentons donc l’envoi à l’ouverture de l’application, après chaque enregistrement, à chaque changement de connexion, et en tâche de fond quand le système le permet, sans jamais compter sur elle&nbsp;: Android l’espace d’au moins quinze minutes, iOS décide seul.</p>

<p>Dans l’autre sens, le téléphone ne redemande que ce qui a changé depuis un repère fourni par le serveur, suppressions comprises, et ne remplace jamais une fiche qui attend encore dans la boîte d’envoi. Méfiez-vous du repère&nbsp;: un numéro de séquence est attribué avant la validation de la transaction, si bien qu’une ligne plus ancienne peut apparaître après une plus récente. Relisez quelques minutes en arrière à chaque fois&nbsp;; les identifiants stables rendent ces doublons inoffensifs. Les règles qui font la facture&nbsp;:</p>

<ul>
<li>les textes d’abord, les photos ensuite, réduites à 1&#8239;600&nbsp;pixels et reprises là où l’envoi s’est arrêté&nbsp;;</li>
<li>des réponses compressées, des listes limitées à la zone de l’agent&nbsp;;</li>
<li>un compteur visible&nbsp;: «&nbsp;4&nbsp;fiches à envoyer, environ 12&nbsp;ko&nbsp;».</li>
</ul>

<h3>Et si le téléphone disparaît&nbsp;?</h3>

<p>Travailler hors ligne, c’est promener des données dans une poche. Chiffrez la base (SQLCipher s’y prête bien), gardez sa clé dans le coffre du système, n’emportez que les fiches de la tournée et effacez celles que le serveur a reçues depuis longtemps. Révoquer un appareil doit prendre une minute à un responsable, sans nous appeler.</p>

<h2 id="terrain">Essayer là où l’on s’en servira</h2>

<p>Le wifi du bureau valide à peu près tout. Avant chaque version, nous déroulons cette liste sur le téléphone le moins cher que les agents possèdent&nbsp;:</p>

<ol>
<li>couper le réseau pendant l’envoi, puis tuer l’application&nbsp;;</li>
<li>saisir une journée entière en mode avion et tout envoyer en 2G&nbsp;;</li>
<li>régler l’horloge deux ans en arrière&nbsp;;</li>
<li>remplir le stockage jusqu’au dernier mégaoctet&nbsp;;</li>
<li>modifier la même fiche sur deux téléphones&nbsp;;</li>
<li>mettre à jour l’application avec une boîte d’envoi pleine&nbsp;: d’où le numéro de <code>format</code> dans chaque envoi.</li>
</ol>

<p>Rien ne remplace ensuite une journée passée derrière un agent, carnet à la main, sans l’aider. Le moment où il hésite vous apprendra plus que tous vos journaux. Pour préparer la vôtre, <a href="/contact">écrivez-nous</a>, ou chiffrez directement votre application avec <a href="/devis">le devis en ligne</a>.</p>
`,
};
