import { devices, type Browser, type Locator, type Page } from '@playwright/test';
import type { Database } from '@vitrine/server/platform/db/database.ts';
import { expectAccessible } from '../axe.ts';
import { type Hands, keyboardOn, mouseOn } from '../hands.ts';
import { putBackNavigation, readNavigation, type StoredNavigation } from '../navigation.ts';
import { expect, test } from '../owner-test.ts';
import { signInAsOwner } from '../owner.ts';
import { canvasFocus, canvasOf, draftOf, panelOf, saved } from '../page-editor-steps.ts';
import {
  footerText,
  headerPanel,
  openHeaderByMouse,
  putBackSiteWords,
  readSiteWords,
  removePlaceBlocks,
  type SiteWords,
} from '../site-frame-steps.ts';
import { openShopDatabase, removePages } from '../test-pages.ts';

/** A whole page with header and footer, from nothing to what visitors see: by mouse, and by keyboard alone. */

let db: Database;
test.beforeAll(() => {
  db = openShopDatabase();
});
test.afterAll(() => db.$client.end());

let before: StoredNavigation;
let wordsBefore: SiteWords;

test.beforeEach(async ({ page }) => {
  await signInAsOwner(page);
  before = await readNavigation(page);
  wordsBefore = await readSiteWords(page);
});
// Whatever happened: other journeys visit every page, and look at its header and footer.
test.afterEach(async ({ page }) => {
  await putBackNavigation(page, before);
  await putBackSiteWords(page, wordsBefore);
  await removePlaceBlocks(db);
  await removePages(db, ['workshop-days']);
});

const list = (page: Page) => page.getByRole('region', { name: 'Add a block' });

/** What is done in the page editor only. */
interface Maker extends Hands {
  addSection(name: string): Promise<void>;
  addBlock(name: string): Promise<void>;
  /** From the list or the canvas into the panel of the block that was just added. */
  openPanel(): Promise<void>;
  showPhone(): Promise<void>;
  /** Moves the block that is selected one column to the right on the phone. */
  narrowOnPhone(): Promise<void>;
  openHeader(): Promise<void>;
  openFooter(): Promise<void>;
  /** Begins to write in place of the first text of the footer. */
  openFooterText(): Promise<void>;
}

function makerByMouse(page: Page): Maker {
  const openList = async (tab: 'Blocks' | 'Sections') => {
    if (!(await list(page).isVisible()))
      await page.getByRole('button', { name: 'Add a block' }).first().click();
    await list(page).getByRole('tab', { name: tab }).click();
  };
  return {
    ...mouseOn(page),
    async addSection(name) {
      await openList('Sections');
      await list(page).getByRole('button', { name, exact: true }).click();
    },
    async addBlock(name) {
      await openList('Blocks');
      await list(page).getByRole('button', { name, exact: true }).click();
    },
    openPanel: () => Promise.resolve(),
    showPhone: () => page.getByRole('radiogroup', { name: 'Layout' }).getByText('Phone').click(),
    async narrowOnPhone() {
      const handle = page.locator('[data-edge=left]');
      await expect(handle).toBeInViewport();
      const box = await handle.boundingBox();
      if (box === null) throw new Error('nothing is selected');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 60, y, { steps: 5 });
      await page.mouse.up();
    },
    openHeader: () => openHeaderByMouse(page),
    async openFooter() {
      await canvasOf(page).locator('footer').hover();
      await page.getByRole('link', { name: 'Edit footer' }).click();
    },
    openFooterText: () => footerText(page).dblclick(),
  };
}

