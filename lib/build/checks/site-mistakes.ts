import type { Site } from '@/content/types';
import { tell, type Unlocated } from './mistake';
import type { SiteContent } from './site-content';

const RULES: Partial<Record<keyof Site, readonly [isRight: RegExp, message: string, remedy: string]>> = {
  origin: [
    /^https?:\/\/[^/\s]+$/,
    'n’est pas une origine',
    'écrivez https:// et le domaine, sans rien après',
  ],
  email: [
    /^[^@\s]+@[^@\s]+\.[^@\s]+$/,
    'n’est pas une adresse e-mail',
    'écrivez par exemple bonjour@agence.org',
  ],
  phone: [
    /^\+?[\d\s().-]{8,}$/,
    'n’est pas un numéro',
    'écrivez-le comme on le lit, par exemple +226 70 00 00 00',
  ],
  whatsapp: [
    /^\d{8,15}$/,
    'n’est pas un numéro WhatsApp',
    'écrivez l’indicatif et le numéro en chiffres seulement, par exemple 22670000000',
  ],
  linkedin: [/^https:\/\/\S+$/, 'n’est pas une adresse', 'écrivez l’adresse entière, depuis https://'],
};

/** The ways to reach the agency, as machines want them: a wrong one loses every lead that takes it. */
export function siteMistakes({ site }: Pick<SiteContent, 'site'>): Unlocated[] {
  const values: Partial<Record<string, unknown>> = site;
  return Object.entries(RULES).flatMap(([name, [isRight, message, remedy]]) => {
    const value = values[name];
    if (typeof value !== 'string' || value === '' || isRight.test(value)) return [];
    return tell('content/site.ts', `site.${name}`, `« ${value} » ${message}`, remedy);
  });
}
