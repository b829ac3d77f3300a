import { embedProviders } from '@vitrine/domain/content/embed-providers.ts';
import type { FastifyInstance } from 'fastify';

/** Sources pages may load from in addition to their own origin, as in Content-Security-Policy. */
export interface OutsideSources {
  readonly scripts?: readonly string[];
  /** Hashes of inline scripts, `'sha256-…'`: of texts that are the product's own and always the same. */
  readonly inlineScripts?: readonly string[];
  readonly images?: readonly string[];
  readonly frames?: readonly string[];
  readonly connections?: readonly string[];
  /** Where a form may be posted or redirected to. */
  readonly formTargets?: readonly string[];
}

/** Other sites' players, and the live map: framed only after a visitor's click. */
const players = [...embedProviders.map(({ player }) => player), 'https://www.openstreetmap.org'];

/**
 * What pages may load: their own origin only, and no inline script. Inline style attributes are allowed because a
 * picture's focal point is one.
 */
export function pagePolicy(outside: OutsideSources = {}): string {
  const { scripts = [], inlineScripts = [], images = [], frames = [] } = outside;
  const { connections = [], formTargets = [] } = outside;
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts, ...scripts].join(' '),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...images].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...connections].join(' '),
    ["frame-src 'self'", ...players, ...frames].join(' '),
    ["form-action 'self'", ...formTargets].join(' '),
    "base-uri 'self'",
    "object-src 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/**
 * What a page with its owner's own code may load: whatever that code asks for over https, inline scripts and styles too,
 * since snippets of other services are written like that and bring further ones. A hash would take that back. What none of them needs stays refused:
 * plug-ins, another base address, being framed elsewhere.
 */
export function codePolicy({
  scripts = [],
  images = [],
  frames = [],
  connections = [],
  formTargets = [],
}: OutsideSources): string {
  return [
    "default-src 'self'",
    ["script-src 'self' 'unsafe-inline' 'unsafe-eval' https: blob:", ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline' https:",
    ["img-src 'self' data: blob: https:", ...images].join(' '),
    "media-src 'self' data: blob: https:",
    "font-src 'self' data: https:",
    ["connect-src 'self' https: wss:", ...connections].join(' '),
    ["frame-src 'self' https:", ...frames].join(' '),
    "worker-src 'self' blob:",
    ["form-action 'self' https:", ...formTargets].join(' '),
    "base-uri 'self'",
    "object-src 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** A page's policy that also allows the one style element with this hash. */
export const allowingStyle = (policy: string, hash: string | null): string =>
  hash === null ? policy : policy.replace("style-src 'self'", `style-src 'self' '${hash}'`);

/** Headers of every response; the page cache sends the same ones, with the policy of its website. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': pagePolicy(),
  'cross-origin-opener-policy': 'same-origin',
  // Features not listed keep their default: players may use full screen, autoplay and picture-in-picture, and a
  // provider's fields may pay.
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(self), usb=(), serial=(), midi=(), display-capture=()',
};

/** HSTS: browsers use https only for a year. */
export const strictTransport = { 'strict-transport-security': 'max-age=31536000' };
const secureHeaders: Readonly<Record<string, string>> = { ...securityHeaders, ...strictTransport };

/** The headers of a website's responses, by the origin its visitors use. */
export function headersOf({ isSecure }: { readonly isSecure: boolean }): Readonly<Record<string, string>> {
  return isSecure ? secureHeaders : securityHeaders;
}

export function registerSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(securityHeaders);
    done();
  });
}
