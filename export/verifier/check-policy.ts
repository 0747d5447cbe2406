import { createHash } from 'node:crypto';
import type { Page, Site } from './site';

/** Pages whose Content-Security-Policy is missing, lets anything run, or stops the page's own scripts. */
export function checkPolicy({ pages }: Site): string[] {
  return pages.flatMap((page) => policyMistakes(page).map((said) => `${page.path} : ${said}`));
}

function policyMistakes({ tags, headers }: Page): string[] {
  const meta = tags.find((tag) => tag.attributes['http-equiv']?.toLowerCase() === 'content-security-policy');
  const policies = [headers.get('content-security-policy'), meta?.attributes.content].filter(Boolean);
  if (policies.length === 0) return ['aucune politique de sécurité (Content-Security-Policy)'];
  return policies.flatMap((policy) => scriptMistakes(policy ?? '', tags));
}

function scriptMistakes(policy: string, tags: Page['tags']): string[] {
  const rules = new Map(
    policy.split(';').map((rule): [string, string] => {
      const [name = '', ...values] = rule.trim().split(/\s+/);
      return [name.toLowerCase(), values.join(' ')];
    }),
  );
  const allowed = rules.get('script-src') ?? rules.get('default-src');
  if (allowed === undefined) return ['la politique de sécurité ne dit rien des scripts'];
  const inline = tags
    .filter(isInlineScript)
    .map(({ text }) => createHash('sha256').update(text).digest('base64'));
  const refused = inline.filter((hash) => !allowed.includes(`'sha256-${hash}'`)).length;
  return [
    ...(/'unsafe-(inline|eval)'|(^| )(\*|https?:)( |$)/.test(allowed)
      ? ['la politique de sécurité laisse passer n’importe quel script']
      : []),
    ...(refused > 0 ? [`la politique de sécurité bloque ${refused} script(s) de la page`] : []),
  ];
}

function isInlineScript({ name, attributes }: Page['tags'][number]): boolean {
  return name === 'script' && !attributes.src && /^(|module|text\/javascript)$/.test(attributes.type ?? '');
}
