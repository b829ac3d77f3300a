import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { loadTheme } from '@vitrine/server/modules/templates/index.ts';
import { becomeOwner } from '../owner.ts';
import { overflowingElements } from '../page-basics.ts';
import { addToCart, crumbOf } from '../shop-calls.ts';
import {
  addSample,
  measure,
  type Measurement,
  type Probe,
  stylesWith,
  useStyles,
} from '../tweaked-styles.ts';

/*
 * Every tweak of the product's own themes, measured on every kind of page: what it is about changes wherever the page
 * shows it, and on at least one of them. And settings that are as daring as they may be leave nothing wider than the
 * window. The owner restores the theme in the end.
 */

const kinds = {
  page: '/about',
  home: '/',
  'blog list': '/journal',
  post: '/journal/a-vase-in-twenty-seconds',
  'product list': '/shop',
  product: '/shop/p/stoneware-mug',
  events: '/events',
  gallery: '/gallery',
  portfolio: '/commissions',
  cart: '/cart',
  checkout: '/checkout',
  search: '/search?q=mug',
  'not found': '/no-such-page',
} as const;

const everything = 'body';
const headings = 'main :is(h1, h2, h3):not(.visually-hidden)';
const mainButton = '.button--primary:not(:disabled, .own-color)';
const inSection = (look: string, what: string): string => `.section.sample[data-theme='${look}'] ${what}`;
const heading = (level: number): Probe['selector'] =>
  `main h${String(level)}:not([data-style], .heading > *, .visually-hidden)`;
const bySize = (size: string): string =>
  `.text [data-style='heading-${size}'], .heading[data-size='${size}'] > h2`;

/** What may come into view by itself. */
const coming =
  'main .section ~ .section > .section-grid, main .list-page .cards > li, main .list-page .frames > li';

/** A value of each tweak, and what it changes. */
const probes: Readonly<Record<string, Probe>> = {
  accentColor: {
    value: '#1A4FA3',
    selector: `main a:not([class]), .quiet-link, ${mainButton}, .card__more`,
    property: '--accent',
  },
  secondColor: { value: '#7A1F6B', selector: everything, property: '--moss' },
  groundColor: { value: '#E8F0FF', selector: everything, property: 'background-color' },
  tintColor: { value: '#D8E8D0', selector: everything, property: '--tint' },
  inkColor: { value: '#333355', selector: everything, property: 'color' },
  darkColor: { value: '#203060', selector: "[data-theme='dark']", property: 'background-color' },
  ...Object.fromEntries(
    ['light', 'tinted', 'dark', 'accent'].flatMap((look): [string, Probe][] => [
      [
        `${look}Ground`,
        { value: '#DDEEFF', selector: `.section.sample[data-theme='${look}']`, property: 'background-color' },
      ],
      [`${look}Ink`, { value: '#445566', selector: inSection(look, '.text > h2'), property: 'color' }],
      [`${look}Accent`, { value: '#AA00AA', selector: inSection(look, '.text a'), property: 'color' }],
    ]),
  ),
  headingFont: { value: 'font-family: Impact, sans-serif', selector: headings, property: 'font-family' },
  textFont: { value: 'font-family: Courier, monospace', selector: everything, property: 'font-family' },
  textSize: { value: '120%', selector: everything, property: 'font-size' },
  headingScale: { value: '130%', selector: headings, property: 'font-size' },
  headingWeight: { value: 'Black', selector: headings, property: 'font-weight' },
  headingCase: { value: 'Uppercase', selector: headings, property: 'text-transform' },
  headingLeading: { value: '1.5', selector: headings, property: 'line-height' },
  headingTracking: { value: '0.1em', selector: headings, property: 'letter-spacing' },
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6].flatMap((level): [string, Probe][] => [
      [`h${String(level)}Size`, { value: '150%', selector: heading(level), property: 'font-size' }],
      [`h${String(level)}Weight`, { value: 'Black', selector: heading(level), property: 'font-weight' }],
      [`h${String(level)}Case`, { value: 'Uppercase', selector: heading(level), property: 'text-transform' }],
    ]),
  ),
  extraLargeHeadingSize: { value: '120%', selector: bySize('extra-large'), property: 'font-size' },
  largeHeadingSize: { value: '120%', selector: bySize('large'), property: 'font-size' },
  mediumHeadingSize: { value: '120%', selector: bySize('medium'), property: 'font-size' },
  smallHeadingSize: { value: '120%', selector: bySize('small'), property: 'font-size' },
  paragraphLargeSize: {
    value: '130%',
    selector: ".text [data-style='large'], .not-found__text",
    property: 'font-size',
  },
  paragraphMediumSize: { value: '130%', selector: everything, property: 'font-size' },
  paragraphSmallSize: {
    value: '130%',
    selector: ".text [data-style='small'], .site-footer li a",
    property: 'font-size',
  },
  textLeading: { value: '1.9', selector: everything, property: 'line-height' },
  textTracking: { value: '0.05em', selector: everything, property: 'letter-spacing' },
  pageWidth: { value: '60rem', selector: 'main .page-width, .section-grid', property: 'max-width' },
  sectionSpace: { value: '50%', selector: '.section', property: 'padding-bottom' },
  // Sections of wide gutters grow no wider than leaves room for their blocks; Gazette's results are a plain list.
  gutter: {
    value: '50%',
    selector: '.section-grid, .cards, .product, .frames, html:not(:has(.masthead)) .found',
    property: 'column-gap',
  },
  pageEdge: { value: '200%', selector: '.page-width, .section-grid', property: 'padding-left' },
  blockSpace: { value: '200%', selector: '.sample > .section-grid', property: 'grid-auto-rows' },
  buttonShape: { value: 'Rounded', selector: '.button', property: 'border-top-left-radius' },
  buttonStyle: { value: 'Underlined', selector: mainButton, property: 'text-decoration-line' },
  buttonSize: { value: 'Large', selector: '.button', property: 'min-height' },
  buttonCase: { value: 'Uppercase', selector: '.button', property: 'text-transform' },
  buttonWeight: { value: 'Bold', selector: '.button', property: 'font-weight' },
  fieldShape: { value: 'Pill', selector: '.field__input', property: 'border-top-left-radius' },
  cornerRadius: { value: '12px', selector: everything, property: '--radius' },
  pictureRadius: {
    value: '33px',
    selector: 'main .card__picture .picture, .product-gallery__picture .picture, main .frame__link',
    property: 'border-top-left-radius',
  },
  comingIntoView: { value: 'Rise', selector: coming, property: 'animation-name' },
  cardMotion: { value: 'Lift', selector: 'main .card, main .frame__link', property: 'transition-property' },
};

