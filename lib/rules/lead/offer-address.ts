import { OFFER_FIELD } from './answers';

/** Leads to the message form, `/contact`, with what the message is about already said. */
export function offerAddress(form: string, about: string): string {
  return `${form}#${OFFER_FIELD}=${encodeURIComponent(about)}`;
}
