import { writeFileSync } from 'node:fs';
import { agency } from '@/content/agency';
import { formWords, postedForms } from '@/content/forms';
import { colours } from '@/lib/colours';
import * as fields from '@/lib/rules/lead/answers';
import { MAILER_TIMEOUT_MS, SUBJECTS, UNSPECIFIED } from '@/lib/rules/lead/contract';
import { publicToken } from '@/lib/rules/lead/mailer';
import { siteOrigin } from '@/lib/seo/site-url';

/** Writes what the mailer knows of the site, which stands beside the export (`packages/mailer/src/settings.ts` says each field). */
export function writeMailerSettings(file: string): void {
  const { contact, quote } = fields.FORM_NAMES;
  const { name, email, company, message } = formWords.fields;
  const { selected, custom, offer, currency, ...words } = postedForms;
  const settings = {
    ...{ name: agency.name, senderName: agency.senderName, origin: siteOrigin(), token: publicToken() },
    ...{ to: [agency.email], keepDays: agency.legal.keptDays, unspecified: UNSPECIFIED, words },
    patienceMs: MAILER_TIMEOUT_MS,
    whatsapp: agency.whatsapp?.replace(/\D/g, ''),
    colours: {
      ...{ ink: colours.ink, ground: colours.white, accent: colours.indigo },
      ...{ control: colours.control, tint: colours.tint },
    },
    forms: { [contact]: SUBJECTS.contact, [quote]: SUBJECTS.quote },
    labels: {
      ...{ name, email, company, message },
      [fields.FEATURES_FIELD]: selected,
      [fields.CUSTOM_FEATURES_FIELD]: custom,
      [fields.PENDING_FIELD]: custom,
      [fields.OFFER_FIELD]: offer,
      [fields.CURRENCY_FIELD]: currency,
      [fields.TRAP_FIELD]: formWords.withoutScript.trap,
    },
    trap: fields.TRAP_FIELD,
  };
  writeFileSync(file, `${JSON.stringify(settings, null, 2)}\n`);
}
