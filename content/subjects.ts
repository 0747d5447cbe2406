import { either } from '../lib/rules/fill';
import { typeset } from '../lib/rules/french-text';
import { offers } from './offers';
import { projects } from './projects';
import { amount } from './say';
import { services } from './services';
import type { Offer, Project, Service } from './types';

/** Un message qui concerne une offre : « Site Web Pro, $349 ». */
export function offerSubject({ title, price }: Pick<Offer, 'title' | 'price'>): string {
  return either(price, { with: `${title}, ${amount(price ?? 0)}`, without: title });
}

/** Un service : « DevOps, dès $600 ». */
export function serviceSubject({ title, startsAt }: Pick<Service, 'title' | 'startsAt'>): string {
  return either(startsAt, { with: `${title}, dès ${amount(startsAt ?? 0)}`, without: title });
}

/** La visite guidée d’une réalisation. */
export function tourSubject({ title }: Pick<Project, 'title'>): string {
  return typeset(`Visite guidée : ${title}`);
}

/** Ce qu’un message peut concerner, dans la liste du formulaire ; un lien ne choisit rien d’autre. */
export const subjects = typeset<readonly string[]>([
  ...offers.map(offerSubject),
  ...services.map(serviceSubject),
  ...projects.map(tourSubject),
]);
