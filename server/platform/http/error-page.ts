import { errorPageText } from '@vitrine/domain/text/error-page.ts';
import { escapeHtml } from '@vitrine/domain/text/escape-html.ts';
import type { Locale } from '@vitrine/domain/text/locale.ts';
import type { FastifyRequest } from 'fastify';
import { localeFor } from './request-locale.ts';

/** Fields that are never sent back. */
const secret = /^card|password|^paymentMethod$/i;

const buttonStyle =
  'font:inherit;display:inline-block;padding:.75rem 1.5rem;border:0;border-radius:.25rem;background:#1d1d1b;color:#fff;text-decoration:none;cursor:pointer';

/** A page with one sentence, for when the theme itself cannot be rendered. `sentence` comes from the catalogue. */
export function plainPage(sentence: string, action = '', locale: Locale = 'en'): string {
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(sentence)}</title></head>` +
    '<body style="margin:0;font:1.0625rem/1.6 system-ui,sans-serif;color:#1d1d1b;background:#fbfaf8"><main style="max-width:34rem;margin:18vh auto;padding:0 1.5rem">' +
    `<h1 style="font-size:1.5rem;line-height:1.3;margin:0 0 1rem">${escapeHtml(sentence)}</h1>${action}</main></body></html>`
  );
}

/**
 * The page a browser gets after a server error, with a way to continue: a link to the same address, or the posted form
 * with all its fields except the card, so that nothing has to be typed again.
 */
export function errorPage(request: FastifyRequest, sentence: string, status: number): string {
  const locale = localeFor(request);
  const text = errorPageText(locale);
  if (request.method === 'GET') return plainPage(sentence, link(request.url, text.tryAgain), locale);
  const fields = status >= 500 ? fieldsIn(request.body) : [];
  if (fields.length === 0) return plainPage(sentence, link(ownReferer(request), text.goBack), locale);
  const hint = fields.some(([name]) => name === 'idempotencyKey') ? text.paymentKept : text.formKept;
  const inputs = fields
    .filter(([name]) => !secret.test(name))
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`);
  return plainPage(
    sentence,
    `<p>${hint}</p><form method="post" action="${escapeHtml(request.url)}">${inputs.join('')}` +
      `<button style="${buttonStyle}">${text.tryAgain}</button></form>`,
    locale,
  );
}

const link = (href: string, label: string): string =>
  `<p><a style="${buttonStyle}" href="${escapeHtml(href)}">${label}</a></p>`;

function fieldsIn(body: unknown): readonly (readonly [string, string])[] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
}

/** The page of ours the request came from; the home page without a referer. */
function ownReferer(request: FastifyRequest): string {
  const { referer = '' } = request.headers;
  if (!URL.canParse(referer)) return '/';
  const { host, pathname, search } = new URL(referer);
  return host === request.headers.host ? `${pathname}${search}` : '/';
}
