import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readOwnCookie, setOwnCookie } from '../../platform/http/own-cookie.ts';
import type { HostConfig } from '../../platform/http/request-host.ts';
import type { Platform } from '../../platform/platform.ts';
import { isOwnerSignedIn } from '../accounts/index.ts';

/** Which orders this browser may show: those it placed and those it looked up. Newest first. */
const ACCESS_COOKIE = 'orderAccess';
const MAX_AGE_SECONDS = 60 * 24 * 60 * 60;
/** Orders a browser remembers; beyond that the oldest has to be confirmed again. */
const MAX_ORDERS = 12;
const markShape = /^[A-Za-z0-9_-]{22}$/;

/** An order's link does not contain its row id, so the link alone is not enough to compute the signature. */
const markOf = (orderId: string): string =>
  createHmac('sha256', orderId).update('order access').digest('base64url').slice(0, 22);

const marksOf = (request: FastifyRequest, config: HostConfig): readonly string[] =>
  (readOwnCookie(request, config, ACCESS_COOKIE) ?? '').split('.').filter((mark) => markShape.test(mark));

/** Lets this browser show an order from now on. */
export function grantOrderAccess(
  request: FastifyRequest,
  reply: FastifyReply,
  config: HostConfig,
  orderId: string,
): void {
  const mark = markOf(orderId);
  const marks = [mark, ...marksOf(request, config).filter((other) => other !== mark)].slice(0, MAX_ORDERS);
  setOwnCookie(reply, config, ACCESS_COOKIE, marks.join('.'), { maxAge: MAX_AGE_SECONDS });
}

/**
 * Whether this browser may show an order: it placed it or the one that started its subscription, it looked it up, or an
 * owner of the shop is signed in.
 */
export async function mayShowOrder(
  platform: Platform,
  request: FastifyRequest,
  order: { readonly orderId: string; readonly firstOrderId: string | null },
): Promise<boolean> {
  const marks = marksOf(request, platform.config);
  const { orderId, firstOrderId } = order;
  if (marks.includes(markOf(orderId))) return true;
  if (firstOrderId !== null && marks.includes(markOf(firstOrderId))) return true;
  return isOwnerSignedIn(platform, request);
}
