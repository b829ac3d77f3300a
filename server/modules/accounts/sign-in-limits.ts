import { addressOf } from '../../platform/http/trusted-proxies.ts';
import type { Unlimited } from '../../platform/http/route.ts';
import { perPlatform } from '../../platform/per-platform.ts';
import { countGuess, forgetGuesses } from '../../platform/rate-limits/index.ts';

/** Who tries to sign in, as far as a server knows. */
export interface Guesser {
  /** From the connection, or from the proxy in front. */
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
  /** Whether this email may be sent another reset link. */
  mayMail(email: string): Promise<boolean>;
  /** A person who got in begins anew. */
  forgive(guesser: Guesser): Promise<void>;
}

/** Tries of one address for one email: guesses from elsewhere keep nobody out. */
const TRIES_BY_PAIR = 10;
/** Tries of one browser that has been signed in before; those of its address are not counted against it. */
const TRIES_BY_DEVICE = 10;
/** Tries of one address in all; an office behind one address shares them. */
const TRIES_BY_ADDRESS = 30;
const RESETS_BY_ADDRESS = 10;
const MAILS_BY_EMAIL = 3;
const QUARTER_HOUR_S = 15 * 60;
const HOUR_S = 60 * 60;

/** The limit of the calls that sign in. */
export const countedExactly: Unlimited = { unlimited: 'guesses are counted exactly, by `signInLimits`' };

/** The limits of a platform's servers. */
export const signInLimits = perPlatform((platform): SignInLimits => {
  const count = (name: string, who: string, points: number, seconds = QUARTER_HOUR_S): Promise<number> =>
    countGuess(platform, { name, who }, { points, seconds });
  return {
    async tryToSignIn({ address, email, device }) {
      if (email !== null && device !== null) return count('sign-in-device', device, TRIES_BY_DEVICE);
      const waitOfAddress = await count('sign-in-address', addressOf(address), TRIES_BY_ADDRESS);
      const waitOfPair =
        email === null ? 0 : await count('sign-in-pair', pairOf(address, email), TRIES_BY_PAIR);
      return Math.max(waitOfAddress, waitOfPair);
    },
    tryLink: (address) => count('sign-in-link', addressOf(address), TRIES_BY_ADDRESS),
    tryReset: (address) => count('password-reset', addressOf(address), RESETS_BY_ADDRESS, HOUR_S),
    mayMail: async (email) => (await count('password-mail', email, MAILS_BY_EMAIL, HOUR_S)) === 0,
    async forgive({ address, email, device }) {
      if (device !== null) await forgetGuesses(platform, { name: 'sign-in-device', who: device });
      if (email !== null)
        await forgetGuesses(platform, { name: 'sign-in-pair', who: pairOf(address, email) });
    },
  };
});

const pairOf = (address: string, email: string): string => `${addressOf(address)} ${email}`;
