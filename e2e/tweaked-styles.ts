import type { Page } from '@playwright/test';
import { loadTheme } from '@vitrine/server/modules/templates/index.ts';

/** What a tweak changes: computed styles of elements, where a page has them. */
export interface Probe {
  readonly value: string;
  readonly selector: string;
  readonly property: string;
}

const themes = new Map<string, ReturnType<typeof loadTheme>>();
const compiled = new Map<string, string>();

/** A theme's stylesheet with the values of some tweaks; compiled once for each. */
export async function stylesheetWith(
  theme: string,
  values: Readonly<Record<string, string>>,
): Promise<string> {
  const key = `${theme} ${JSON.stringify(values)}`;
  const loading = themes.get(theme) ?? loadTheme(theme);
  themes.set(theme, loading);
  const css = compiled.get(key) ?? (await loading).stylesheetWith(values).body.toString();
  compiled.set(key, css);
  return css;
}

/**
 * Replaces the page's stylesheets, and returns the computed values of each probe's elements, the first 30 of them; []
 * where the page has none. What a page may load does not concern sheets that are made in it.
 */
export function measureWith(
  page: Page,
  css: string,
  probes: readonly Omit<Probe, 'value'>[] = [],
): Promise<string[][]> {
  return page.evaluate(
    ([text, all]) => {
      for (const own of document.querySelectorAll('head link[rel=stylesheet], head style')) own.remove();
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
      return all.map(({ selector, property }) =>
        [...document.querySelectorAll(selector)]
          .filter((one) => one.getClientRects().length > 0)
          .slice(0, 30)
          .map((one) => getComputedStyle(one).getPropertyValue(property)),
      );
    },
    [css, probes] as const,
  );
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
