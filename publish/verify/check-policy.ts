import { createHash } from 'node:crypto';
import { faults, type Fault, type Said } from './report';
import type { Page, Site } from './site';

/** Sources that name what may load. Any other (`*`, `https:`, `http://*`, `data:`, `'unsafe-inline'`) lets anything in. */
const NAMES_WHAT = /^('(self|none|report-sample|strict-dynamic|(sha\d+|nonce)-[^']+)'|https:\/\/[^*]+)$/;

const REMEDY =
  'La construction écrit la politique dans chaque page : publiez « out/ » tel quel, sans rien qui change les pages (minification, insertion de code) ni politique ajoutée par l’hébergeur.';

/** Pages whose Content-Security-Policy is missing, lets anything run, or stops the page's own scripts and styles. */
export function checkPolicy({ pages }: Site): Fault[] {
  const found = pages.flatMap((page) => policyMistakes(page).map((said) => said && `${page.path} : ${said}`));
  return faults(REMEDY, found);
}

function policyMistakes({ tags, headers }: Page): Said {
  const meta = tags.find((tag) => tag.attributes['http-equiv']?.toLowerCase() === 'content-security-policy');
  const policies = [headers.get('content-security-policy'), meta?.attributes.content].flatMap((policy) =>
    policy ? parsePolicy(policy) : [],
  );
  if (policies.length === 0) return ['aucune politique de sécurité (Content-Security-Policy)'];
  const allowed = policies.flatMap((policy) => sourcesOf(policy, 'script-src') ?? []);
  if (allowed.length === 0) return ['la politique de sécurité ne dit rien des scripts'];
  return [
    !allowed.every((source) => NAMES_WHAT.test(source)) &&
      'la politique de sécurité laisse passer n’importe quel script',
    ...policies.map((policy) => refused('script-src', policy, tags, 'script(s)')),
    ...policies.map((policy) => refused('style-src', policy, tags, 'style(s)')),
  ];
}

type Policy = ReadonlyMap<string, string[]>;

function parsePolicy(policy: string): Policy {
  const rules = policy.split(';').map((rule) => rule.trim().split(/\s+/));
  return new Map(rules.map(([name = '', ...sources]) => [name.toLowerCase(), sources]));
}

/** What a policy lets in of a kind, or `undefined` where it leaves that kind alone. */
function sourcesOf(policy: Policy, kind: string): string[] | undefined {
  return policy.get(kind) ?? policy.get('default-src');
}

/** Texts of the page itself that a policy does not name by their hash. */
function refused(kind: 'script-src' | 'style-src', policy: Policy, tags: Page['tags'], what: string) {
  const allowed = sourcesOf(policy, kind);
  const count = tags
    .filter(kind === 'script-src' ? isInlineScript : ({ name }) => name === 'style')
    .map(({ text }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .filter((hash) => allowed && !allowed.includes(hash)).length;
  return count > 0 && `la politique de sécurité bloque ${count} ${what} de la page`;
}

function isInlineScript({ name, attributes }: Page['tags'][number]): boolean {
  return name === 'script' && !attributes.src && /^(|module|text\/javascript)$/.test(attributes.type ?? '');
}
