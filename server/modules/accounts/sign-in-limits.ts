import { addressOf } from '../../platform/http/trusted-proxies.ts';
import type { Unlimited } from '../../platform/http/route.ts';
import { perPlatform } from '../../platform/per-platform.ts';
import { countGuess, resetGuesses } from '../../platform/rate-limits/index.ts';

/** The origin of a sign-in attempt. */
export interface SignInSource {
  /** IP address, from the connection or the trusted proxy. */
  readonly address: string;
  /** Null when the request contains none. */
  readonly email: string | null;
  /** Digest of the browser's secret, when it has signed in to this account before. */
  readonly device: string | null;
}

/**
 * Counts attempts that may be guesses. Stored in the database, so that all server processes count together, and for
 * all websites together, since an account's password is the same at each.
 */
export interface SignInLimits {
  /** Seconds to wait, 0 for none; the attempt is counted either way. */
  tryToSignIn(guesser: SignInSource): Promise<number>;
  /** The same for the links of a mail or the terminal, whose secrets cannot be guessed: by address alone. */
  tryLink(address: string): Promise<number>;
  /** Seconds to wait before this address may request another reset mail. */
  tryReset(address: string): Promise<number>;
  /** Whether this email may be sent another reset link. */
  mayMail(email: string): Promise<boolean>;
  /** Seconds to wait before a signed-in account's password may be tried again, for changes that ask for it. */
  tryPassword(accountId: string): Promise<number>;
  forgivePassword(accountId: string): Promise<void>;
  /** Resets the counts after a successful sign-in. */
  forgive(guesser: SignInSource): Promise<void>;
}

/** Attempts per address and email: guesses from elsewhere lock nobody out. */
const TRIES_BY_PAIR = 10;
/** Attempts of a known browser; those of its address do not count against it. */
const TRIES_BY_DEVICE = 10;
/** Attempts per address in total; an office behind one address shares them. */
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
    tryPassword: (accountId) => count('own-password', accountId, TRIES_BY_DEVICE),
    forgivePassword: (accountId) => resetGuesses(platform, { name: 'own-password', who: accountId }),
    async forgive({ address, email, device }) {
      if (device !== null) await resetGuesses(platform, { name: 'sign-in-device', who: device });
      if (email !== null) await resetGuesses(platform, { name: 'sign-in-pair', who: pairOf(address, email) });
    },
  };
});

const pairOf = (address: string, email: string): string => `${addressOf(address)} ${email}`;
