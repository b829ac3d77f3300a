import type { FastifyReply, FastifyRequest } from 'fastify';
import { CRUMB_COOKIE } from '../http/crumb.ts';
import { respondWithFailure } from '../http/failures.ts';
import { addressOf } from '../http/trusted-proxies.ts';
import { perPlatform } from '../per-platform.ts';
import type { Platform } from '../platform.ts';
import { type InstallationCall, makeRateCounter, type RateLimit } from './rate-counter.ts';

/** A rate limit per visitor, and per IP address, which several people may share. */
export interface CallLimit extends RateLimit {
  /** Calls with the same name count together. */
  readonly name: string;
  /** Points per address; ten visitors' by default. */
  readonly addressPoints?: number;
}

/** Responds to a call beyond a limit. */
export type RateRefusal = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

export const refuseByCatalogue: RateRefusal = (request, reply) =>
  respondWithFailure(request, reply, { code: 'RATE_LIMITED' });

const counterOf = perPlatform(makeRateCounter);

/**
 * A hook that responds 429 with Retry-After when a visitor, or everyone at an address, calls more often than `limit`
 * allows in its window. Calls with the same `name` count together. `Config.rateLimits` multiplies all points; without
 * it nothing is limited. spec: storefront-commerce 8
 */
export function limitRate(platform: Platform, limit: CallLimit, refuse: RateRefusal) {
  const scale = platform.config.rateLimits ?? 0;
  const counter = counterOf(platform);
  const { name, seconds } = limit;
  const byVisitor: RateLimit = { points: Math.ceil(limit.points * scale), seconds };
  const byAddress: RateLimit = {
    points: Math.ceil((limit.addressPoints ?? limit.points * 10) * scale),
    seconds,
  };

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (scale === 0) return undefined;
    const { websiteId } = request.site;
    const address = counter.count({ websiteId, name: `${name}@`, who: addressOf(request.ip) }, byAddress);
    const crumb = request.cookies[CRUMB_COOKIE];
    const visitor =
      crumb === undefined ? 0 : counter.count({ websiteId, name, who: crumb.slice(0, 64) }, byVisitor);
    const wait = Math.max(
      typeof address === 'number' ? address : await address,
      typeof visitor === 'number' ? visitor : await visitor,
    );
    if (wait === 0) return undefined;
    reply.header('retry-after', String(wait));
    return refuse(request, reply);
  };
}

/**
 * Counts what calls contain rather than the calls: bytes, rows. Returns 0 when everyone at the caller's address
 * together stays within all of `limits`, otherwise the seconds to wait.
 */
export function limitAmount(platform: Platform, name: string, limits: readonly RateLimit[]) {
  const scale = platform.config.rateLimits ?? 0;
  const counter = counterOf(platform);
  return async (request: FastifyRequest, amount: number): Promise<number> => {
    if (scale === 0) return 0;
    const { websiteId } = request.site;
    const who = addressOf(request.ip);
    let wait = 0;
    for (const { points, seconds } of limits) {
      const call = { websiteId, name: `${name}/${seconds}@`, who };
      wait = Math.max(
        wait,
        await counter.count(call, { points: Math.ceil(points * scale), seconds }, amount),
      );
    }
    return wait;
  };
}

/**
 * Counts a call against something other than the visitor: an address, or the secret that is guessed. Returns 0 when it
 * is allowed, otherwise the seconds to wait.
 */
export function countCall(
  platform: Platform,
  call: { readonly websiteId: string; readonly name: string } & (
    | { readonly who: string }
    | { readonly address: string }
  ),
  limit: RateLimit,
): number | Promise<number> {
  const scale = platform.config.rateLimits ?? 0;
  if (scale === 0) return 0;
  const { websiteId, name } = call;
  const who = 'who' in call ? call.who : addressOf(call.address);
  const scaled = { points: Math.ceil(limit.points * scale), seconds: limit.seconds };
  return counterOf(platform).count({ websiteId, name, who }, scaled);
}

/**
 * Counts a call that may be a guess, exactly over all servers and websites. Returns 0 when it is allowed, otherwise
 * the seconds to wait. `Config.rateLimits` does not change these limits.
 */
export function countGuess(platform: Platform, call: InstallationCall, limit: RateLimit): Promise<number> {
  return counterOf(platform).countExactly(call, limit);
}

/** Resets the guesses counted for a caller. */
export function resetGuesses(platform: Platform, call: InstallationCall): Promise<void> {
  return counterOf(platform).forget(call);
}
