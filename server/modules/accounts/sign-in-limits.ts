import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { addressOf } from '../../platform/http/trusted-proxies.ts';
import type { Platform } from '../../platform/platform.ts';

/** Who tries to sign in, as far as a server can tell. */
export interface Guesser {
  /** As the connection or our proxy tells it. */
  readonly address: string;
  /** Null where what was sent names none. */
  readonly email: string | null;
  /** Digest of the browser's secret, when it has signed in to this account before. */
  readonly device: string | null;
}

/**
 * Counts tries that may be guesses. Kept in the database, so that all server processes count together, and for all
 * websites together, since an account's password is the same at each.
 */
export interface SignInLimits {
  /** Seconds to wait, 0 for none; the try is counted either way. */
  tryToSignIn(guesser: Guesser): Promise<number>;
  /** The same for the links of a mail or the terminal, whose secrets cannot be guessed: by address alone. */
  tryLink(address: string): Promise<number>;
  /** Seconds to wait before another reset mail may be asked for from this address. */
  tryReset(address: string): Promise<number>;
  /** Whether this e-mail may be sent another reset link. */
  mayMail(email: string): Promise<boolean>;
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
    async tryToSignIn({ address, email, device }) {
      if (email !== null && device !== null) return consume(byDevice, device);
      const waitOfAddress = await consume(byAddress, addressOf(address));
      const waitOfPair = email === null ? 0 : await consume(byPair, pairKey(address, email));
      return Math.max(waitOfAddress, waitOfPair);
    },
    tryLink: (address) => consume(linksByAddress, addressOf(address)),
    tryReset: (address) => consume(resetsByAddress, addressOf(address)),
    async mayMail(email) {
      return (await consume(mailsByEmail, digest(email))) === 0;
    },
    async forgive({ address, email, device }) {
      if (device !== null) await byDevice.delete(device);
      if (email !== null) await byPair.delete(pairKey(address, email));
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
const pairKey = (address: string, email: string): string => digest(`${addressOf(address)} ${email}`);
