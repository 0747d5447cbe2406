import { protocol } from '@/components/early/protocol';
import { useLead } from './lead-context';
import { noticeControl } from './notice';
import type { Agency } from './other-ways';

/**
 * What a form says of itself without React: that its text is kept on the device, and that the scripts did not come. The
 * early script decides, by the form's attributes, when each is so.
 */
export function FormNotes({ agency, isPosted }: { agency: Agency; isPosted: boolean }) {
  const { waiting } = useLead();
  return (
    <>
      <div
        role="alert"
        className="hidden rounded border-l-thread border-terracotta bg-terracotta-pale p-5 text-ink group-data-[late]:block print:!hidden"
      >
        <p>
          <strong>Rien n’est encore parti : la page n’a pas été reçue en entier.</strong>{' '}
          <span className="hidden group-data-[kept]:inline">Votre texte reste sur cet appareil. </span>
          {isPosted
            ? 'Appuyez de nouveau sur le bouton pour envoyer sans attendre, ou passez par\u00a0:'
            : 'Passez par\u00a0:'}
        </p>
        <div className="mt-3 flex flex-wrap gap-2.5">
          <a
            href={`https://wa.me/${agency.whatsapp}`}
            {...{ [protocol.lateLink]: '?text=' }}
            className={noticeControl}
          >
            WhatsApp
          </a>
          <a href={`mailto:${agency.email}`} {...{ [protocol.lateLink]: '?body=' }} className={noticeControl}>
            E-mail
          </a>
        </div>
      </div>
      {/* The waiting message says the same of the same words. */}
      {waiting.length === 0 && (
        <p className="hidden items-center gap-x-4 text-small text-muted group-data-[kept]:flex print:!hidden">
          <span role="status">
            <strong className="hidden group-data-[restored]:inline group-data-[restored=posted]:hidden">
              {'Brouillon restauré. '}
            </strong>
            <strong className="hidden group-data-[restored=posted]:inline">
              {'Ce message est peut-être déjà parti. '}
            </strong>
            Ce que vous écrivez est gardé sur cet appareil pendant sept jours.
          </span>
          <button type="button" {...{ [protocol.erase]: '' }} className="text-link min-h-touch font-semibold">
            Effacer
          </button>
        </p>
      )}
    </>
  );
}
