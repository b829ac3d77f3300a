import type { FastifyInstance } from 'fastify';
import type { Config, StripeSettings } from '../config.ts';

/**
 * What pages may load: their own origin only, and no inline script at all. Inline style attributes are allowed
 * since a picture's focal point is written that way.
 */
const ownOrigin = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  'style-src-attr': "'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'self'",
  'object-src': "'none'",
  'frame-ancestors': "'self'",
} as const;

const write = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');

const pagePolicy = write(ownOrigin);

/** The editor's component library writes style elements at run time. */
const editorPolicy = write({ ...ownOrigin, 'style-src': "'self' 'unsafe-inline'" });

/** Headers of every answer; the page cache writes the same ones. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': pagePolicy,
  'cross-origin-opener-policy': 'same-origin',
};

/** Where a card is typed; these pages are never cached. */
const cardPages = /^\/(?:checkout|subscription)(?:[/?]|$)/;

/**
 * On pages with Stripe's card fields: its script, the frames it opens, the calls it makes, and the bank's page a posted
 * form leads to.
 */
export function cardPagePolicy(stripe: StripeSettings): string {
  const script = new URL(stripe.scriptUrl).origin;
  const api = stripe.apiBase ?? 'https://api.stripe.com';
  const bank = stripe.apiBase ?? 'https://hooks.stripe.com';
  const distinct = (...origins: string[]): string => ["'self'", ...new Set(origins)].join(' ');
  return write({
    ...ownOrigin,
    'script-src': distinct(script),
    'frame-src': distinct(script, bank),
    'connect-src': distinct(api),
    'form-action': distinct(bank),
  });
}

export function registerSecurityHeaders(app: FastifyInstance, config: Pick<Config, 'stripe'>): void {
  const cardPolicy = config.stripe === null ? null : cardPagePolicy(config.stripe);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders);
    if (request.url.startsWith('/config')) reply.header('content-security-policy', editorPolicy);
    else if (cardPolicy !== null && cardPages.test(request.url)) {
      reply.header('content-security-policy', cardPolicy);
    }
    done();
  });
}
