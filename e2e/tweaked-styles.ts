import type { Page } from '@playwright/test';
import { loadTheme } from '@vitrine/server/modules/templates/index.ts';

/** What a tweak changes: computed styles of elements, where a page has them. */
export interface Probe {
  readonly value: string;
  readonly selector: string;
  readonly property: string;
}

/** A tweak's probe, and the stylesheets of the theme without and with its value. */
export interface Measurement {
  readonly probe: Omit<Probe, 'value'>;
  /** null where it is measured alone. */
  readonly without: Styles | null;
  readonly with: Styles;
}

/** What a tweak changed on a page: the computed values before and after; null where the page has no such element. */
export type Measured = { readonly was: readonly string[]; readonly is: readonly string[] } | null;

/** A stylesheet in its parts. Most are the same for all values, and a page reads each once. */
export type Styles = readonly string[];

const themes = new Map<string, ReturnType<typeof loadTheme>>();

/** A theme's stylesheet with the values of some tweaks. */
export async function stylesWith(theme: string, values: Readonly<Record<string, string>>): Promise<Styles> {
  const loading = themes.get(theme) ?? loadTheme(theme);
  themes.set(theme, loading);
  return (await loading).tryStyles(values, [], '').parts;
}

/**
 * Measures tweaks one after the other: the first 30 elements of each probe that are there without any, in the
 * stylesheets of the measurement in place of the page's own. What a page may load does not concern sheets that are made
 * in it.
 */
export async function measure(
  page: Page,
  plain: Styles,
  measurements: readonly Measurement[],
): Promise<Measured[]> {
  const { texts, numbersOf } = numbered();
  const inNumbers = measurements.map(({ probe, without, with: value }) => ({
    ...probe,
    without: without === null ? null : numbersOf(without),
    with: numbersOf(value),
  }));
  return page.evaluate(
    ([parts, all, current]) => {
      const sheets = parts.map((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        return sheet;
      });
      // Whatever moves when values change would be measured on its way.
      const still = new CSSStyleSheet();
      still.replaceSync('* { transition-duration: 0s !important; }');
      const apply = (numbers: readonly number[]): void => {
        document.adoptedStyleSheets = [...numbers.flatMap((number) => sheets[number] ?? []), still];
      };
      for (const own of document.querySelectorAll('head link[rel=stylesheet], head style')) own.remove();
      apply(current);
      const found = all.map(({ selector }) =>
        [...document.querySelectorAll(selector)]
          .filter((one) => one.getClientRects().length > 0)
          .slice(0, 30),
      );
      const valuesOf = (at: number): string[] =>
        (found[at] ?? []).map((one) => getComputedStyle(one).getPropertyValue(all[at]?.property ?? ''));
      const alone = all.map((_one, at) => valuesOf(at));
      return all.map(({ without, with: value }, at) => {
        let was = alone[at] ?? [];
        if (was.length === 0) return null;
        if (without !== null) {
          apply(without);
          was = valuesOf(at);
        }
        apply(value);
        return { was, is: valuesOf(at) };
      });
    },
    [texts, inNumbers, numbersOf(plain)] as const,
  );
}

/** Replaces the page's stylesheets. */
export async function useStyles(page: Page, styles: Styles): Promise<void> {
  await page.evaluate((parts) => {
    for (const own of document.querySelectorAll('head link[rel=stylesheet], head style')) own.remove();
    document.adoptedStyleSheets = parts.map((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return sheet;
    });
  }, styles);
}

/** Each different part of stylesheets once. */
function numbered(): { readonly texts: readonly string[]; readonly numbersOf: (styles: Styles) => number[] } {
  const texts: string[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (text: string): number => {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    const number = texts.push(text) - 1;
    numbers.set(text, number);
    return number;
  };
  return { texts, numbersOf: (styles) => styles.map(numberOf) };
}

/** A section of every look, with every text style, after all that the page shows. */
export async function addSample(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts = [
      ...[1, 2, 3, 4, 5, 6].map((level) => `<h${level}>Level ${level}</h${level}>`),
      ...['extra-large', 'large', 'medium', 'small'].map(
        (size) => `<h2 data-style="heading-${size}">By size</h2>`,
      ),
      '<p data-style="large">Large</p><p>Medium</p><p data-style="small">Small</p><p><a href="/">A link</a></p>',
    ].join('');
    const blocks = `<div class="block" style="--at:1/1/5/13"><div class="text">${texts}</div></div>
      <div class="block" style="--at:5/1/7/13"><p><a class="button button--primary" href="/">A button</a></p><input class="field__input" value="A field"></div>`;
    const sections = ['light', 'tinted', 'dark', 'accent'].map(
      (look) =>
        `<section class="section sample" data-theme="${look}"><div class="section-grid">${blocks}</div></section>`,
    );
    const place = document.createElement('div');
    place.innerHTML = sections.join('');
    document.querySelector('main')?.append(place);
  });
}