function makerByKeyboard(page: Page): Maker {
  const keyboard = keyboardOn(page);
  /** To a zone of the editor: the canvas, the header, the footer. */
  const reachZone = async (zone: Locator): Promise<void> => {
    await expect(zone).toBeAttached();
    const hasFocus = () => zone.evaluate((element) => element === document.activeElement);
    // As a person does: the key is pressed until the zone has the focus, however slowly the screen is drawn.
    await expect(async () => {
      if (!(await hasFocus())) await page.keyboard.press('F6');
      expect(await hasFocus()).toBe(true);
    }).toPass({ intervals: [100], timeout: 20_000 });
  };
  const search = async (tab: 'Blocks' | 'Sections', name: string) => {
    await reachZone(canvasFocus(page));
    await page.keyboard.press('/');
    const field = page.getByRole('textbox', { name: tab === 'Blocks' ? 'Search blocks' : 'Search sections' });
    await expect(list(page).getByRole('textbox')).toBeFocused();
    if (!(await field.isVisible())) {
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press(tab === 'Sections' ? 'ArrowRight' : 'ArrowLeft');
      await expect(field).toBeVisible();
      await page.keyboard.press('Tab');
    }
    await expect(field).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(name);
    // The list is loaded when it is first opened.
    await expect(list(page).locator('[data-add]').first()).toHaveAccessibleName(name);
    await page.keyboard.press('ArrowDown');
    await expect(list(page).getByRole('button', { name, exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(canvasFocus(page)).toBeFocused();
  };
  return {
    ...keyboard,
    addSection: (name) => search('Sections', name),
    addBlock: (name) => search('Blocks', name),
    async openPanel() {
      await expect(canvasFocus(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect
        .poll(() => panelOf(page).evaluate((one) => one.contains(document.activeElement)))
        .toBe(true);
    },
    showPhone: () =>
      keyboard.pick(page.getByRole('radiogroup', { name: 'Layout' }).getByRole('radio', { name: 'Phone' })),
    async narrowOnPhone() {
      await reachZone(canvasFocus(page));
      await page.keyboard.press('m');
      await page.keyboard.press('Shift+ArrowLeft');
      await page.keyboard.press('Shift+ArrowLeft');
      await page.keyboard.press('Enter');
    },
    async openHeader() {
      await reachZone(page.getByRole('button', { name: 'Edit header' }));
      await page.keyboard.press('Enter');
      await expect(headerPanel(page)).toBeFocused();
    },
    async openFooter() {
      await reachZone(page.getByRole('link', { name: 'Edit footer' }));
      await page.keyboard.press('Enter');
    },
    async openFooterText() {
      await reachZone(canvasFocus(page));
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    },
  };
}

/** Makes the page "Workshop days" and publishes it. */
async function makePage(page: Page, hands: Maker): Promise<void> {
  await page.goto('/config/pages');
  await hands.press(page.getByRole('button', { name: 'New page' }));
  const made = page.getByRole('dialog', { name: 'New page' });
  await hands.write(made.getByRole('textbox', { name: 'Title' }), 'Workshop days');
  await hands.press(made.getByRole('button', { name: 'Create page' }));
  await expect(page).toHaveURL(/\/config\/pages\/[0-9a-f-]{36}$/);
  const id = page.url().split('/').at(-1) ?? '';
  await expect(page.getByRole('heading', { name: 'An empty page' })).toBeVisible();

  await hands.addSection('Title beside a picture');
  await hands.addSection('Three columns of text');
  const shown = canvasOf(page);
  await expect(shown.locator('[data-section-id]')).toHaveCount(2);

  await hands.addBlock('Gallery');
  await hands.openPanel();
  await hands.press(panelOf(page).getByRole('button', { name: 'Choose pictures' }));
  const library = page.getByRole('dialog', { name: 'Pictures' });
  for (const name of [/^Green jug/, /^Nine bowls/, /^Four vases/])
    await hands.press(library.getByRole('button', { name }));
  await hands.press(library.getByRole('button', { name: 'Add 3 pictures' }));
  await expect(shown.locator('[data-block=gallery] img')).toHaveCount(3);

  await hands.addBlock('Product');
  await hands.openPanel();
  const product = panelOf(page).getByRole('combobox', { name: 'Product' });
  await hands.write(product, 'stoneware mug');
  await expect(page.getByRole('option', { name: 'Stoneware Mug' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(shown.locator('[data-block=product]').getByText('Add To Cart')).toBeVisible();

  await hands.addBlock('Map');
  await hands.openPanel();
  await hands.write(panelOf(page).getByLabel('Name of the place'), 'The workshop');
  await hands.write(panelOf(page).getByLabel('Address'), '12 Kiln Lane, Bristol');
  await expect(shown.locator('[data-block=map]')).toContainText('12 Kiln Lane');

  // The map is narrower on the phone; its place on the desktop stays.
  await hands.showPhone();
  await hands.narrowOnPhone();
  await expect(saved(page)).toBeVisible();
  await expect
    .poll(async () => {
      const { sections } = await draftOf(page, id);
      const map = sections.flatMap(({ blocks }) => blocks).find(({ type }) => type === 'map');
      return [map?.place.columns, (map?.phone?.columns ?? 8) < 8];
    })
    .toEqual([12, true]);
  await expectAccessible(page);

  await hands.press(page.getByRole('button', { name: 'Publish', exact: true }));
  await expect(page.getByText('Published. Visitors see this page as it is now.')).toBeVisible();
}

const title = 'Fern, Kiln & Friends';
const open = 'Open on Sundays';

/** Changes header and footer from the canvas of the page. */
async function changeFrame(page: Page, hands: Maker): Promise<void> {
  const pageUrl = page.url();
  const shown = canvasOf(page);
  await hands.openHeader();
  await hands.write(headerPanel(page).getByLabel('Site title'), title);
  await page.keyboard.press('Enter');
  await expect(shown.locator('header').getByText(title).first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(headerPanel(page)).toBeHidden();

  await hands.openFooter();
  await expect(page).toHaveURL(/\/config\/site\//);
  // It begins with what the theme shows, the new title among it.
  await expect(footerText(page)).toHaveText(title);
  await hands.openFooterText();
  await expect(shown.locator('.ProseMirror')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(open);
  await page.keyboard.press('Escape');
  await expect(saved(page)).toBeVisible();
  await expectAccessible(page);
  await hands.press(page.getByRole('button', { name: 'Publish', exact: true }));
  await expect(page.getByText('Published. Visitors see it on every page now.')).toBeVisible();
  await hands.press(page.getByRole('link', { name: 'Back to the page' }));
  await expect(page).toHaveURL(pageUrl);
}

/** Looks at the page as other people see it: on a large window, on a phone, and without JavaScript. */
async function expectPublished(browser: Browser, owner: Page): Promise<void> {
  const baseURL = new URL(owner.url()).origin;
  const phone = devices['Pixel 7'];
  for (const profile of [
    { viewport: { width: 1280, height: 800 } },
    { ...phone, viewport: { width: 390, height: 844 } },
    { viewport: { width: 1280, height: 800 }, javaScriptEnabled: false },
  ]) {
    const context = await browser.newContext({ ...profile, baseURL });
    const visitor = await context.newPage();
    await visitor.goto('/');
    const banner = visitor.getByRole('banner');
    await expect(banner.getByText(title).first()).toBeVisible();
    const menu = banner.getByRole('button', { name: 'Menu' });
    if (await menu.isVisible()) await menu.click();
    await banner.getByRole('link', { name: 'Workshop days' }).click();
    await expect(visitor).toHaveURL(`${baseURL}/workshop-days`);
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    for (const column of ['First, the best part', 'Then, how it works', 'And what stays'])
      await expect(visitor.getByRole('heading', { name: column })).toBeVisible();
    await expect(visitor.locator('[data-block=gallery] img')).toHaveCount(3);
    await expect(
      visitor.locator('[data-block=product]').getByRole('button', { name: 'Add To Cart' }),
    ).toBeVisible();
    const map = visitor.locator('[data-block=map]');
    await expect(map).toContainText('12 Kiln Lane, Bristol');
    await expect(visitor.getByRole('contentinfo').getByText(open)).toBeVisible();
    const width = visitor.viewportSize()?.width ?? 0;
    const box = await map.boundingBox();
    if (width === 390) expect(box?.width ?? 0, 'as it was arranged for the phone').toBeLessThan(340);
    expect(
      await visitor.evaluate(() => document.documentElement.scrollWidth),
      'nothing scrolls sideways',
    ).toBe(width);
    if (profile.javaScriptEnabled !== false) await expectAccessible(visitor);
    await context.close();
  }
  await owner.bringToFront();
}

/** Links the page first in the header. */
async function linkPage(page: Page, hands: Maker): Promise<void> {
  await page.goto('/config/pages/navigation');
  const unlinked = page.getByRole('list', { name: 'Not linked' });
  await hands.press(unlinked.getByRole('listitem', { name: 'Workshop days' }).getByRole('button'));
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

for (const [way, makerOn] of [
  ['by mouse', makerByMouse],
  ['by keyboard alone', makerByKeyboard],
] as const) {
  test(`a page is made, arranged for the phone, linked and published with header and footer ${way}, and seen on every device @desktop-only`, async ({
    page,
    browser,
  }) => {
    // Long, on a machine that is busy with other work too.
    test.setTimeout(240_000);
    const hands = makerOn(page);
    await makePage(page, hands);
    await changeFrame(page, hands);
    await linkPage(page, hands);
    await expectPublished(browser, page);
  });
}
