import { forms } from '@/content/forms';
import { lineOf } from '@/lib/content/content-texts';
import { wrongSigns } from '@/lib/rules/french-text';
import type { SiteContent } from '@/lib/content/gather-content';
import { isRightLink } from '@/lib/pages/is-right-link';
import type { Faults } from './faults';

/** The names in braces that pages fill, by the texts that may hold them. */
const NAMES: readonly [names: string, fields: RegExp][] = [
  ['weight', /^WEIGHT_HOLE$|^(\w+Page\.(header|hero)|errorsPage)\.edge$/],
  ['size', /^weights\.|\.filmButton\.size$/],
  ['count', /(?<!group)\.(one|many|none)$|^(blogWords\.found|quoteWords\.sheet\.others)$/],
  ['count most', /^formWords\.(fields\.length|errors\.message)$/],
  ['count all', /^quoteWords\.group\.some$/],
  ['title time', /^formWords\.after\.sent$/],
  ['date', /^quoteWords\.currencies\.note$|^legalWords\.updated$/],
  ['date text', /^articleWords\.notes\.corrected$/],
  ['name', /^postedForms\.line-too-long$|^articleWords\.whatsapp\.text$|^blogWords\.none\.empty$/],
  ['name', /^quoteWords\.(custom\.remove|receipt\.removed?|printed\.forWhom)$/],
  ['name day', /^formWords\.edge$/],
  ['day', /^quoteWords\.printed\.terms$/],
  ['delay', /^quoteWords\.receipt\.delay$|^homePage\.pricing\.delivery$/],
  ['fewest most', /^quoteWords\.delay\./],
  ['total', /^quoteWords\.(total|link\.moved)$/],
  ['lines total', /^frameWords\.keptQuote\.text$|^quoteWords\.(sum|kept|actions\.shared|link\.shared)$/],
  ['name lines total', /^quoteWords\.link\.from$/],
  ['name lines total day', /^quoteWords\.edge\.owned$/],
  ['lines total day', /^quoteWords\.edge\.unowned$/],
  ['currency total', /^quoteWords\.currencies\.readIn$/],
  ['adds', /^quoteWords\.offer\.adds$/],
  ['offer others total sum', /^quoteWords\.offer\.(cheaper|dearer|asked)$/],
  ['offer', /^quoteWords\.offer\.wish$/],
  ['lines total delay url', /^quoteWords\.whatsapp\.text$/],
  [forms.quote.fields.map(({ name }) => name).join(' '), /^quoteWords\.whatsapp\.text$/],
  ['total saved', /^homePage\.pricing\.linesTotal$/],
];

/** The texts that lose a fact where a name is missing. */
const NEEDED =
  /^quoteWords\.(total|sum|kept|custom\.remove|receipt\.(delay|removed?)|(link|currencies)\.\w+|actions\.shared|whatsapp\.text)$|^homePage\.pricing\.delivery$/;

/** Whatever file they stand in: no text is empty or mistyped, and every link and name in braces is known. */
export function* textFaults(content: SiteContent): Faults {
  for (const { file, field, text } of content.texts)
    for (const [message, remedy] of [...wordingFaults(field, text, content), ...wrongSigns(text)])
      yield { file, line: lineOf(file, text), field, message, remedy };
}

function* wordingFaults(field: string, text: string, content: SiteContent): Iterable<[string, string]> {
  const remedy = /(^|\.)alt$/.test(field)
    ? 'dites en une phrase ce que montre l’image'
    : 'écrivez-le, ou retirez l’entrée';
  if (text.trim() === '') yield ['est vide', remedy];
  const pages = content.pages.map(({ path }) => path).join(', ');
  if (/(^|\.)(href|link)$/.test(field) && !isRightLink(text, content))
    yield [
      `${text} ne mène nulle part`,
      `donnez l’adresse d’une page (${pages}) ou https://… ; un champ « href » ou « link » est une adresse : un texte a un autre nom`,
    ];
  const names = NAMES.flatMap(([some, fields]) => (fields.test(field) ? some.split(' ') : []));
  for (const [hole, name = ''] of text.matchAll(/\{([\p{L}\w-]+)\}/gu))
    if (!names.includes(name))
      yield [
        `personne ne remplace « ${hole} » ici`,
        names.length > 0
          ? `les noms sont : ${names.join(', ')}`
          : 'retirez les accolades (un nom de plus : NAMES, dans lib/checks/text-faults.ts)',
      ];
  for (const name of NEEDED.test(field) ? names : [])
    if (!text.includes(`{${name}}`)) yield [`perd ce que dit « ${name} »`, `ajoutez-y {${name}}`];
}
