import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MAILER_PATH } from '@/lib/rules/lead/mailer';
import { startBareHost } from '../support/bare-host';
import { contactPage, fillIn, formOn, newVisitor, standing } from '../support/forms';
import { expect, open, test } from '../support/visit';

// The page's own policy names the mailer it was built for; here it meets another one, through the browser's real CORS.
test.use({ bypassCSP: true });

// What becomes of each answer: tests/unit/lead/send.test.ts and fault-matrix.spec.ts.
test('a mailer of another origin is asked whether it may be, and one that refuses costs no word', async ({
  page,
  tolerate,
}) => {
  tolerate(/^other origin: http:\/\/127\.0\.0\.1/, /^failed request/, /^console error/);
  const asked: IncomingMessage[] = [];
  let status = 403;
  const mailer = createServer((request, response) => {
    asked.push(request);
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
    response.setHeader('Access-Control-Allow-Methods', 'POST');
    response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type');
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => mailer.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(mailer.address() as AddressInfo).port}`;
  const host = await startBareHost({
    rewrite: (script) => script.replaceAll(MAILER_PATH, origin + MAILER_PATH),
  });
  const form = formOn(page, contactPage);
  await open(page, `${host.origin}${contactPage.path}`);
  await fillIn(form, newVisitor());
  const written = await standing(page);
  await form.submit.click();
  await expect(form.failure).toBeFocused();
  await form.retry.click();
  expect(await standing(page)).toBe(written);

  status = 204;
  await form.submit.click();
  await expect(form.success).toBeVisible();
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `OPTIONS ${MAILER_PATH}`,
    `OPTIONS ${MAILER_PATH}`,
    `POST ${MAILER_PATH}`,
  ]);
  expect(asked[0]?.headers).toMatchObject({
    'access-control-request-headers': 'authorization,content-type',
    'access-control-request-method': 'POST',
  });
  mailer.close().closeAllConnections();
  host.stop();
});
