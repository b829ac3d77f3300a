import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type HostConfig, isSecure } from '../../platform/http/request-host.ts';
import { newToken } from '../../platform/ids.ts';

const CART_COOKIE = 'CART';
/** Readable by scripts: whether there is a cart to request. spec: storefront-commerce 5 */
const HAS_CART_COOKIE = 'hasCart';
const MAX_AGE_SECONDS = 30 * 24 * 60 * 60;
const secretShape = /^[A-Za-z0-9_-]{32,64}$/;

/** The secret in the visitor's cart cookie; null without a cookie, or with an invalid one. */
export function cartSecretOf(request: FastifyRequest): string | null {
  const secret = request.cookies[CART_COOKIE];
  return secret !== undefined && secretShape.test(secret) ? secret : null;
}

/** Whether a browser can have a cart, for express checkout. spec: storefront-commerce 5 */
export function hasCartCookie(request: FastifyRequest): boolean {
  return request.cookies[HAS_CART_COOKIE] === 'true' || cartSecretOf(request) !== null;
}

/** The id of the visitor's cart, which may not be stored yet; null when they have none. */
export function cartIdOfRequest(request: FastifyRequest): string | null {
  const secret = cartSecretOf(request);
  return secret === null ? null : cartIdOfSecret(secret);
}

/** A cart's id is a digest of its secret: reading the database does not give access to anyone's cart. */
export function cartIdOfSecret(secret: string): string {
  const hex = createHash('sha256').update(secret).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`;
}

export function newCartSecret(): string {
  return newToken(32);
}

/** Renews the visitor's cart cookies for 30 days. */
export function setCartCookies(reply: FastifyReply, config: HostConfig, secret: string): void {
  const shared = {
    path: '/',
    sameSite: 'lax',
    maxAge: MAX_AGE_SECONDS,
    secure: isSecure(reply.request, config),
  } as const;
  reply.setCookie(CART_COOKIE, secret, { ...shared, httpOnly: true });
  reply.setCookie(HAS_CART_COOKIE, 'true', shared);
}

/** Clears the visitor's cart cookies: the next add creates a new cart. */
export function clearCartCookies(reply: FastifyReply): void {
  reply.clearCookie(CART_COOKIE, { path: '/' });
  reply.clearCookie(HAS_CART_COOKIE, { path: '/' });
}
