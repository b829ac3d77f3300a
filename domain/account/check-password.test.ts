import { describe, expect, it } from 'vitest';
import { checkPassword } from './check-password.ts';

const owner = { name: 'Rowan Hale', email: 'rowan@fernandkiln.example', shopName: 'Fern & Kiln' };
const level = (password: string) => checkPassword(password, owner).level;

describe('a new password', () => {
  it('reports what is missing', () => {
    expect(checkPassword('ninechars', owner).sentence).toBe('One more character is needed.');
    expect(checkPassword('abc', owner).sentence).toBe('7 more characters are needed.');
    expect(level('')).toBe('empty');
    expect(level('x'.repeat(201))).toBe('long');
  });
  it.each([
    'password12',
    'password123!',
    'Passw0rd2024',
    '123password!',
    'Qwertyuiop',
    '1234567890',
    'passwordpassword',
    'monkeymonkeymonkey1',
    'abcdefghijk',
    '9876543210',
  ])('is refused when it is %s, which every guesser tries', (password) => {
    expect(checkPassword(password, owner)).toEqual({
      level: 'weak',
      sentence:
        'This is one of the first passwords a guesser tries. Put three or four unrelated words together instead.',
    });
  });
  it.each([
    'rowan1234567',
    'Rowan Hale 1!',
    'rowan@fernandkiln.example',
    'fernandkiln99',
    'Fern & Kiln 2026',
  ])(
    'is refused when it is %s: the name, the email address or the shop’s name and little else',
    (password) => {
      expect(checkPassword(password, owner)).toMatchObject({ level: 'weak' });
      expect(checkPassword(password, owner).sentence).toContain('Leave those out, or add more words.');
    },
  );
  it('may contain a name among enough other words', () => {
    expect(level('rowan walks at dawn daily')).toBe('good');
  });
  it('is refused when it repeats a few characters', () => {
    expect(level('ababababababab')).toBe('weak');
  });
  it('needs no digits or symbols, only length', () => {
    expect(level('morning kiln')).toBe('fair');
    expect(level('a quiet morning by the kiln')).toBe('good');
  });
});
