import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contactPage } from '@/content/pages/contact';
import { site } from '@/content/site';
import { phoneLines } from '@/lib/rules/phone-lines';
import { ContactDetails } from '@/components/sections/contact-details';

test('the agency is reached by mail, WhatsApp, its network, and any other telephone in its own words', () => {
  const phones = phoneLines({ ...site, otherPhones: [{ label: 'Bureau', number: '+228 01 02' }] });
  render(<ContactDetails {...contactPage.details} site={site} phones={phones} />);
  const said = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(said).toEqual(expect.arrayContaining(['WhatsApp professionnel', 'Bureau']));
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toEqual([`mailto:${site.email}`, ...phones.map(({ href }) => href), site.linkedin]);
});
