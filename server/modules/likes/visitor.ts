import { createHash } from 'node:crypto';
import { visitorCookie } from '@vitrine/contracts/analytics.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CRUMB_COOKIE } from '../../platform/http/crumb.ts';
import { readOwnCookie, setOwnCookie } from '../../platform/http/own-cookie.ts';
import type { Platform } from '../../platform/platform.ts';

/** Names a visitor who likes something without being counted by the site's statistics. */
const LIKER_COOKIE = 'liker';
/** Seconds it is kept: two years, as the visitor's own cookie. */
const LIFETIME = 2 * 365 * 86_400;
const shape = /^[\w-]{22,64}$/;

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * A hash of who likes something. Whoever liked before goes by the cookie they got then; others by the visitor cookie of
 * the statistics (its identifier alone: the counters beside it move), or by a cookie made now from their session, so
 * that two requests at once get the same. Who takes no cookies goes by address and browser: pressing again counts
 * nothing for them either.
 */
export function likerOf(platform: Platform, request: FastifyRequest, reply: FastifyReply): string {
  const own = readOwnCookie(request, platform.config, LIKER_COOKIE);
  if (own !== undefined && shape.test(own)) return hash(own);
  const { ss_cvr: visitor } = request.cookies;
  if (visitor !== undefined && visitorCookie.test(visitor)) return hash(`cvr ${visitor.split('|')[0] ?? ''}`);
  const crumb = request.cookies[CRUMB_COOKIE];
  const { websiteId } = request.site;
  const from = crumb ?? JSON.stringify([request.ip, request.headers['user-agent'] ?? '']);
  const made = hash(`liker ${websiteId} ${from}`);
  setOwnCookie(reply, platform.config, LIKER_COOKIE, made, { maxAge: LIFETIME });
  return hash(made);
}
