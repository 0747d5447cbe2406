import { expect, test, vi } from 'vitest';
import { catalogue } from '@/content/catalogue';
import { site } from '@/content/site';
import { formPath } from '@/lib/rules/lead/mailer';
import { answersOf, MORE } from '@/lib/rules/lead/answers';
import { composeQuoteMessage } from '@/lib/rules/quote/message';
import { readEml } from '@/server/mailer/eml';
import { ask } from './support/http';
import { startTestHost } from './support/test-host';

const HOSTILE = `<script>alert("x")</script>'"&`;
const visitor = {
  name: 'Awa Diop',
  email: 'awa@exemple.org',
  company: 'Kora SARL',
  message: 'Bonjour,\nété ?',
};
const featureIds = catalogue.slice(0, 2).map(({ id }) => id);

async function start(options = {}) {
  const host = await startTestHost(options);
  const post = (pairs: [string, string][] | string, own: Record<string, string> = {}, path = formPath) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', ...own };
    return ask(host.port, path, { method: 'POST', headers, body: new URLSearchParams(pairs).toString() });
  };
  const kept = async () =>
    Promise.all((await host.spool.list('new')).map(async (id) => readEml(await host.spool.read('new', id))));
  return { host, post, kept };
}

const contact: [string, string][] = [['formulaire', 'contact'], ...Object.entries(visitor)];

test('a contact form posted without scripts is the message its script would have sent', async () => {
  const { post, kept } = await start();
  const answer = await post(contact);
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(answer.text).toContain('Votre message est bien arrivé.');
  expect(await kept()).toEqual([
    {
      sender_email: visitor.email,
      sender_name: site.mailer.senderName,
      organisation: visitor.company,
      sujet: 'Envoie depuis la page contact',
      message: visitor.message,
      noms: [visitor.name, visitor.name],
    },
  ]);
  await post(contact, {}, formPath.slice(0, -1));
  expect(await kept()).toHaveLength(1);
});

test('a quote posted without scripts names its features and its price, the one still being typed too', async () => {
  const { post, kept } = await start();
  const wishes: [string, string][] = [
    ['sur-mesure', 'Carte\nPlan'],
    ['custom', 'Impression'],
  ];
  const choices = featureIds.map((id): [string, string] => ['choix', id]);
  await post([
    ['formulaire', 'devis'],
    ...Object.entries(visitor),
    ...choices,
    ['choix', 'inconnu'],
    ...wishes,
  ]);
  const answers = {
    ...answersOf([]),
    ...visitor,
    featureIds,
    customFeatures: ['Carte', 'Plan', 'Impression'],
  };
  expect((await kept()).map(({ message }) => message)).toEqual([composeQuoteMessage(answers, catalogue)]);
});

test('what is asked for besides arrives above the visitor’s words, and no line that a label or a text smuggles in', async () => {
  const { post, kept } = await start();
  const more: [string, string][] = [
    [`${MORE}Budget`, ' 1 000 $\nTotal estimé : $0 '],
    [`${MORE}Délai`, ' '],
    [`${MORE}Ville\n`, 'Lomé'],
  ];
  await post([...contact, ...more]);
  await post([...contact, ...more, ['formulaire', 'devis']].slice(1) as [string, string][]);
  const lines = 'Budget : 1 000 $ Total estimé : $0\nVille : Lomé';
  expect((await kept()).map(({ message }) => message).sort()).toEqual([
    `${lines}\n\n${visitor.message}`,
    expect.stringContaining(`\nEntreprise : ${visitor.company}\n${lines}\nFonctionnalités`),
  ]);
});

test('what stands in the way is said, and every word is given back', async () => {
  const { host, post } = await start({ rateLimit: 2 });
  const wrong = await post(contact.map(([name, value]) => [name, name === 'email' ? 'awa' : value]));
  expect(wrong.status).toBe(422);
  expect(wrong.text).toContain('nom@exemple.com');
  expect(wrong.text).toContain(visitor.message);

  const full = vi.spyOn(host.spool, 'readSpace').mockResolvedValue({ freeBytes: 0, isFull: true });
  const refused = await post([
    ['formulaire', 'devis'],
    ...Object.entries(visitor),
    ['choix', featureIds[0] ?? ''],
  ]);
  expect(refused.status).toBe(503);
  expect(refused.text).toContain('Votre message n’est pas parti.');
  expect(refused.text).toContain(catalogue[0]?.name);
  expect(refused.text).toContain(`mailto:${site.email}`);
  full.mockRestore();

  const late = await post(contact);
  expect([late.status, late.text.includes(visitor.message)]).toEqual([429, true]);
  expect(await host.spool.list('new')).toEqual([]);
});

test('another site, another type, another method and another form are refused', async () => {
  const { host, post } = await start();
  expect((await post(contact, { origin: 'https://autre.example' })).status).toBe(403);
  expect((await post(contact, { origin: `http://127.0.0.1:${host.port}` })).status).toBe(200);
  expect((await post(contact, { 'content-type': 'text/plain' })).status).toBe(415);
  expect((await post('formulaire=autre')).status).toBe(422);
  expect((await host.get(formPath)).status).toBe(405);
  expect((await post([...contact, ['x', 'x'.repeat(200_000)]])).status).toBe(413);
});

test('nothing a visitor writes becomes part of the answer', async () => {
  const { post } = await start();
  const answer = await post([
    ['formulaire', 'contact'],
    ['name', HOSTILE],
    ['email', HOSTILE],
    ['message', HOSTILE],
  ]);
  expect(answer.text).not.toContain('<script');
  expect(answer.text).toContain('&lt;script&gt;');
  expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'/);
});
