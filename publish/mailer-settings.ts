import { agency } from '@/content/agency';
import { forms, formWords, postedForms } from '@/content/forms';
import type { Form } from '@/content/types';
import { colours } from '@/lib/colours';
import { TRAP_FIELD } from '@/lib/rules/lead/answers';
import { UNSPECIFIED } from '@/lib/rules/lead/contract';
import { publicToken } from '@/lib/rules/lead/mailer';
import * as fields from '@/lib/rules/quote/fields';
import { siteOrigin } from '@/lib/seo/site-url';

/** What the mailer knows of the site (`packages/mailer/src/settings.ts` says each field). */
export function mailerSettings() {
  const { ink, white: ground, indigo: accent, control, tint } = colours;
  const all: readonly Form[] = Object.values(forms);
  const { selected, custom, currency, ...words } = postedForms;
  return {
    name: agency.name,
    senderName: agency.senderName,
    origin: siteOrigin(),
    token: publicToken(),
    to: [agency.email],
    keepDays: agency.legal.keptDays,
    unspecified: UNSPECIFIED,
    words,
    email: agency.email,
    whatsapp: agency.whatsapp?.replace(/\D/g, ''),
    colours: { ink, ground, accent, control, tint },
    forms: Object.fromEntries(all.map(({ name, subject }) => [name, subject])),
    labels: {
      ...Object.fromEntries(all.flatMap((form) => form.fields.map(({ name, label }) => [name, label]))),
      [fields.FEATURES_FIELD]: selected,
      [fields.CUSTOM_FEATURES_FIELD]: custom,
      [fields.PENDING_FIELD]: custom,
      [fields.CURRENCY_FIELD]: currency,
      [TRAP_FIELD]: formWords.withoutScript.trap,
    },
    trap: TRAP_FIELD,
  };
}
