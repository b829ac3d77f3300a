import { describe, expect, it } from 'vitest';
import { catalogueFont, fontCatalogue } from './font-catalogue.ts';
import { familyIn, sameFamilies } from './family-names.ts';
import { familiesOf, familyValue, fontRules, siteFontFor } from './font-css.ts';
import type { SiteFont } from './font-types.ts';

const lora = catalogueFont('Lora') as SiteFont;

describe('a font of the catalogue in a stylesheet', () => {
  it('is loaded from the site itself, by the letters that a page has', () => {
    const css = fontRules(lora);
    expect(css).toContain(
      "@font-face{font-family:'Lora Variable';src:url(/_v/fonts/lora-latin-wght-normal.woff2?v=5.3.0) format('woff2');font-weight:400 700;font-display:swap;unicode-range:U+0000-00FF,",
    );
    expect(css).toContain('lora-latin-ext-wght-italic.woff2');
    expect(css).not.toMatch(/https?:/);
  });

  it('has fallbacks with its measures, so that nothing moves when it arrives', () => {
    const css = fontRules(lora);
    // As wide as Lora: 0.4648 of its size, where Georgia has 0.4369. Its ascent of 1.006 is divided by that.
    expect(css).toMatch(
      /font-family:'Lora Georgia';src:local\('Georgia'\),local\('Gelasio'\);font-weight:1 599;size-adjust:106\.4%;ascent-override:94\.5%;descent-override:2[56](?:\.\d)?%;line-gap-override:0%/,
    );
    expect(familiesOf(lora)).toBe(
      "'Lora Variable', 'Lora Georgia', 'Lora Times', 'Lora Noto', 'Lora DejaVu', Georgia, 'Times New Roman', serif",
    );
  });

  it('has plausible fallbacks, whichever it is', () => {
    for (const font of fontCatalogue) {
      const sizes = [...fontRules(font).matchAll(/size-adjust:([\d.]+)%;ascent-override:([\d.]+)%/g)];
      expect(sizes.length).toBeGreaterThanOrEqual(4);
      for (const [, size, ascent] of sizes) {
        expect([font.family, Number(size) > 50 && Number(size) < 190]).toEqual([font.family, true]);
        expect([font.family, Number(ascent) > 35 && Number(ascent) < 210]).toEqual([font.family, true]);
      }
      expect(familiesOf(font).length).toBeLessThan(600);
    }
  });

  it('is named by a value that finds it again', () => {
    for (const font of fontCatalogue) {
      const value = `font-size: 18px; font-family: ${familyValue(font)}; font-weight: 400`;
      expect(siteFontFor(familyIn(value), [])).toBe(font);
    }
    expect(siteFontFor('Georgia, serif', [])).toBeNull();
    expect(siteFontFor('', [])).toBeNull();
  });

  it('is compared by its families, not by quotation marks', () => {
    expect(sameFamilies(`"Lora",serif`, "'lora' , serif")).toBe(true);
    expect(sameFamilies('Lora, serif', 'Lora, Georgia, serif')).toBe(false);
  });
});
