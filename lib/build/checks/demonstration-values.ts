import { demonstrationToken, publicToken } from '@/lib/rules/lead/mailer';
import type { SiteContent } from './site-content';
import { walkTexts } from './walk-texts';

/** One value that the owner has yet to replace: where it stands, and what it says. */
export type DemonstrationValue = { file: string; field: string; value: string };

type Environment = Record<string, string | undefined>;

/**
 * The facts of `content/site.ts` and `content/legal.ts`, and the mailer's token, that are still those of the demonstration. A
 * `SITE_URL` stands in for the origin.
 */
export function demonstrationValues(
  { site, legal }: Pick<SiteContent, 'site' | 'legal'>,
  env: Environment = process.env,
): DemonstrationValue[] {
  const files = { 'content/site.ts': site, 'content/legal.ts': { legal } };
  const left = Object.entries(files).flatMap(([file, words]) =>
    walkTexts(words)
      .filter(({ text }) => isDemonstration(text))
      .filter(({ path }) => !(path === 'site.origin' && env.SITE_URL && !isDemonstration(env.SITE_URL)))
      .map(({ path, text }) => ({ file, field: path, value: text })),
  );
  const token = env.NEXT_PUBLIC_MAILER_TOKEN || publicToken();
  return token === demonstrationToken
    ? [...left, { file: '.env', field: 'NEXT_PUBLIC_MAILER_TOKEN', value: token }]
    : left;
}

/** Whether a text is of the reserved domain, a number of zeros, the example of a company page, or says « Exemple ». */
export function isDemonstration(text: string): boolean {
  return (
    /\.example(?=[/:?#]|$)/.test(text) ||
    /^\+?[0 ]{8,}$/.test(text) ||
    /linkedin\.com\/.*-exemple/.test(text) ||
    /^Exemple\s:/.test(text)
  );
}
