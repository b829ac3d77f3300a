import { createHash } from 'node:crypto';
import { visitorCookie } from '@vitrine/contracts/analytics.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CRUMB_COOKIE } from '../../platform/http/crumb.ts';
import { readOwnCookie, setOwnCookie } from '../../platform/http/own-cookie.ts';
import type { Platform } from '../../platform/platform.ts';

/** Identifies a visitor who likes something but has no analytics cookie. */
const LIKER_COOKIE = 'liker';
/** Seconds it is stored: two years, like the analytics cookie. */
const LIFETIME = 2 * 365 * 86_400;
const shape = /^[\w-]{22,64}$/;

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * A hash that identifies a visitor for likes: by the cookie of an earlier like; else by the analytics cookie (its
 * identifier alone, since its counters change), or by a new cookie derived from the session, so that two concurrent
 * requests get the same one. Without cookies by address and browser: a repeated press counts nothing either.
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
