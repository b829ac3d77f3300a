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

/** Replaces the page's stylesheets. What a page may load does not concern sheets that are made in it. */
export async function wearStyles(page: Page, css: string): Promise<void> {
  await page.evaluate(wear, [css, []] as const);
}

/** What a stylesheet changes, measured against another one. */
export interface Measured extends Omit<Probe, 'value'> {
  readonly css: string;
  readonly against: string;
}

/**
 * The computed values of each probe's elements, the first 30 of them that are shown, with the stylesheet it is measured
 * against and with its own; [] where the page has none. In one call, since each stylesheet is large.
 */
export function measureEach(
  page: Page,
  plain: string,
  probes: readonly Measured[],
): Promise<{ readonly was: string[]; readonly is: string[] }[]> {
  const sent = probes.map(({ selector, property, css, against }) => ({
    selector,
    property,
    css: spliceOf(plain, css),
    against: against === plain ? null : spliceOf(plain, against),
  }));
  return page.evaluate(wear, [plain, sent] as const);
}

/** A text as what replaces a part of another one. */
interface Splice {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

function spliceOf(plain: string, css: string): Splice {
  let from = 0;
  while (from < plain.length && plain[from] === css[from]) from += 1;
  let same = 0;
  const most = Math.min(plain.length, css.length) - from;
  while (same < most && plain.at(-1 - same) === css.at(-1 - same)) same += 1;
  return { from, to: plain.length - same, text: css.slice(from, css.length - same) };
}

interface Sent extends Omit<Probe, 'value'> {
  readonly css: Splice;
  readonly against: Splice | null;
}

/** Runs in the page. */
function wear([plain, probes]: readonly [string, readonly Sent[]]): { was: string[]; is: string[] }[] {
  for (const own of document.querySelectorAll('head link[rel=stylesheet], head style')) own.remove();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(plain);
  document.adoptedStyleSheets = [sheet];
  const change = ({ from, to, text }: Splice): void =>
    sheet.replaceSync(plain.slice(0, from) + text + plain.slice(to));
  const all = probes.map(({ selector, property }) => {
    const elements = [...document.querySelectorAll(selector)]
      .filter((one) => one.getClientRects().length > 0)
      .slice(0, 30);
    const read = (): string[] => elements.map((one) => getComputedStyle(one).getPropertyValue(property));
    return { read, was: read() };
  });
  return probes.map(({ css, against }, at) => {
    const { read = () => [], was = [] } = all[at] ?? {};
    if (was.length === 0) return { was: [], is: [] };
    if (against === null) {
      change(css);
      return { was, is: read() };
    }
    change(against);
    const before = read();
    change(css);
    return { was: before, is: read() };
  });
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
