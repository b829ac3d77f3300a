import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { unstyledAtFirst } from '../critical-styles.ts';
import { layoutFlaws, smallTargets } from '../layout-flaws.ts';
import { becomeOwner } from '../owner.ts';
import { payForCart } from '../placed-order.ts';
import { addToCart, crumbOf } from '../shop-calls.ts';
import { overflowingElements } from '../page-basics.ts';

/*
 * Every kind of page in every theme: no horizontal overflow on phone, tablet and desktop, no half-empty row, no touch
 * target that is too small, no axe violation on phone and desktop, and no missing rule in its critical CSS. The owner
 * restores the theme in the end: journeys run one by one.
 */

const widths = { phone: 390, tablet: 820, desktop: 1280 } as const;

/** Kinds of pages that other journeys do not show in the shop's own theme. */
const lessCommon = [
  '/commissions',
  '/commissions/a-mug-for-each-voice',
  '/first-bowl',
  '/care',
  '/first-bowl/all-of-it-once',
  '/studio',
  '/visit',
  '/an-evening-at-the-wheel',
  '/search?q=mug',
  '/support',
  '/installments/US/en',
];

const common = [
  '/',
  '/about',
  '/shop',
  '/shop/p/stoneware-mug',
  '/journal',
  '/journal/a-vase-in-twenty-seconds',
  '/events',
  '/events/kiln-opening',
  '/gallery',
  '/at-the-table',
  '/from-lump-to-shelf',
  '/no-such-page',
];

/** Something unique in each theme's header. */
const themes = [
  {
    name: 'atelier',
    mark: '<header class="page-width">',
    pages: ['/', '/about', '/shop', '/shop/p/stoneware-mug', '/gallery', ...lessCommon],
    buys: false,
  },
  { name: 'gazette', mark: '<header class="masthead">', pages: [...common, ...lessCommon], buys: true },
  {
    name: 'noctis',
    mark: '<header class="site-header page-width">',
    pages: [...common, ...lessCommon],
    buys: true,
  },
] as const;

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

/** Pixels by which a single word in headings and paragraphs makes the page wider than the window. */
function pushedByAWord(page: Page): Promise<number> {
  return page.evaluate(() => {
    const words = [...document.querySelectorAll('main :is(h1, h2, h3, p, dd, .next-items__title)')].map(
      (place) => {
        const word = document.createTextNode(' Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen');
        place.append(word);
        return word;
      },
    );
    const { scrollWidth, clientWidth } = document.documentElement;
    for (const word of words) word.remove();
    return scrollWidth - clientWidth;
  });
}

const expectSoftly = expect.configure({ soft: true });

/** Overflow at each width, and axe violations at two of them. */
async function expectWellMade(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: widths.phone, height: 844 });
  await page.goto(path);
  for (const [name, width] of Object.entries(widths)) {
    await page.setViewportSize({ width, height: 844 });
    await expectSoftly.poll(() => overflowingElements(page), `${path} is wider than a ${name}`).toEqual([]);
    await expectSoftly.poll(() => layoutFlaws(page), `${path} is filled on a ${name}`).toEqual([]);
    if (name === 'phone') {
      expect.soft(await pushedByAWord(page), `${path} breaks a long word`).toBe(0);
      await expectSoftly.poll(() => smallTargets(page), `${path} can be hit by a finger`).toEqual([]);
    }
    if (name !== 'tablet') await expectAccessible(page);
    if (name === 'phone')
      expect.soft(await unstyledAtFirst(page), `${path} before its whole stylesheet`).toEqual([]);
  }
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
}

for (const { name, mark, pages, buys } of themes) {
  test.describe(`${name} @desktop-only`, () => {
    test.beforeAll(async () => {
      await chooseTheme(name);
      await expect.poll(async () => (await owners.request.get('/')).text()).toContain(mark);
    });
    test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

    for (const path of pages) {
      test(`shows ${path} correctly at three widths`, ({ page }) => expectWellMade(page, path));
    }

    test('shows the other pages of a folder beside a page', async ({ page }) => {
      await page.goto('/an-evening-at-the-wheel');
      const beside = page.getByRole('navigation', { name: 'Visit' });
      await expect(beside.getByRole('link')).toHaveCount(3);
      await expect(beside.getByRole('link', { name: 'An evening at the wheel' })).toHaveAttribute(
        'aria-current',
        'page',
      );
    });

    if (buys) {
      test('shows cart, checkout and confirmation correctly at three widths', async ({ page }) => {
        await page.goto('/');
        await addToCart(page, 'glaze-notebook', 'NOTEBOOK-GLAZE', 1);
        await addToCart(page, 'studio-apron', 'APRON-CLAY', 1);
        await expectWellMade(page, '/cart');
        await expectWellMade(page, '/checkout');
        await expectWellMade(page, (await payForCart(page)).confirmedPath);
      });
    }
  });
}
