import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerFailure } from './failures.ts';
import { type RequestHead, type HostConfig, isSecure, requestHost } from './request-host.ts';

export const CRUMB_COOKIE = 'crumb';
const crumbShape = /^[A-Za-z0-9_-]{16,64}$/;
const presentCrumb = /(?:^|;\s*)crumb=[A-Za-z0-9_-]{16,64}(?:;|$)/;

/** Whether a Cookie header already has a usable crumb. */
export function hasCrumb(cookieHeader: string | undefined): boolean {
  return cookieHeader !== undefined && presentCrumb.test(cookieHeader);
}

/** Characters of a crumb: 22 of base64url carry 132 random bits. */
const CRUMB_LENGTH = 22;
let crumbs = '';
let next = 0;

/** A crumb cut from a long random text: every first page view needs one, so they are drawn by the hundred. */
function newCrumb(): string {
  if (next + CRUMB_LENGTH > crumbs.length) {
    crumbs = randomBytes(CRUMB_LENGTH * 384).toString('base64url');
    next = 0;
  }
  next += CRUMB_LENGTH;
  return crumbs.slice(next - CRUMB_LENGTH, next);
}

/** A Set-Cookie value with a new crumb. The page's scripts read it, so it is not HttpOnly. */
export function newCrumbCookie(asked: RequestHead, config: HostConfig): string {
  return `${CRUMB_COOKIE}=${newCrumb()}; Path=/; SameSite=Lax${isSecure(asked, config) ? '; Secure' : ''}`;
}

/** Sets a crumb on a page view unless the visitor has one. Returns the valid crumb. */
export function issueCrumb(request: FastifyRequest, reply: FastifyReply, config: HostConfig): string {
  const present = request.cookies[CRUMB_COOKIE];
  if (present !== undefined && crumbShape.test(present)) return present;
  const crumb = newCrumb();
  reply.setCookie(CRUMB_COOKIE, crumb, {
    path: '/',
    sameSite: 'lax',
    httpOnly: false,
    secure: isSecure(request, config),
  });
  return crumb;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The crumb echoed by the request: header, query or body, in this order. */
function echoOf(request: FastifyRequest): string | null {
  const header = textOf(request.headers['x-csrf-token']);
  if (header !== null) return header;
  const query = textOf((request.query as Record<string, unknown> | undefined)?.[CRUMB_COOKIE]);
  if (query !== null) return query;
  const body: unknown = request.body;
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, CRUMB_COOKIE)) return null;
  return textOf((body as Record<string, unknown>)[CRUMB_COOKIE]);
}

function same(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}

/** The host a URL header names; null when the header is missing, '' when it names none (`Origin: null`). */
function hostIn(header: string | undefined): string | null {
  if (header === undefined) return null;
  try {
    return new URL(header).host;
  } catch {
    return '';
  }
}

/**
 * Why a write is refused; null when the request comes from our own pages.
 * Rules: an Origin of another site is refused; an echo that is present must match the cookie; without an echo only
 * a form post (which may come from a cached page) passes, and only with our own Origin or Referer.
 * spec: storefront-commerce 8
 */
export function crumbProblem(
  request: FastifyRequest,
  config: HostConfig,
): 'CRUMB_MISMATCH' | 'COOKIES_DISABLED' | null {
  const own = requestHost(request, config);
  const from = hostIn(request.headers.origin);
  const cookie = request.cookies[CRUMB_COOKIE];
  const echo = echoOf(request);
  if (from !== null && from !== own) return 'CRUMB_MISMATCH';
  if (echo !== null && cookie !== undefined) return same(echo, cookie) ? null : 'CRUMB_MISMATCH';
  if (echo === null && isForm(request)) {
    if (from === own) return null;
    if (from === null && hostIn(request.headers.referer) === own) return null;
    return 'CRUMB_MISMATCH';
  }
  return request.headers.cookie === undefined ? 'COOKIES_DISABLED' : 'CRUMB_MISMATCH';
}

/**
 * As `crumbProblem`, for a page whose address is a secret, so that its form needs no cookie: with cookies off, it is
 * enough that the form comes from our own pages.
 */
export function crumbProblemOfLink(
  request: FastifyRequest,
  config: HostConfig,
): ReturnType<typeof crumbProblem> {
  const problem = crumbProblem(request, config);
  if (problem !== 'COOKIES_DISABLED' || !isForm(request)) return problem;
  const own = requestHost(request, config);
  return (hostIn(request.headers.origin) ?? hostIn(request.headers.referer)) === own ? null : problem;
}

/** Answers a write that does not come from our own pages. */
export type CrumbRefusal = (
  request: FastifyRequest,
  reply: FastifyReply,
  code: 'CRUMB_MISMATCH' | 'COOKIES_DISABLED',
) => FastifyReply;

const refuseInForm: CrumbRefusal = (request, reply, code) => answerFailure(request, reply, { code });

/** Makes a preHandler for writes: the request must come from our own pages (`crumbProblem`). */
export function requireCrumb(config: HostConfig, refuse: CrumbRefusal = refuseInForm) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const code = crumbProblem(request, config);
    return code === null ? undefined : refuse(request, reply, code);
  };
}

function isForm(request: FastifyRequest): boolean {
  return (request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');
}
