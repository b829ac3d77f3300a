import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Platform } from '../../platform/platform.ts';

/** Counts tries that may be guesses. Kept in the database, so that all server processes count together. */
export interface SignInLimits {
  /** False when this address or this e-mail has tried too often; the try is counted either way. */
  allow(websiteId: string, address: string, email: string | null): Promise<boolean>;
  /** A person who got in begins anew. */
  forgive(websiteId: string, email: string): Promise<void>;
}

/** Tries of one address in a quarter of an hour; an office behind one address shares them. */
const TRIES_BY_ADDRESS = 30;
/** Tries for one e-mail in a quarter of an hour, from wherever they come. */
const TRIES_BY_EMAIL = 10;
const QUARTER_HOUR_S = 15 * 60;

export function makeSignInLimits(platform: Platform): SignInLimits {
  const make = (keyPrefix: string, points: number) =>
    new RateLimiterPostgres({
      storeClient: platform.db.$client,
      storeType: 'pool',
      tableName: 'sign_in_attempts',
      tableCreated: true,
      keyPrefix,
      points,
      duration: QUARTER_HOUR_S,
    });
  const byAddress = make('address', TRIES_BY_ADDRESS);
  const byEmail = make('email', TRIES_BY_EMAIL);
  return {
    async allow(websiteId, address, email) {
      const addressAllowed = await consume(byAddress, `${websiteId}:${address}`);
      const emailAllowed = email === null || (await consume(byEmail, emailKey(websiteId, email)));
      return addressAllowed && emailAllowed;
    },
    async forgive(websiteId, email) {
      await byEmail.delete(emailKey(websiteId, email));
    },
  };
}

async function consume(limiter: RateLimiterPostgres, key: string): Promise<boolean> {
  try {
    await limiter.consume(key);
    return true;
  } catch (error) {
    // The library rejects with a result when the limit is reached, and with an error when the database is away.
    if (error instanceof RateLimiterRes) return false;
    throw error;
  }
}

function emailKey(websiteId: string, email: string): string {
  return `${websiteId}:${createHash('sha256').update(email).digest('base64url')}`;
}
