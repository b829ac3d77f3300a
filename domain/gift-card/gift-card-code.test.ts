import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatGiftCardCode, giftCardCodeOf, readGiftCardCode } from './gift-card-code.ts';

const code = 'ABCDEFGHJKLM2345';

describe('a gift card code', () => {
  it('has sixteen letters and digits that cannot be confused', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 20 }), (random) => {
        expect(giftCardCodeOf(random)).toMatch(/^[A-HJ-NP-Z2-9]{16}$/);
      }),
    );
    expect(() => giftCardCodeOf(new Uint8Array(15))).toThrow(RangeError);
  });

  it('is shown in groups of four, and parsed back', () => {
    expect(formatGiftCardCode(code)).toBe('ABCD-EFGH-JKLM-2345');
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (random) => {
        const made = giftCardCodeOf(random);
        expect(readGiftCardCode(formatGiftCardCode(made))).toBe(made);
        expect(readGiftCardCode(` ${formatGiftCardCode(made).toLowerCase().replaceAll('-', ' – ')} `)).toBe(
          made,
        );
      }),
    );
  });

  it('reads 1 and I as L', () => {
    expect(readGiftCardCode('abcd-efgh-jk1m-2345')).toBe(code);
    expect(readGiftCardCode('ABCD EFGH JKIM 2345')).toBe(code);
  });

  it('is invalid when it is too short, too long, or has other characters', () => {
    for (const typed of [
      '',
      code.slice(1),
      `${code}2`,
      'ABCD-EFGH-JKLM-234!',
      'O'.repeat(16),
      ' '.repeat(1e6),
      `${code}${'-'.repeat(60)}`,
    ]) {
      expect(readGiftCardCode(typed)).toBeNull();
    }
  });
});
