/** A source of choices that makes the same ones at every run (mulberry32). */
export function createChooser(seed: number): <Choice>(choices: readonly Choice[]) => Choice {
  let state = seed;
  return (choices) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    const share = ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    return choices[Math.floor(share * choices.length)] as (typeof choices)[number];
  };
}

type Choose = ReturnType<typeof createChooser>;

const ACTS = 'Livrer,Mesurer,Sécuriser,Documenter,Alléger,Tester,Reprendre,Préparer,Relire,Sauvegarder'.split(
  ',',
);
const THINGS =
  'une API de paiement,un site de commerce,la collecte de données,une file de messages,un tableau de bord,une application de terrain,le catalogue d’une coopérative,un formulaire hors ligne,la facturation d’une école,un service de livraison'.split(
    ',',
  );
const REASONS =
  'sans perdre un message,avec une équipe de trois,quand le réseau manque,pour un téléphone modeste,avant l’ouverture,après un incident,en une semaine,sans changer d’hébergeur'.split(
    ',',
  );
const WHO =
  'l’équipe,le client,la gérante,un relecteur,l’hébergeur,chaque agent,la personne d’astreinte'.split(',');
const DOES =
  'vérifie,reprend,note,partage,compare,simplifie,annule,rejoue,attend,mesure,explique,range'.split(',');
const WHAT =
  'la sauvegarde de la veille,le journal des envois,un relevé en double,la clé d’idempotence,les droits de chacun,une image trop lourde,la page la plus lue,le délai de réponse,un essai oublié,la liste des écarts,le tarif annoncé,une requête lente'.split(
    ',',
  );
const WHEN =
  'avant chaque livraison,deux fois par jour,dès la première erreur,sans attendre la fin du mois,à heure fixe,quand la connexion revient,depuis un simple téléphone,au lieu de recommencer'.split(
    ',',
  );

/** A title such as « Mesurer une file de messages quand le réseau manque ». */
export function writeTitle(choose: Choose): string {
  return `${choose(ACTS)} ${choose(THINGS)} ${choose(REASONS)}`;
}

export function writeSentence(choose: Choose): string {
  const sentence = `${choose(WHO)} ${choose(DOES)} ${choose(WHAT)} ${choose(WHEN)}.`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

export function writeParagraph(choose: Choose, sentences: number): string {
  return Array.from({ length: sentences }, () => writeSentence(choose)).join(' ');
}

/** A noun phrase such as « file de messages », for a tag or a feature. */
export function nameThing(choose: Choose): string {
  return choose(THINGS).replace(/^(une?|la|le|les) /, '');
}
