import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { addressOf } from '../../platform/http/trusted-proxies.ts';
import type { Platform } from '../../platform/platform.ts';

/** Who tries to sign in, as far as a server can tell. */
export interface Guesser {
  readonly websiteId: string;
  /** As the connection or our proxy tells it. */
  readonly address: string;
  /** Null where what was sent names none. */
  readonly email: string | null;
  /** Digest of the browser's secret, when it has signed in to this account before. */
  readonly device: string | null;
}

/** Counts tries that may be guesses. Kept in the database, so that all server processes count together. */
export interface SignInLimits {
  /** Seconds to wait, 0 for none; the try is counted either way. */
  tryToSignIn(guesser: Guesser): Promise<number>;
  /** The same for the links of a mail or the terminal, whose secrets cannot be guessed: by address alone. */
  tryLink(websiteId: string, address: string): Promise<number>;
  /** Seconds to wait before another reset mail may be asked for from this address. */
  tryReset(websiteId: string, address: string): Promise<number>;
  /** Whether this e-mail may be sent another reset link. */
  mayMail(websiteId: string, email: string): Promise<boolean>;
  /** A person who got in begins anew. */
  forgive(guesser: Guesser): Promise<void>;
}

/** Tries of one address for one e-mail: guesses from elsewhere keep nobody out. */
const TRIES_BY_PAIR = 10;
/** Tries of one browser that has been signed in before; those of its address are not counted against it. */
const TRIES_BY_DEVICE = 10;
/** Tries of one address in all; an office behind one address shares them. */
const TRIES_BY_ADDRESS = 30;
const RESETS_BY_ADDRESS = 10;
const MAILS_BY_EMAIL = 3;
const QUARTER_HOUR_S = 15 * 60;
const HOUR_S = 60 * 60;

export function makeSignInLimits(platform: Platform): SignInLimits {
  const make = (keyPrefix: string, points: number, duration = QUARTER_HOUR_S) =>
    new RateLimiterPostgres({
      storeClient: platform.db.$client,
      storeType: 'pool',
      tableName: 'sign_in_attempts',
      tableCreated: true,
      keyPrefix,
      points,
      duration,
    });
  const byPair = make('pair', TRIES_BY_PAIR);
  const byDevice = make('device', TRIES_BY_DEVICE);
  const byAddress = make('address', TRIES_BY_ADDRESS);
  const linksByAddress = make('link', TRIES_BY_ADDRESS);
  const resetsByAddress = make('reset', RESETS_BY_ADDRESS, HOUR_S);
  const mailsByEmail = make('reset-mail', MAILS_BY_EMAIL, HOUR_S);
  return {
    async tryToSignIn({ websiteId, address, email, device }) {
      if (email !== null && device !== null) return consume(byDevice, `${websiteId}:${device}`);
      const waitOfAddress = await consume(byAddress, addressKey(websiteId, address));
      const waitOfPair = email === null ? 0 : await consume(byPair, pairKey(websiteId, address, email));
      return Math.max(waitOfAddress, waitOfPair);
    },
    tryLink: (websiteId, address) => consume(linksByAddress, addressKey(websiteId, address)),
    tryReset: (websiteId, address) => consume(resetsByAddress, addressKey(websiteId, address)),
    async mayMail(websiteId, email) {
      return (await consume(mailsByEmail, `${websiteId}:${digest(email)}`)) === 0;
    },
    async forgive({ websiteId, address, email, device }) {
      if (device !== null) await byDevice.delete(`${websiteId}:${device}`);
      if (email !== null) await byPair.delete(pairKey(websiteId, address, email));
    },
  };
}

/** Seconds to wait; 0 when there was a point left. */
async function consume(limiter: RateLimiterPostgres, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (error) {
    // The library rejects with a result when the limit is reached, and with an error when the database is away.
    if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw error;
  }
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
const addressKey = (websiteId: string, address: string): string => `${websiteId}:${addressOf(address)}`;
const pairKey = (websiteId: string, address: string, email: string): string =>
  `${websiteId}:${digest(`${addressOf(address)} ${email}`)}`;
