/** Error messages by field name, in the order the fields appear. */
export type FieldErrors = Partial<Record<'custom' | 'name' | 'email' | 'message', string>>;

type Answers = { name: string; email: string; message: string };

/** Checks the contact form's trimmed answers: name, e-mail and message are required. */
export function contactErrors(answers: Answers): FieldErrors {
  return withoutNulls({
    name: nameError(answers.name),
    email: emailError(answers.email),
    message: messageError(answers.message),
  });
}

/**
 * Checks the quote form's trimmed answers: name and e-mail are required, the message is optional. A feature typed
 * but not added would be lost, or priced unseen: it has to be settled first.
 */
export function quoteErrors(answers: { name: string; email: string; pendingFeature: string }): FieldErrors {
  return withoutNulls({
    custom: answers.pendingFeature
      ? `Ajoutez la fonctionnalité « ${answers.pendingFeature} » avec le bouton « Ajouter », ou effacez-la.`
      : null,
    name: nameError(answers.name),
    email: emailError(answers.email),
  });
}

function nameError(name: string): string | null {
  return name ? null : 'Saisissez votre nom.';
}

function messageError(message: string): string | null {
  return message ? null : 'Écrivez votre message.';
}

// The grammar browsers apply to <input type="email">, so that nothing they would accept is refused here.
// https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

function emailError(email: string): string | null {
  if (!email) return 'Saisissez votre adresse e-mail.';
  return EMAIL.test(email)
    ? null
    : 'Écrivez l’adresse e-mail sous la forme nom@exemple.com, pour que nous puissions vous répondre.';
}

function withoutNulls(errors: Record<string, string | null>): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== null));
}