/** How a tweak is measured that changes nothing alone: with another. */
const together: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  comingSpeed: { comingIntoView: 'Fade' },
};
const speed: Probe = { value: 'Slow', selector: coming, property: 'animation-range-end' };

let ownersBrowser: BrowserContext;
let owners: Page;

test.beforeAll(async ({ browser, baseURL }) => {
  ownersBrowser = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  owners = await ownersBrowser.newPage();
  await becomeOwner(owners);
});
test.afterAll(async () => {
  await chooseTheme('atelier');
  await ownersBrowser.close();
});

async function chooseTheme(name: string): Promise<void> {
  const answer = await owners.request.put('/api/admin/themes/current', {
    data: { name },
    headers: { 'X-CSRF-Token': await crumbOf(owners) },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** As daring as they may be. */
const daring = {
  large: {
    headingScale: '150%',
    h1Size: '180%',
    h2Size: '150%',
    headingWeight: 'Black',
    headingCase: 'Uppercase',
    headingTracking: '0.1em',
    paragraphMediumSize: '150%',
    textSize: '125%',
    buttonSize: 'Large',
    buttonCase: 'Uppercase',
    buttonShape: 'Pill',
    fieldShape: 'Pill',
    gutter: '300%',
    pageEdge: '250%',
    sectionSpace: '200%',
    blockSpace: '200%',
    pictureRadius: '48px',
    comingIntoView: 'Rise',
  },
  small: {
    headingScale: '70%',
    h1Size: '60%',
    paragraphMediumSize: '80%',
    textSize: '87.5%',
    buttonSize: 'Small',
    buttonStyle: 'Underlined',
    gutter: '25%',
    pageEdge: '25%',
    sectionSpace: '25%',
    blockSpace: '50%',
    pageWidth: '60rem',
    textLeading: '1.2',
  },
} as const;

for (const theme of ['atelier', 'gazette', 'noctis']) {
  test(`every tweak of ${theme} changes what it says on every kind of page, and daring settings leave nothing wider than the window @desktop-only`, async ({
    page,
  }) => {
    await chooseTheme(theme);
    const plain = await stylesWith(theme, {});
    const { tweaks } = await loadTheme(theme);
    const measurements = await Promise.all(
      tweaks.map(async ({ name, default: original }): Promise<Measurement> => {
        const probe = name === 'comingSpeed' ? speed : probes[name];
        if (probe === undefined) throw new Error(`There is no measurement of ${name}.`);
        const others = together[name] ?? {};
        // The default of Noctis' corners is in another unit.
        const value = name === 'cornerRadius' && original.endsWith('rem') ? '0.5rem' : probe.value;
        return {
          probe,
          without: name in together ? await stylesWith(theme, others) : null,
          with: await stylesWith(theme, { ...others, [name]: value }),
        };
      }),
    );
    const large = await stylesWith(theme, daring.large);
    const small = await stylesWith(theme, daring.small);
    const shown = new Map<string, string[]>();
    const unchanged: string[] = [];
    const wide: string[] = [];
    await addToCart(page, 'studio-apron', 'APRON-CLAY', 1);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    for (const [kind, path] of Object.entries(kinds)) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path, { waitUntil: 'load' });
      if (kind === 'page') await addSample(page);
      for (const [at, measured] of (await measure(page, plain, measurements)).entries()) {
        const name = tweaks[at]?.name ?? '';
        if (measured === null) continue;
        const { was, is } = measured;
        shown.set(name, [...(shown.get(name) ?? []), kind]);
        if (is.join() === was.join()) unchanged.push(`${name} on ${kind}: ${was.slice(0, 3).join()}`);
      }
      for (const [name, styles] of Object.entries({ large, small })) {
        await useStyles(page, styles);
        for (const width of [390, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          const over = await overflowingElements(page);
          if (over.length > 0) wide.push(`${name} on ${kind} at ${String(width)}: ${over.join(', ')}`);
        }
      }
    }
    expect.soft(unchanged).toEqual([]);
    expect.soft(wide).toEqual([]);
    expect.soft(tweaks.filter(({ name }) => !shown.has(name)).map(({ name }) => name)).toEqual([]);
    // What is of the whole page is on each of them.
    for (const name of ['groundColor', 'inkColor', 'textFont', 'headingFont', 'textSize', 'pageEdge'])
      expect.soft([name, shown.get(name)]).toEqual([name, Object.keys(kinds)]);
  });
}
