import { MIN_PASSWORD_LENGTH } from '@vitrine/contracts/accounts.ts';
import { text } from '../../text/en.ts';

export interface PasswordAdvice {
  /** Whether it would be accepted, with no known weakness, or well beyond what is asked. */
  readonly level: 'empty' | 'short' | 'weak' | 'fair' | 'good';
  readonly sentence: string;
}

// The heads of common-password lists, as far as they are long enough to be accepted.
const common = [
  'password',
  '1234567890',
  'qwertyuiop',
  'qwerty',
  'letmein',
  'iloveyou',
  'welcome',
  'admin',
  'football',
  'princess',
  'sunshine',
  'dragon',
  'monkey',
  'abc123',
  'changeme',
];
const tail = /[\d!?.,@#$%&*_-]+$/;

/**
 * What to say about a password while it is typed. It judges what guessers try first and length, and invents no
 * rules about digits and signs, which make passwords hard to remember rather than hard to guess.
 */
export function advisePassword(password: string, personal: readonly string[]): PasswordAdvice {
  const { strength } = text.welcome;
  if (password === '') return { level: 'empty', sentence: strength.empty };
  const length = [...password].length;
  if (length < MIN_PASSWORD_LENGTH) {
    return { level: 'short', sentence: strength.short(MIN_PASSWORD_LENGTH - length) };
  }
  const lower = password.toLowerCase();
  const bare = lower.replace(tail, '');
  const doubled = common.some((word) => lower === word || bare === word || lower === word + word);
  if (doubled || isRun(lower)) return { level: 'weak', sentence: strength.common };
  const known = personal
    .flatMap((value) => value.toLowerCase().split(/[\s@.]+/))
    .filter((part) => part.length >= 4);
  const rest = known.reduce((left, part) => left.replaceAll(part, ''), lower);
  if (rest.length < MIN_PASSWORD_LENGTH && rest !== lower) {
    return { level: 'weak', sentence: strength.personal };
  }
  if (new Set(lower).size <= 4) return { level: 'weak', sentence: strength.repeated };
  return length >= 16
    ? { level: 'good', sentence: strength.good }
    : { level: 'fair', sentence: strength.fair };
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
