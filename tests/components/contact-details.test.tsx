import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { agency } from '@/content/agency';
import { contactPage } from '@/content/pages/contact';
import { phoneLines } from '@/lib/rules/phone-lines';
import { ContactDetails } from '@/components/sections/contact-details';

const networks = ['LinkedIn', 'X'].map((name) => ({ name, href: `https://${name}.example/a` }));
const office = { label: 'Bureau', number: '+228 01 02 03 04' };

/** What the details name, and where their links lead. */
function details(facts: Pick<typeof agency, 'whatsapp' | 'otherPhones' | 'networks'>) {
  const phones = phoneLines(facts);
  const { unmount } = render(
    <ContactDetails
      {...contactPage.details}
      email={agency.email}
      networks={facts.networks}
      phones={phones}
    />,
  );
  const said = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  unmount();
  return { said, ways };
}

test('the agency is reached by mail, WhatsApp, any other telephone in its own words, and its networks', () => {
  const all = details({ whatsapp: '+229 01 02 03 04', otherPhones: [office], networks });
  expect(all.said).toEqual(expect.arrayContaining(['WhatsApp professionnel', 'Bureau']));
  expect(all.ways).toEqual([
    ...[`mailto:${agency.email}`, 'https://wa.me/22901020304', 'tel:+22801020304'],
    ...networks.map(({ href }) => href),
  ]);
  expect(details({ whatsapp: null, otherPhones: [office], networks: [] }).said).toContain('Bureau');
  const none = details({ whatsapp: null, otherPhones: [], networks: [] });
  expect(none.said).toEqual(['E-mail', 'Lieu', 'Délai de réponse', 'Horaires']);
});
