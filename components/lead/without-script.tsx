import { formAction } from '@/lib/rules/lead/mailer';

type WithoutScriptProps = { email: string; whatsapp: string };

/** The ways to write when scripts are off: shown by the browser itself, only then. */
export function WithoutScript({ email, whatsapp }: WithoutScriptProps) {
  return (
    <noscript>
      <p className="mb-6 rounded border-l-thread border-ochre bg-tint p-5 text-ink">
        {formAction()
          ? 'Votre navigateur bloque les scripts\u00a0: une page vous dira si votre message est parti. Vous pouvez aussi écrire à '
          : 'Votre navigateur bloque les scripts\u00a0: ce formulaire ne peut pas partir. Écrivez à '}
        <a href={`mailto:${email}`} className="text-link">
          {email}
        </a>
        {' ou sur '}
        <a href={`https://wa.me/${whatsapp}`} className="text-link">
          WhatsApp
        </a>
        .
      </p>
    </noscript>
  );
}
