import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config.ts';
import { isSecure } from '../../platform/http/request-host.ts';

/** Holds the access token of the order just paid, so that going back to the checkout shows it and pays nothing. */
const ORDER_COOKIE = 'lastOrder';
const MAX_AGE_SECONDS = 30 * 60;
const tokenShape = /^[A-Za-z0-9_-]{16,64}$/;

export function rememberOrder(
  reply: FastifyReply,
  config: Pick<Config, 'publicOrigin'>,
  accessToken: string,
): void {
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
