import * as text from '../text/en/passwords.ts';
import { fillText } from '../text/fill-text.ts';

/** Minimum length of an owner's password, in characters. */
export const MIN_PASSWORD_LENGTH = 10;
/** Maximum length of a password, in characters; limits the work of one sign-in. */
export const MAX_PASSWORD_LENGTH = 200;

/** What an attacker may know of an owner; '' when unknown. */
export interface PasswordOwner {
  readonly name: string;
  readonly email: string;
  readonly shopName: string;
}

export interface PasswordCheck {
  /** 'short', 'long' and 'weak' are refused. */
  readonly level: 'empty' | 'short' | 'long' | 'weak' | 'fair' | 'good';
  /** The message while it is typed; for a refused password, what to do. */
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
 * Rates a password by common guesses and by its length. There are no rules about digits and symbols, which make
 * passwords hard to remember rather than hard to guess.
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

/** Whether the text is a common password, once or repeated, apart from digits and symbols around it. */
function isCommon(lower: string): boolean {
  const bare = lower.replace(tail, '');
  return [lower, bare, bare.replace(head, '')].some((part) =>
    common.some((word) => part !== '' && part === word.repeat(Math.max(1, part.length / word.length))),
  );
}

/** Whether too little remains without data of its owner that an attacker may know. */
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

/** A name as written, and as in addresses: `fernkiln`, `fernandkiln`. */
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
