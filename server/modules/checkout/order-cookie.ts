import type { FastifyReply, FastifyRequest } from 'fastify';
import { type HostConfig, isSecure } from '../../platform/http/request-host.ts';

/** Holds the access token of the order just paid, so that going back to the checkout shows it and pays nothing. */
const ORDER_COOKIE = 'lastOrder';
const MAX_AGE_SECONDS = 30 * 60;
const tokenShape = /^[A-Za-z0-9_-]{16,64}$/;

export function rememberOrder(reply: FastifyReply, config: HostConfig, accessToken: string): void {
  reply.setCookie(ORDER_COOKIE, accessToken, {
    path: '/checkout',
    sameSite: 'lax',
    httpOnly: true,
    maxAge: MAX_AGE_SECONDS,
    secure: isSecure(config),
  });
}

/** The token of the order paid a moment ago; null when there is none. */
export function rememberedOrder(request: FastifyRequest): string | null {
  const token = request.cookies[ORDER_COOKIE];
  return token !== undefined && tokenShape.test(token) ? token : null;
}

/** Holds the path of the checkout a buyer left for their bank, to show it again should the payment fail. */
const PLACE_COOKIE = 'checkoutPlace';
const placeShape = /^\/checkout(?:\/[a-z-]+)?(?:\?[\w=&%.-]{1,300})?$/;

export function rememberPlace(reply: FastifyReply, config: HostConfig, action: string): void {
  reply.setCookie(PLACE_COOKIE, action, {
    path: '/checkout',
    sameSite: 'lax',
    httpOnly: true,
    maxAge: MAX_AGE_SECONDS,
    secure: isSecure(config),
  });
}

/** The checkout a buyer left for their bank; the visitor's own when it is not known. */
export function rememberedPlace(request: FastifyRequest): string {
  const action = request.cookies[PLACE_COOKIE];
  return action !== undefined && placeShape.test(action) ? action : '/checkout';
}
