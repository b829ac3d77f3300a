import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config.ts';
import { isSecure } from '../../platform/http/request-host.ts';
import type { Platform } from '../../platform/platform.ts';
import { isOwnerSignedIn } from '../accounts/index.ts';

/** Says which orders this browser may show: it placed them, or was told whose they are. Newest first. */
const ACCESS_COOKIE = 'orderAccess';
const MAX_AGE_SECONDS = 60 * 24 * 60 * 60;
/** Orders a browser keeps; the oldest is asked for again. */
const MOST_ORDERS = 12;
const markShape = /^[A-Za-z0-9_-]{22}$/;

/** An order's link does not tell its row id, so who has only the link cannot make the mark. */
const markOf = (orderId: string): string =>
  createHmac('sha256', orderId).update('order access').digest('base64url').slice(0, 22);

const marksOf = (request: FastifyRequest): readonly string[] =>
  (request.cookies[ACCESS_COOKIE] ?? '').split('.').filter((mark) => markShape.test(mark));

/** Lets this browser show an order from now on. */
export function grantOrderAccess(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Pick<Config, 'publicOrigin'>,
  orderId: string,
): void {
  const mark = markOf(orderId);
  const marks = [mark, ...marksOf(request).filter((other) => other !== mark)].slice(0, MOST_ORDERS);
  void reply.setCookie(ACCESS_COOKIE, marks.join('.'), {
    path: '/',
    sameSite: 'lax',
    httpOnly: true,
    maxAge: MAX_AGE_SECONDS,
    secure: isSecure(config),
  });
}

/**
 * Whether this browser may show an order: it placed it or the one that started its subscription, it was told whose it
 * is, or an owner of the shop is signed in.
 */
export async function mayShowOrder(
  platform: Platform,
  request: FastifyRequest,
  order: { readonly orderId: string; readonly firstOrderId: string | null },
): Promise<boolean> {
  const marks = marksOf(request);
  const { orderId, firstOrderId } = order;
  if (marks.includes(markOf(orderId))) return true;
  if (firstOrderId !== null && marks.includes(markOf(firstOrderId))) return true;
  return isOwnerSignedIn(platform, request);
}
