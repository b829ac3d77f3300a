import * as text from '../text/en/passwords.ts';
import { fillText } from '../text/fill-text.ts';

/** Fewest characters of an owner's password. */
export const MIN_PASSWORD_LENGTH = 10;
/** Most characters of a password; limits the work of one sign-in. */
export const MAX_PASSWORD_LENGTH = 200;

/** What a guesser may know of an owner; '' where it is not known. */
export interface PasswordOwner {
  readonly name: string;
  readonly email: string;
  readonly shopName: string;
}

export interface PasswordCheck {
  /** 'short', 'long' and 'weak' are refused. */
  readonly level: 'empty' | 'short' | 'long' | 'weak' | 'fair' | 'good';
  /** What to say while it is typed; with a refusal, what to do. */
  readonly sentence: string;
}

// Beginnings of common passwords that are accepted by length with a suffix. The server also checks a list of tens of
// thousands.
const common: readonly string[] = [
  'password',
  'passwort',
  'passw0rd',
  'p@ssword',
  'p@ssw0rd',
  '1234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'qwerty',
  'qwertz',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r',
  '1qaz2wsx',
  'letmein',
  'iloveyou',
  'welcome',
  'administrator',
  'admin',
  'football',
  'baseball',
  'princess',
  'sunshine',
  'superman',
  'starwars',
  'whatever',
  'trustno1',
  'computer',
  'internet',
  'michael',
  'shadow',
  'master',
  'dragon',
  'monkey',
  'abc123',
  'changeme',
  'default',
  'secret',
  'summer',
  'winter',
];
const tail = /[\d!?.,@#$%&*+_-]+$/;
const head = /^[\d!?.,@#$%&*+_-]+/;

/**
 * Judges a password by what guessers try first and by its length. It invents no rules about digits and signs, which
 * make passwords hard to remember rather than hard to guess.
 */
export function checkPassword(password: string, owner: PasswordOwner): PasswordCheck {
  const least = String(MIN_PASSWORD_LENGTH);
  if (password === '') return { level: 'empty', sentence: fillText(text.passwordEmpty, { least }) };
  const length = [...password].length;
  if (length < MIN_PASSWORD_LENGTH) {
    const count = MIN_PASSWORD_LENGTH - length;
    const sentence = count === 1 ? text.passwordMissingOne : text.passwordMissing;
    return { level: 'short', sentence: fillText(sentence, { count: String(count) }) };
  }
  if (length > MAX_PASSWORD_LENGTH) {
    return { level: 'long', sentence: fillText(text.passwordLong, { most: String(MAX_PASSWORD_LENGTH) }) };
  }
  const lower = password.toLowerCase();
  if (isCommon(lower) || isRun(lower)) return { level: 'weak', sentence: text.passwordCommon };
  if (isPersonal(lower, owner)) return { level: 'weak', sentence: text.passwordPersonal };
  if (new Set(lower).size <= 4) return { level: 'weak', sentence: text.passwordRepeated };
  return length >= 16
    ? { level: 'good', sentence: text.passwordGood }
    : { level: 'fair', sentence: text.passwordFair };
}

/** Whether a common password is all there is but for digits and signs around it, once or over and over. */
function isCommon(lower: string): boolean {
  const bare = lower.replace(tail, '');
  return [lower, bare, bare.replace(head, '')].some((part) =>
    common.some((word) => part !== '' && part === word.repeat(Math.max(1, part.length / word.length))),
  );
}

/** Whether too little remains without known data of its owner. */
function isPersonal(lower: string, owner: PasswordOwner): boolean {
  const { name, email, shopName } = owner;
  const known = [
    ...formsOf(name),
    ...wordsOf(name),
    ...formsOf(email),
    ...wordsOf(email),
    ...formsOf(shopName),
  ]
    .filter((part) => part.length >= 4)
    .toSorted((a, b) => b.length - a.length);
  const rest = known.reduce((left, part) => left.replaceAll(part, ''), lower);
  return rest !== lower && [...rest].length < MIN_PASSWORD_LENGTH;
}

/** A name as it is written, and as addresses write it: `fernkiln`, `fernandkiln`. */
function formsOf(value: string): readonly string[] {
  const words = wordsOf(value);
  return [value.trim().toLowerCase(), words.join(''), words.join('and')];
}

function wordsOf(value: string): readonly string[] {
  return value.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether every character follows the one before it: 1234567890, abcdefghij. */
function isRun(value: string): boolean {
  const codes = [...value].map((character) => character.codePointAt(0) ?? 0);
  const step = (codes[1] ?? 0) - (codes[0] ?? 0);
  if (Math.abs(step) !== 1) return false;
  return codes.every((code, index) => {
    if (index === 0) return true;
    const gap = code - (codes[index - 1] ?? 0);
    return gap === step || Math.abs(gap) === 9;
  });
}
