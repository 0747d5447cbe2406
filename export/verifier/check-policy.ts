import { createHash } from 'node:crypto';
import type { Page, Site } from './site';

const LETS_ANYTHING_RUN = /'unsafe-(inline|eval)'|(^| )(\*|https?:)( |$)/;

/** Pages whose Content-Security-Policy is missing, lets anything run, or stops the page's own scripts. */
export function checkPolicy({ pages }: Site): string[] {
  return pages.flatMap((page) => policyMistakes(page).map((said) => `${page.path} : ${said}`));
}

function policyMistakes({ tags, headers }: Page): string[] {
  const meta = tags.find((tag) => tag.attributes['http-equiv']?.toLowerCase() === 'content-security-policy');
  const policies = [headers.get('content-security-policy'), meta?.attributes.content].filter(Boolean);
  if (policies.length === 0) return ['aucune politique de sécurité (Content-Security-Policy)'];
  const allowed = policies.map((policy) => allowedScripts(policy ?? '')).filter((rule) => rule !== undefined);
  if (allowed.length === 0) return ['la politique de sécurité ne dit rien des scripts'];
  return [
    // A script must pass all policies: one strict enough is enough.
    ...(allowed.every((rule) => LETS_ANYTHING_RUN.test(rule))
      ? ['la politique de sécurité laisse passer n’importe quel script']
      : []),
    ...allowed.flatMap((rule) => refusedScripts(rule, tags)),
  ];
}

/** What a policy lets run, or `undefined` where it leaves scripts alone. */
function allowedScripts(policy: string): string | undefined {
  const rules = new Map(
    policy.split(';').map((rule): [string, string] => {
      const [name = '', ...values] = rule.trim().split(/\s+/);
      return [name.toLowerCase(), values.join(' ')];
    }),
  );
  return rules.get('script-src') ?? rules.get('default-src');
}

function refusedScripts(allowed: string, tags: Page['tags']): string[] {
  const refused = tags
    .filter(isInlineScript)
    .map(({ text }) => createHash('sha256').update(text).digest('base64'))
    .filter((hash) => !allowed.includes(`'sha256-${hash}'`)).length;
  return refused > 0 ? [`la politique de sécurité bloque ${refused} script(s) de la page`] : [];
}

function isInlineScript({ name, attributes }: Page['tags'][number]): boolean {
  return name === 'script' && !attributes.src && /^(|module|text\/javascript)$/.test(attributes.type ?? '');
}
