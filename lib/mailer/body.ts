/** What the mailer receives: exactly these six fields, in this order. */
export type MailerBody = {
  sender_email: string;
  sender_name: string;
  organisation: string;
  sujet: string;
  message: string;
  noms: [string, string];
};

export type Sender = { name: string; email: string; company: string };

/** Stands for a company the visitor left blank. */
export const UNSPECIFIED = 'Non spécifié';

export const SUBJECTS = {
  contact: 'Envoie depuis la page contact',
  quote: 'Demande de devis personnalisé',
} as const;

export type Subject = keyof typeof SUBJECTS;

/** The request body for either form; `siteLabel` is the fixed name the mails come from. */
export function mailerBody(subject: Subject, sender: Sender, message: string, siteLabel: string): MailerBody {
  return {
    sender_email: sender.email,
    sender_name: siteLabel,
    organisation: sender.company || UNSPECIFIED,
    sujet: SUBJECTS[subject],
    message,
    noms: [sender.name, sender.name],
  };
}
