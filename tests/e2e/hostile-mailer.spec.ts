import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startBareHost } from '../support/bare-host';
import { MAILER_PATH, contactPage, fillIn, formOn, newVisitor, readFields } from '../support/forms';
import { expect, open, test } from '../support/visit';

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

// What becomes of each answer: tests/unit/lead/send.test.ts and leads.spec.ts.
test('a mailer of another origin is asked whether it may be, and one that refuses costs no word', async ({
  page,
  tolerate,
}) => {
  tolerate(/^other origin: http:\/\/127\.0\.0\.1/, /^failed request/, /^console error/);
  const asked: IncomingMessage[] = [];
  let preflight: Answer = (_, response) => response.writeHead(403).end();
  const mailer = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
    asked.push(request);
    return request.method === 'OPTIONS' ? preflight(request, response) : allow(request, response);
  });
  await new Promise<void>((resolve) => mailer.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(mailer.address() as AddressInfo).port}`;
  const host = await startBareHost((script) => script.replaceAll(MAILER_PATH, origin + MAILER_PATH));
  const visitor = newVisitor();
  const form = formOn(page, contactPage);
  await open(page, `${host.origin}${contactPage.path}`);
  await fillIn(form, visitor);

  await form.submit.click();
  await expect(form.failure).toBeFocused();
  await expect(form.failure).toContainText(contactPage.failure);
  await form.retry.click();
  expect(await readFields(form)).toEqual(visitor);

  await test.step('accepts', async () => {
    preflight = allow;
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
