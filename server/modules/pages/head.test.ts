import { describe, expect, it } from 'vitest';
import { plainText } from './head.ts';

describe('the words of HTML for a description', () => {
  it('are its text, cut at a word', () => {
    expect(plainText('<p>Salt &amp; fire</p><p>in   one &lt;kiln&gt;</p>', 300)).toBe(
      'Salt & fire in one <kiln>',
    );
    expect(plainText('<p>one two three</p>', 9)).toBe('one two…');
    expect(plainText('AT&T', 300)).toBe('AT&T');
  });

  it('hold no half of a tag, of a sign or of a character, however long the HTML is', () => {
    const picture = `<img src="/media/0199aaaa-0000-7000-8000-0000000000f1/a-very-long-name.webp" alt="">`;
    for (let shift = 0; shift < picture.length; shift += 1) {
      const words = plainText(`<p>${'a'.repeat(shift)}</p>${picture.repeat(100)}`, 300);
      expect(words, String(shift)).toBe('a'.repeat(shift));
    }
    const sign = plainText(`<i></i>${'<b></b>'.repeat(712)}x &amp; y &quot;`, 300);
    expect(sign).toMatch(/^x( &)?( y)?$/);
    expect(plainText('🏺'.repeat(200), 301)).toBe(`${'🏺'.repeat(150)}…`);
  });
});
