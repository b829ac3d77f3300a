import { checkPassword, type PasswordOwner } from '@vitrine/domain/account/check-password.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { passwordGuessable } from '@vitrine/domain/text/en/passwords.ts';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Characters that are estimated; further ones only make a password harder to guess. */
const ESTIMATED = 72;
/** zxcvbn's score from 0 to 4: 3 needs at least 10^8 guesses. */
const MIN_SCORE = 3;

let estimating: Promise<ZxcvbnFactory> | undefined;

/** The estimator with its dictionaries, about 24 MB: loaded with the first new password. */
function loadEstimator(): Promise<ZxcvbnFactory> {
  estimating ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([core, { adjacencyGraphs, dictionary }]) =>
      new core.ZxcvbnFactory({ graphs: adjacencyGraphs, dictionary: { ...dictionary } }),
  );
  return estimating;
}

/**
 * Whether an owner may use a password: by the rule shared with the browser, then by the estimated number of guesses,
 * with lists of common passwords, keyboard rows, dates and known data of the owner.
 */
export async function checkNewPassword(
  password: string,
  owner: PasswordOwner,
): Promise<Result<null, 'PASSWORD_TOO_WEAK'>> {
  const { level, sentence } = checkPassword(password, owner);
  if (level !== 'fair' && level !== 'good') return tooWeak(sentence);
  const estimator = await loadEstimator();
  const known = [owner.name, owner.email, owner.shopName].flatMap((value) => [
    value.toLowerCase(),
    ...value.toLowerCase().split(/[^\p{L}\p{N}]+/u),
  ]);
  const { score } = estimator.check(
    password.slice(0, ESTIMATED),
    known.filter((part) => part.length >= 3),
  );
  return score < MIN_SCORE ? tooWeak(passwordGuessable) : ok(null);
}

const tooWeak = (sentence: string) =>
  fail('PASSWORD_TOO_WEAK', { params: { sentence }, fields: { password: sentence } });
