import type { SiteContent } from '@/lib/content/gather-content';
import { FORM_FIELD, TRAP_FIELD } from '@/lib/rules/lead/answers';
import { CHOICE_FIELDS, PENDING_FIELD } from '@/lib/rules/quote/fields';
import { faultsIn, type Faults } from './faults';

/** What a form posts besides its own fields, the ids of its page, and what scripts ask of a form: no field has such a name. */
const RESERVED_NAMES = [
  ...[FORM_FIELD, TRAP_FIELD, PENDING_FIELD, ...CHOICE_FIELDS],
  ...['contenu', 'coordonnees', 'elements', 'matches', 'reset', 'submit'],
];

const PLAIN = 'des lettres, des chiffres, des traits d’union';
const ONE_LABEL = 'gardez un seul label';

/** What a form asks leaves under the name of its field: one name says one thing, in a link, a draft and a mail alike. */
export function* formFaults({ forms }: SiteContent): Faults {
  const all = Object.values(forms).flatMap(({ fields }) => fields);
  for (const [key, { fields }] of Object.entries(forms)) {
    const at = faultsIn('forms.ts', `forms.${key}.`);
    for (const [index, { name, label, kind, choices, autoComplete }] of fields.entries()) {
      const field = `fields[${index}].name`;
      const first = all.find((other) => other.name === name)?.label;
      if (!/^[\p{L}\d-]+$/u.test(name)) yield at(field, `« ${name} » n’est pas un nom de champ`, PLAIN);
      const known = kind === 'message' ? kind : autoComplete === 'organization' ? 'company' : name;
      if (name !== known)
        yield at(field, `le courrier le connaît sous « ${known} »`, 'gardez ce nom, changez label');
      if (choices?.length === 0)
        yield at(`fields[${index}].choices`, 'n’a aucun choix', 'écrivez-en, ou retirez ce champ');
      if (RESERVED_NAMES.includes(name))
        yield at(field, `« ${name} » est pris par la page elle-même`, 'nommez ce champ autrement');
      if (fields.findIndex((other) => other.name === name) < index)
        yield at(field, `« ${name} » y est deux fois`, 'gardez l’un des deux champs');
      else if (first !== label)
        yield at(`fields[${index}].label`, `« ${name} » se dit « ${first} » ailleurs`, ONE_LABEL);
    }
  }
}
