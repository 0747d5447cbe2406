import { formAction } from '@/lib/rules/lead/mailer';
import { useLead } from './lead-context';

/** The ways to write when scripts are off: shown by the browser itself, only then. */
export function WithoutScript() {
  const { agency, words } = useLead();
  const { posted, mailed, or } = words.withoutScript;
  return (
    <noscript>
      <p className="rounded border-l-thread border-ochre bg-tint p-5 text-ink">
        {`${formAction() ? posted : mailed} `}
        <a href={`mailto:${agency.email}`} className="text-link">
          {agency.email}
        </a>
        {` ${or} `}
        <a href={`https://wa.me/${agency.whatsapp}`} className="text-link">
          WhatsApp
        </a>
        .
      </p>
    </noscript>
  );
}
