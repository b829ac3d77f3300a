import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isEmail } from './email.ts';
import { suggestEmail } from './suggest-email.ts';

describe('the domain of an email address', () => {
  test.each([
    ['rowan@gmial.com', 'rowan@gmail.com'],
    ['rowan@hotmial.com', 'rowan@hotmail.com'],
    ['rowan@gmail.con', 'rowan@gmail.com'],
    ['rowan@gmai.com', 'rowan@gmail.com'],
    ['rowan@gmaill.com', 'rowan@gmail.com'],
    ['rowan@gnail.com', 'rowan@gmail.com'],
    ['rowan@gmail.co', 'rowan@gmail.com'],
    ['rowan@gmailcom', 'rowan@gmail.com'],
    ['rowan@gmial.con', 'rowan@gmail.com'],
    ['Rowan.Hale+kiln@GMIAL.com', 'Rowan.Hale+kiln@gmail.com'],
    ['rowan@hotmail.cmo', 'rowan@hotmail.com'],
    ['rowan@outlok.com', 'rowan@outlook.com'],
    ['rowan@yaho.com', 'rowan@yahoo.com'],
    ['rowan@yahho.co.uk', 'rowan@yahoo.co.uk'],
    ['rowan@iclould.com', 'rowan@icloud.com'],
    ['rowan@aol.con', 'rowan@aol.com'],
    ['rowan@mail.con', 'rowan@mail.com'],
  ])('%s is most likely %s', (typed, expected) => {
    expect(suggestEmail(typed)).toBe(expected);
  });

  test.each([
    'rowan@gmail.com',
    'rowan@GMAIL.COM',
    'rowan@mail.com',
    'rowan@ymail.com',
    'rowan@email.com',
    'rowan@gmx.de',
    'rowan@gmx.net',
    'rowan@yahoo.fr',
    'rowan@hotmail.it',
    'rowan@outlook.es',
    'rowan@yahoo.dk',
    'rowan@ms.com',
    'rowan@am.com',
    'rowan@fernandkiln.example',
    'rowan@company.co',
    'rowan',
    '@gmial.com',
    '',
  ])('%s is left alone', (typed) => {
    expect(suggestEmail(typed)).toBeNull();
  });

  test('a suggestion is always a valid address other than the typed one, and gets no further suggestion', () => {
    fc.assert(
      fc.property(
        fc.emailAddress(),
        fc.constantFrom('gmial.com', 'yahooo.com', 'icloud.cm'),
        (email, typo) => {
          const typed = `${email.split('@')[0] ?? ''}@${typo}`;
          fc.pre(isEmail(typed));
          const expected = suggestEmail(typed);
          expect(expected).not.toBe(typed);
          expect(isEmail(expected ?? '')).toBe(true);
          expect(suggestEmail(expected ?? '')).toBeNull();
        },
      ),
    );
  });
});
