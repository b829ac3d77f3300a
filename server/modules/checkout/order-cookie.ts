import type { FastifyReply, FastifyRequest } from 'fastify';
import { readOwnCookie, setOwnCookie } from '../../platform/http/own-cookie.ts';
import type { HostConfig } from '../../platform/http/request-host.ts';

/** Holds the access token of the order just paid, so that going back to the checkout shows it and pays nothing. */
const ORDER_COOKIE = 'lastOrder';
const MAX_AGE_SECONDS = 30 * 60;
const tokenShape = /^[A-Za-z0-9_-]{16,64}$/;

export function rememberOrder(reply: FastifyReply, config: HostConfig, accessToken: string): void {
  setOwnCookie(reply, config, ORDER_COOKIE, accessToken, { maxAge: MAX_AGE_SECONDS, path: '/checkout' });
}

/** The token of the order paid a moment ago; null when there is none. */
export function rememberedOrder(request: FastifyRequest, config: HostConfig): string | null {
  const token = readOwnCookie(request, config, ORDER_COOKIE);
  return token !== undefined && tokenShape.test(token) ? token : null;
}

/** Holds the path of the checkout a buyer left for their bank, to show it again should the payment fail. */
const PLACE_COOKIE = 'checkoutPlace';
const placeShape = /^\/checkout(?:\/[a-z-]+)?(?:\?[\w=&%.-]{1,300})?$/;

export function rememberPlace(reply: FastifyReply, config: HostConfig, action: string): void {
  setOwnCookie(reply, config, PLACE_COOKIE, action, { maxAge: MAX_AGE_SECONDS, path: '/checkout' });
}

/** The checkout a buyer left for their bank; the visitor's own when it is not known. */
export function rememberedPlace(request: FastifyRequest, config: HostConfig): string {
  const action = readOwnCookie(request, config, PLACE_COOKIE);
  return action !== undefined && placeShape.test(action) ? action : '/checkout';
}
