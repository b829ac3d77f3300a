import type { Page } from '@playwright/test';
import { identifierFrom } from '@vitrine/domain/sites/site-name.ts';
import { loadStarters } from '@vitrine/starters/index.ts';
import { expectAccessible } from '../axe.ts';
import { shownPage } from '../design-desk-steps.ts';
import { type Hands, keyboardOn, mouseOn } from '../hands.ts';
import { expect, test } from '../owner-test.ts';
import { shopPort } from '../shop-address.ts';
import { type ShopProcess, startEmptyShop } from '../shop-process.ts';
import { act, beginWith, chooseInMenu, heading, made, newSite, row, welcome } from '../site-steps.ts';

/**
 * From the first run to a site that looks like its owner's: every starter is made once, and one of them gets a logo,
 * colors, fonts, spacing and a style of its own, with the page in view. By mouse and by keyboard, each in an
 * installation of its own.
 */

test.setTimeout(600_000);

const port = shopPort + 7;
let shop: ShopProcess;
test.afterEach(() => shop.stop());

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 80" width="240" height="80">
  <circle cx="40" cy="40" r="30" fill="#0b5fa5"/><path d="M90 58 120 22l30 36 30-36 30 36" fill="none" stroke="#0b5fa5" stroke-width="10"/></svg>`;

const ways = { mouse: mouseOn, keyboard: keyboardOn } as const;

for (const [way, handsOn] of Object.entries(ways)) {
  test(`by ${way}: the first run, each starter once, a design of one’s own, and a second site @desktop-only`, async ({
    page,
  }) => {
    shop = await startEmptyShop(port);
    const hands = handsOn(page);
    const [first, ...others] = await loadStarters();
    expect(others).toHaveLength(7);

    await welcome(page, hands, shop);
    await beginWith(page, hands, first?.title ?? '', 'Quay House');
    await page.keyboard.press('Enter');
    await made(page);

    await goToSites(page, hands, 'Quay House');
    for (const { title } of others) {
      const host = `${identifierFrom(`My ${title}`)}.localhost:${port}`;
      await newSite(page, hands, title, `My ${title}`, host);
      await expectAHomePage(page, `http://${host}/`);
    }

    await hands.press(page.getByRole('link', { name: 'Design', exact: true }));
    await changeTheDesign(page, hands, way === 'keyboard');
    await hands.press(page.getByRole('button', { name: 'Publish' }));
    await expect(page.getByText('Published. Visitors see it now.').first()).toBeVisible();
    const visitor = await page.context().newPage();
    await visitor.goto(`http://localhost:${port}/`);
    await expect(visitor.getByRole('banner').getByRole('img').first()).toBeVisible();
    await expect(visitor.locator('html')).toHaveCSS('--accent', /#0b5fa5/i);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^"Lora Variable"/);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveCSS('letter-spacing', '3px');
    await visitor.close();
    await page.bringToFront();

    await hands.press(page.getByRole('link', { name: 'Back to Home' }));
    await goToSites(page, hands, 'Quay House');
    await act(page, hands, 'Quay House', 'Duplicate');
    await hands.write(page.getByRole('dialog').getByLabel('Address'), 'quay-next');
    await page.keyboard.press('Enter');
    await expect(row(page, 'Quay House (copy)')).toBeVisible();
    const second = await page.context().newPage();
    await second.goto(`http://quay-next.localhost:${port}/`);
    await expect(second.getByRole('heading', { level: 1 })).toHaveCSS('letter-spacing', '3px');
    await second.close();
  });
}

async function goToSites(page: Page, hands: Hands, site: string): Promise<void> {
  await hands.press(page.getByRole('button', { name: `${site}: switch site` }));
  await chooseInMenu(page, 'All sites');
  await expect(heading(page, 'Sites')).toBeFocused();
}

async function expectAHomePage(page: Page, address: string): Promise<void> {
  const visitor = await page.context().newPage();
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectAccessible(visitor);
  await visitor.close();
  await page.bringToFront();
}

/** F6 goes from one part of the screen to the next. */
async function toZone(page: Page, name: string): Promise<void> {
  const isThere = () =>
    page.evaluate(
      (label) => document.activeElement?.closest('[data-zone]')?.getAttribute('aria-label') === label,
      name,
    );
  for (let press = 0; press < 6 && !(await isThere()); press += 1) await page.keyboard.press('F6');
}

/** Everything on the desk, each change seen on the page, and the last one undone and done again. */
async function changeTheDesign(page: Page, hands: Hands, isByKeyboard: boolean): Promise<void> {
  const title = shownPage(page).getByRole('heading', { level: 1 });
  const open = (group: RegExp) => hands.press(page.getByRole('button', { name: group }));
  const back = () => hands.press(page.getByRole('button', { name: 'All styles' }));
  await expect(title).toBeVisible();

  await open(/^Logo and icon/);
  const chosen = page.waitForEvent('filechooser');
  await hands.press(page.getByRole('button', { name: /^(?:Add|Replace) logo$/ }));
  await (await chosen).setFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) });
  await expect(page.getByRole('img', { name: 'Your logo' })).toBeVisible();
  await expect(shownPage(page).getByRole('banner').getByRole('img').first()).toBeVisible();
  await back();

  await open(/^Colors/);
  await hands.write(page.getByRole('textbox', { name: 'Accent', exact: true }), '#0B5FA5');
  await expect(shownPage(page).locator('html')).toHaveCSS('--accent', /#0b5fa5/i);
  await back();

  await open(/^Text styles/);
  await hands.press(page.getByRole('button', { name: /^Browse fonts for Heading font/ }));
  const fonts = page.getByRole('dialog', { name: 'Fonts · Heading font' });
  await hands.write(fonts.getByRole('searchbox', { name: 'Search fonts' }), 'lora');
  await page.keyboard.press('ArrowDown');
  await expect(title).toHaveCSS('font-family', /^"Lora Variable"/);
  await page.keyboard.press('Enter');
  await expect(fonts).toBeHidden();
  await back();

  await open(/^Spacing/);
  const space = (): Promise<number> =>
    shownPage(page)
      .locator('main')
      .evaluate((main) =>
        Math.max(
          ...[...main.querySelectorAll('.section')].map((one) =>
            Number.parseFloat(getComputedStyle(one).paddingBottom),
          ),
        ),
      );
  const before = await space();
  await hands.write(page.getByRole('textbox', { name: 'Space above and below sections' }), '200');
  await expect.poll(space).toBeGreaterThan(before * 1.5);
  await back();

  await open(/^Custom CSS/);
  await hands.write(page.getByRole('textbox', { name: 'Custom CSS' }), 'h1 { letter-spacing: 3px }');
  await expect(title).toHaveCSS('letter-spacing', '3px');
  // Out of the code, and past everything in the page, to the bar.
  await page.keyboard.press('Escape');
  if (isByKeyboard) await toZone(page, 'Design');
  await hands.press(page.getByRole('button', { name: /^Undo: Custom CSS/ }));
  await expect(title).not.toHaveCSS('letter-spacing', '3px');
  await hands.press(page.getByRole('button', { name: /^Redo: Custom CSS/ }));
  await expect(title).toHaveCSS('letter-spacing', '3px');
  await expectAccessible(page);
}
