import { describe, expect, it } from 'vitest';
import { advisePassword } from './password-advice.ts';

const level = (password: string) =>
  advisePassword(password, ['Rowan Hale', 'rowan@fernandkiln.example']).level;

describe('advice about a password', () => {
  it('counts what is missing', () => {
    expect(advisePassword('ninechars', []).sentence).toBe('One more character is needed.');
    expect(advisePassword('abc', []).sentence).toBe('7 more characters are needed.');
    expect(level('')).toBe('empty');
  });
  it.each(['password123!', 'Qwertyuiop', '1234567890', 'passwordpassword', 'abcdefghijk', '9876543210'])(
    'calls %s weak: it is on every list',
    (password) => {
      expect(level(password)).toBe('weak');
    },
  );
  it('calls one made of the person’s own name weak', () => {
    expect(level('rowan1234567')).toBe('weak');
    expect(level('rowan walks at dawn daily')).toBe('good');
  });
  it('calls a few characters over and over weak', () => {
    expect(level('ababababababab')).toBe('weak');
  });
  it('asks for no digits or signs, only for length', () => {
    expect(level('morning kiln')).toBe('fair');
    expect(level('a quiet morning by the kiln')).toBe('good');
  });
});
