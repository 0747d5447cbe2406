import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startBareHost } from '../support/bare-host';
import { MAILER_PATH, contactPage, fillIn, formOn, newVisitor, readFields } from '../support/forms';
import { expect, open, stopClock, test } from '../support/visit';

// The page's own policy names the mailer it was built for; here it meets another one, through the browser's real CORS.
test.use({ bypassCSP: true });

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

const allow: Answer = (_, response) =>
  response
    .writeHead(204, {
      'Access-Control-Allow-Methods': 'POST',
      'Access-Control-Allow-Headers': 'authorization, content-type',
    })
    .end();

const refusals: { what: string; answer: Answer; preflight: Answer }[] = [
  // First: browsers remember for a while a preflight that was granted.
  { what: 'refuses the preflight', answer: allow, preflight: (_, response) => response.writeHead(403).end() },
  {
    what: 'redirects (301)',
    answer: (_, response) => response.writeHead(301, { Location: '/ailleurs' }).end(),
    preflight: allow,
  },
  {
    what: 'answers garbage',
    answer: ({ socket }) => socket.end('\u0000\u0001 ceci n’est pas HTTP\r\n\r\n'),
    preflight: allow,
  },
];

// Both forms send by the same words of code; what each then shows is in leads.spec.ts.
test('a mailer of another origin that answers badly, or not for 60 seconds, costs no word', async ({
  page,
  tolerate,
}) => {
  tolerate(/^other origin: http:\/\/127\.0\.0\.1/, /^failed request/, /^console error/);
  const asked: IncomingMessage[] = [];
  let [answer, preflight] = [allow, allow];
  const mailer = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
    asked.push(request);
    return request.method === 'OPTIONS' ? preflight(request, response) : answer(request, response);
  });
  await new Promise<void>((resolve) => mailer.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(mailer.address() as AddressInfo).port}`;
  const host = await startBareHost((script) => script.replaceAll(MAILER_PATH, origin + MAILER_PATH));
  const visitor = newVisitor();
  const form = formOn(page, contactPage);
  await page.clock.install();
  await open(page, `${host.origin}${contactPage.path}`);
  await stopClock(page);
  await fillIn(form, visitor);

  for (const refusal of refusals) {
    await test.step(refusal.what, async () => {
      ({ answer, preflight } = refusal);
      await form.submit.click();
      await expect(form.failure).toBeFocused();
      await expect(form.failure).toContainText(contactPage.failure);
      await form.retry.click();
      expect(await readFields(form)).toEqual(visitor);
    });
  }

  await test.step('says nothing', async () => {
    answer = () => {};
    const before = asked.length;
    await form.submit.click();
    await expect.poll(() => asked.length).toBe(before + 1);
    await page.clock.runFor(59_999);
    await expect(form.sending).toBeDisabled();
    await page.clock.runFor(1);
    await expect(form.failure).toBeFocused();
    await form.retry.click();
  });

  await test.step('accepts', async () => {
    answer = allow;
    await form.submit.click();
    await expect(form.success).toBeVisible();
    expect(new Set(asked.map(({ method, url }) => `${method} ${url}`))).toEqual(
      new Set([`OPTIONS ${MAILER_PATH}`, `POST ${MAILER_PATH}`]),
    );
    const [{ headers }] = asked.filter(({ method }) => method === 'OPTIONS') as [IncomingMessage];
    expect(headers).toMatchObject({
      'access-control-request-headers': 'authorization,content-type',
      'access-control-request-method': 'POST',
    });
  });
  mailer.close().closeAllConnections();
  await host.stop();
});
