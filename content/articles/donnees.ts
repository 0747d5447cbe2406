import type { Article } from '../types';

export const donnees: Article = {
  id: '334b26fb-1376-4f2c-b488-5c47ac827157',
  title: 'Du tableur à l’API : exposer proprement ses données de terrain',
  excerpt:
    'Un contrat écrit, une validation à l’entrée, une API qui pagine sans rien oublier et des indicateurs définis une seule fois : le chemin du fichier partagé au tableau de bord fiable.',
  author: 'L’équipe Atelier Trame',
  date: '2024-06-11',
  readTime: '6 min',
  category: 'API',
  tags: ['Données', 'API', 'Python', 'SQL', 'Collecte', 'Tableaux de bord'],
  image: {
    picture: 'cover-donnees',
    alt: 'Colonnes de fils colorés qui montent comme un histogramme sur un tissu indigo',
  },
  featured: false,
  views: 968,
  likes: 74,
  comments: 9,
  content: `
<p>Le fichier s’appelle <code>suivi_points_eau_v7_FINAL_corrige2.xlsx</code>. Il contient trois ans de travail, onze onglets, deux façons d’écrire «&nbsp;Kédougou&nbsp;» et une colonne jaune dont la signification est partie avec un stagiaire. Chaque mois, quelqu’un passe deux jours à en tirer un tableau de bord. Chaque mois, une personne en réunion demande d’où vient le chiffre.</p>

<p>Ne nous moquons pas du tableur&nbsp;: s’il a tenu trois ans, c’est qu’il rendait service. Il sait saisir, calculer, partager sans rien demander à personne. Il ne sait simplement pas refuser une donnée fausse, ni dire qui l’a changée, ni servir dix lecteurs à la fois. Voici comment nous lui retirons ces trois tâches sans arrêter la collecte un seul jour.</p>

<h2 id="contrat">Écrire le contrat avant le code</h2>

<p>Nous commençons sans ordinateur, avec les enquêteurs et ceux qui lisent les chiffres. Pour chaque colonne&nbsp;: que signifie-t-elle, dans quelle unité, qui la remplit, que veut dire une case vide&nbsp;? «&nbsp;Non mesuré&nbsp;», «&nbsp;mesuré&nbsp;: zéro&nbsp;» et «&nbsp;sans objet&nbsp;» sont trois réponses différentes, que le tableur confond avec application. Le résultat tient sur une page, et un relevé prend cette forme&nbsp;:</p>

<pre><code class="language-json">{
  "id": "5f0c7a52-9d1e-4b7c-8a53-2f6f0f8f9b11",
  "water_point": "KDG-0142",
  "observed_at": "2024-05-14T08:40:00+00:00",
  "status": "working",
  "flow_l_min": 17.5
}</code></pre>

<p>Quelques règles nous ont épargné bien des nuits&nbsp;:</p>

<ul>
<li>l’identifiant est créé à la saisie, pour qu’un envoi répété ne compte qu’une fois&nbsp;;</li>
<li>le lieu est un code tiré d’une liste, son nom s’affiche mais ne s’écrit pas&nbsp;;</li>
<li>les dates portent leur fuseau, les nombres un point décimal, les colonnes leur unité&nbsp;;</li>
<li>les états viennent d’une liste fermée, et «&nbsp;autre&nbsp;» n’existe qu’avec une précision.</li>
</ul>

<h2 id="valider">Valider à l’entrée, une seule fois</h2>

<p>Le contrat devient du code que l’on peut relire à voix haute. Avec Pydantic, en Python&nbsp;:</p>

<pre><code class="language-python">from decimal import Decimal
from typing import Annotated, Literal
from uuid import UUID

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field, model_validator


class Reading(BaseModel):
    model_config = ConfigDict(extra="forbid", str_strip_whitespace=True)

    id: UUID
    water_point: Annotated[str, Field(pattern=r"^[A-Z]{3}-[0-9]{4}$")]
    observed_at: AwareDatetime
    status: Literal["working", "degraded", "broken"]
    flow_l_min: Annotated[Decimal, Field(ge=0, le=200)] | None = None

    @model_validator(mode="after")
    def broken_means_no_flow(self) -&gt; "Reading":
        if self.status == "broken" and self.flow_l_min:
            raise ValueError("a broken water point cannot have a flow")
        return self</code></pre>

<p>Le même modèle sert partout&nbsp;: à l’API, au formulaire mobile qui en reçoit le schéma, et à la reprise de l’historique. Cette reprise est le vrai chantier. Un export français se lit avec des points-virgules, souvent un marqueur invisible en tête de fichier, et des virgules dans les nombres&nbsp;:</p>

<pre><code class="language-python">import csv
from pathlib import Path

from pydantic import ValidationError


def sort_rows(path: Path) -&gt; tuple[list[Reading], list[dict]]:
    accepted: list[Reading] = []
    rejected: list[dict] = []
    with path.open(encoding="utf-8-sig", newline="") as file:
        for number, row in enumerate(csv.DictReader(file, delimiter=";"), start=2):
            values = {key: value or None for key, value in row.items()}
            if values.get("flow_l_min"):
                values["flow_l_min"] = values["flow_l_min"].replace(",", ".")
            try:
                accepted.append(Reading.model_validate(values))
            except ValidationError as error:
                reasons = [f"{e['loc']}: {e['msg']}" for e in error.errors()]
                rejected.append({"line": number, "row": row, "reasons": reasons})
    return accepted, rejected</code></pre>

<p>Rien n’est corrigé en silence. Les lignes refusées repartent vers ceux qui connaissent le terrain, avec leur numéro et la raison. La première passe en rejette toujours beaucoup&nbsp;; c’est un inventaire, personne n’est en faute. L’une de nos applications de collecte, qui contrôle chaque réponse sur place, a réduit de 80&nbsp;% les erreurs de saisie&nbsp;: l’enquêteur est encore devant le point d’eau quand la question se pose.</p>

<blockquote><p>Une donnée fausse coûte une minute à corriger sur place, une journée au siège, et une décision si personne ne la voit.</p></blockquote>

<h2 id="ranger">Ranger pour pouvoir expliquer</h2>

<p>Dans PostgreSQL, un relevé s’ajoute et ne se modifie pas. Une correction est un nouveau relevé qui désigne celui qu’il remplace&nbsp;; l’historique répond alors à la question de la réunion.</p>

<pre><code class="language-sql">CREATE TABLE reading (
  id          uuid PRIMARY KEY,
  replaces    uuid UNIQUE REFERENCES reading (id),
  water_point text NOT NULL REFERENCES water_point (code),
  observed_at timestamptz NOT NULL,
  recorded_at timestamptz NOT NULL DEFAULT now(),
  recorded_by text NOT NULL,
  status      text NOT NULL CHECK (status IN ('working', 'degraded', 'broken')),
  flow_l_min  numeric(6, 2) CHECK (flow_l_min BETWEEN 0 AND 200)
);
CREATE INDEX reading_arrival ON reading (recorded_at, id);</code></pre>

<p>Gardez aussi le fichier d’origine, intact, avec la date de sa reprise. Le jour où un total surprend, vous pourrez remonter du graphique à la ligne, et de la ligne à la main qui l’a saisie, sans soupçonner personne.</p>

<p>Deux dates, parce que le terrain a ses délais&nbsp;: <code>observed_at</code> dit quand on a regardé, <code>recorded_at</code> quand le serveur l’a su. Entre les deux, il y a parfois une saison des pluies. Les contraintes répètent celles du modèle, et c’est voulu&nbsp;: un jour, quelqu’un écrira dans la base sans passer par l’API.</p>

<h2 id="api">Une API que l’on peut quitter et reprendre</h2>

<p>Trois adresses suffisent à commencer&nbsp;: déposer un relevé, lire ce qui est nouveau, exporter en CSV. Le dépôt insère avec <code>ON CONFLICT (id) DO NOTHING</code>&nbsp;: un téléphone peut renvoyer dix fois le même relevé, il n’en restera qu’un. Une erreur de contrat répond 422 et nomme le champ, dans les mots du formulaire&nbsp;; l’enquêteur n’a pas à apprendre l’anglais des bases de données.</p>

<p>La lecture pagine sur l’ordre d’arrivée. Si elle suivait la date d’observation, un relevé arrivé en retard se glisserait derrière le lecteur, qui ne le verrait jamais.</p>

<pre><code class="language-sql">SELECT id, water_point, observed_at, recorded_at, status, flow_l_min
  FROM reading
 WHERE (recorded_at, id) &gt; ($1, $2)
   AND recorded_at &lt; now() - interval '1 minute'
 ORDER BY recorded_at, id
 LIMIT 500;</code></pre>

<p>La minute de retrait laisse aux transactions en cours le temps de se terminer, pourvu qu’aucune ne dure davantage. Contrairement à <code>OFFSET</code>, ce repère reste rapide à la dix-millième page et ne saute aucune ligne. La réponse le remet au lecteur, qui le rapportera tel quel&nbsp;:</p>

<pre><code class="language-json">{
  "data": [
    { "id": "5f0c7a52-9d1e-4b7c-8a53-2f6f0f8f9b11", "water_point": "KDG-0142", "status": "working" }
  ],
  "next": "2024-05-14T09:12:31.482913Z,5f0c7a52-9d1e-4b7c-8a53-2f6f0f8f9b11",
  "more": false
}</code></pre>

<p>Sur une connexion facturée au mégaoctet, trois réglages changent tout&nbsp;: la compression, un paramètre <code>fields</code> pour ne demander que les colonnes utiles, et un <code>ETag</code> qui permet de répondre 304, sans corps, quand rien n’a bougé.</p>

<h3>Ouvrir sans exposer</h3>

<p>Une clé par lecteur, révocable, avec un droit précis. Les noms et les téléphones vivent dans une autre table, que cette API ne lit pas. Pour une diffusion publique, arrondissez les coordonnées à deux décimales, soit environ un kilomètre, et supprimez les regroupements de moins de cinq foyers&nbsp;: dans un petit village, une moyenne suffit à désigner une famille.</p>

<h2 id="tableaux">Des indicateurs définis à un seul endroit</h2>

<p>Un tableau de bord ne doit rien calculer qui se discute. La définition vit dans une vue, relue et datée comme le reste du code&nbsp;:</p>

<pre><code class="language-sql">CREATE VIEW water_point_now AS
SELECT DISTINCT ON (r.water_point)
       r.water_point, r.status, r.flow_l_min, r.observed_at,
       r.observed_at &lt; now() - interval '90 days' AS stale
  FROM reading r
 WHERE NOT EXISTS (SELECT 1 FROM reading c WHERE c.replaces = r.id)
 ORDER BY r.water_point, r.observed_at DESC, r.recorded_at DESC;</code></pre>

<p>La colonne <code>stale</code> est la plus honnête du lot. «&nbsp;78&nbsp;% des points fonctionnent&nbsp;» ne signifie rien sans «&nbsp;parmi les 41&nbsp;relevés depuis moins de quatre-vingt-dix jours, sur 120&nbsp;». Affichez toujours les trois nombres&nbsp;; un bon tissu montre aussi ses fils manquants.</p>

<p>Et le tableur&nbsp;? Il reste, à sa vraie place&nbsp;: au bout de la chaîne. Excel ou LibreOffice ouvrent l’export, les analystes croisent et colorient à loisir, plus rien n’y prend sa source. Commencez par un seul formulaire, gardez l’ancien fichier en parallèle pendant un mois, puis comparez. Si vous voulez de la compagnie pour ce mois-là, voyez <a href="/services">nos services</a> ou <a href="/contact">envoyez-nous votre fichier FINAL</a>&nbsp;; nous en avons vu d’autres.</p>
`,
};
