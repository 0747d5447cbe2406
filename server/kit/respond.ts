import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { colours } from '@/content/colours';
import { markup, type Markup } from './markup';

/** Answers one request. Where it rejects, nothing or only a part was sent. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Answers with JSON that no cache keeps. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  const text = `${JSON.stringify(body)}\n`;
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(text);
}

/** The only style of the host's own pages, allowed by its hash. */
const STYLE = [
  `body{font:1rem/1.5 system-ui,-apple-system,sans-serif;color:${colours.ink};max-width:44rem;margin:0 auto;padding:1.5rem 1rem;overflow-wrap:anywhere}`,
  'h1{font-size:1.5rem;line-height:1.25}h2{font-size:1.125rem}',
  `a{color:${colours.indigo.bright}}`,
  `button,input{font:inherit;min-height:2.75rem;padding:0 1rem;border:1px solid ${colours.edge};border-radius:.5rem;max-width:100%;box-sizing:border-box}`,
  `button{background:${colours.indigo.DEFAULT};color:${colours.white};border-color:transparent;cursor:pointer;margin:.25rem .5rem .25rem 0}`,
  `pre{white-space:pre-wrap;background:${colours.tint};border-radius:.5rem;padding:1rem;font:inherit}`,
  `ol{list-style:none;padding:0}li{border-bottom:1px solid ${colours.line};padding:.75rem 0}`,
  'form{display:inline}nav a{margin-right:1rem}',
].join('');

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};

/** Answers with a page of the host itself: plain, readable on a phone, without scripts, kept by nobody. */
export function sendPage(response: ServerResponse, status: number, title: string, body: Markup): void {
  const page = markup`<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${{ html: STYLE }}</style></head>
<body><main><h1>${title}</h1>
${body}</main></body></html>
`;
  response.writeHead(status, HEADERS).end(page.html);
}
