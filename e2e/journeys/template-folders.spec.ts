import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { describeFault, checkControls } from '../../scripts/check-controls.ts';
import { openPages } from '../../scripts/open-pages.ts';
import { copyOutsideFiles, loadThemeFolder } from '@vitrine/server/modules/templates/index.ts';
import { type FileHost, installFolder, openFileHost } from '@vitrine/testing/folder-sites/file-host.ts';
import { addButton, expectAdded } from '../product-form.ts';
import { becomeOwner, shopFolder } from '../owner.ts';
import { addToCart, crumbOf } from '../shop-calls.ts';
import { placeOrder } from '../placed-order.ts';
import { card, fillAddress, fillCard } from '../buyer-steps.ts';

/*
 * Themes written for another host, and the product's own: the effect of their scripts, a purchase in each, and whether
 * every control is legible and reachable. The owner restores the theme in the end.
 */

let ownersBrowser: BrowserContext;
let owners: Page;
let files: FileHost;

test.beforeAll(async ({ browser, baseURL }) => {
  files = await openFileHost();
  const themes = join(shopFolder(), 'themes');
  for (const name of ['lighthouse', 'dockside']) {
    const folder = await installFolder(themes, name, files);
    // The shop itself fetches public addresses only; its administrator may copy from anywhere.
    const { outside } = await loadThemeFolder(folder);
    expect(await copyOutsideFiles(folder, outside, files.outside, Date.now())).toMatchObject({
      ok: true,
      value: { failed: [] },
    });
  }
  ownersBrowser = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  owners = await ownersBrowser.newPage();
  await becomeOwner(owners);
});
test.afterAll(async () => {
  await chooseTheme('atelier');
  await ownersBrowser.close();
  files.close();
  for (const name of ['lighthouse', 'dockside'])
    await rm(join(shopFolder(), 'themes', name), { recursive: true, force: true });
});

const marks = {
  atelier: '<header class="page-width">',
  gazette: '<header class="masthead">',
  noctis: '<header class="site-header page-width">',
  lighthouse: '<div id="lampMenu">',
  dockside: '<header class="quay">',
} as const;

async function chooseTheme(name: keyof typeof marks): Promise<void> {
  const answer = await owners.request.put('/api/admin/themes/current', {
    data: { name },
    headers: { 'X-CSRF-Token': await crumbOf(owners) },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  await expect.poll(async () => (await owners.request.get('/')).text()).toContain(marks[name]);
}

function watchErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

test('a theme that depends on Y, ImageLoader and an external font works with its own scripts and sells @desktop-only', async ({
  page,
}) => {
  await chooseTheme('lighthouse');
  const errors = watchErrors(page);
  await page.goto('/');
  await expect(page.locator('html')).toHaveClass(/is-lit/);
  await expect(page.locator('html')).toHaveClass(/host-ready/);
  await expect(page.locator('body')).toHaveAttribute('data-shop', 'Fern & Kiln');
  await page.goto('/shop');
  const picture = page.locator('.shelf-picture img').first();
  await expect(page.locator('#shelf')).toHaveCSS('visibility', 'visible');
  await expect(picture).toHaveCSS('object-fit', 'cover');
  const [box, image] = [
    await page.locator('.shelf-picture').first().boundingBox(),
    await picture.boundingBox(),
  ];
  expect(image).toEqual(box);
  expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(0.75, 1);
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px Karla'))).toBe(true);
  // Closed menus stay closed until somebody opens them.
  await expect(page.locator('#lampMenu')).toHaveCSS('visibility', 'hidden');

  await page.getByRole('link', { name: 'Studio Apron' }).last().click();
  await page.waitForLoadState();
  await page.locator('.lamp-picture').first().click();
  await expect(page.locator('.lamp-picture').first()).toHaveClass(/chosen/);
  await page.getByRole('radio', { name: 'Clay' }).check();
  await addButton(page).click();
  await expectAdded(page);
  await page.goto('/cart');
  // Its reset removes the outline of links; our controls keep theirs for keyboard users.
  const checkout = page.getByRole('link', { name: 'Checkout', exact: true });
  await checkout.press('Shift');
  await expect(checkout).toBeFocused();
  await expect(checkout).toHaveCSS('outline-style', 'solid');
  await checkout.click();
  await fillAddress(page);
  await fillCard(page, card.pays);
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page).toHaveURL(/\/checkout\/order-confirmed\//);
  await expect(page.locator('#canvas')).toHaveCSS('opacity', '1');
  expect(errors).toEqual([]);
});

test('a theme whose script fails has its jQuery, shows hidden content after two seconds, and sells @desktop-only', async ({
  page,
}) => {
  await chooseTheme('dockside');
  const errors = watchErrors(page);
  await page.goto('/shop');
  await expect(page.locator('body')).toHaveClass(/has-jquery/);
  await expect(page.locator('.crate img').first()).toHaveAttribute('data-docked', /^\d+x\d+$/);
  await expect(page.locator('html')).toHaveClass(/not-ready/);
  await expect(page.locator('main')).toHaveCSS('opacity', '1');
  const { width, height } = (await page.locator('.crate img').first().boundingBox()) ?? {
    width: 1,
    height: 0,
  };
  expect(height / width, 'the whole picture is seen').toBeCloseTo(1.25, 1);
  for (const crate of await page.locator('.crate').all())
    await expect(crate).toHaveCSS('visibility', 'visible');
  expect(errors).toEqual(['$(...).tieUp is not a function']);
  await page.getByRole('link', { name: 'Studio Apron' }).click();
  await expect(page.locator('main')).toHaveCSS('opacity', '1');
  await page.getByRole('radio', { name: 'Clay' }).check();
  // Its reset does not affect our button; its rule for the button's class does.
  await expect(addButton(page)).toHaveCSS('background-color', 'rgb(240, 184, 74)');
  await addButton(page).click();
  await expectAdded(page);
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Checkout', exact: true }).click();
  await fillAddress(page);
  await fillCard(page, card.pays);
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page).toHaveURL(/\/checkout\/order-confirmed\//);
  await expect(page.locator('main')).toContainText('Studio Apron');
});

/** What a theme's own scripts, or their replacement, uncover after a while. */
const shown: Partial<Record<keyof typeof marks, (page: Page) => Promise<void>>> = {
  lighthouse: (page) => expect(page.locator('#canvas')).toHaveCSS('opacity', '1'),
  dockside: (page) =>
    expect(async () => {
      await page.clock.fastForward(2_000);
      await expect(page.locator('main')).toHaveCSS('opacity', '1', { timeout: 100 });
    }).toPass({ intervals: [50] }),
};

/** Widths of a desktop and a phone; every control is checked at both. */
const widths = [1280, 390] as const;

async function faultsOf(page: Page, theme: keyof typeof marks, path: string): Promise<string[]> {
  const found: string[] = [];
  await page.goto(path);
  // The checkout has its own slim layout, with nothing to wait for.
  if (path !== '/checkout') await shown[theme]?.(page);
  if (path === '/shop/p/stoneware-mug') await expect(addButton(page)).toBeVisible();
  // Appears a moment after the page, except on the page it links to.
  if (!/^\/(?:cart|checkout)/.test(path)) await expect(page.locator('.cart-pill')).toHaveCSS('opacity', '1');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    const { count, faults } = await checkControls(page);
    expect(count, path).toBeGreaterThan(5);
    found.push(...faults.map((fault) => `${path} ${width} ${describeFault(fault)}`));
  }
  return found;
}

for (const name of ['atelier', 'gazette', 'noctis', 'lighthouse', 'dockside'] as const) {
  test(`in ${name} every control is legible and reachable, and Add To Cart is within two screens @desktop-only`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await chooseTheme(name);
    await page.goto('/');
    const { confirmedPath } = await placeOrder(page);
    await addToCart(page, 'studio-apron', 'APRON-CLAY', 1);
    const paths = ['/', '/shop', '/shop/p/stoneware-mug', '/cart', '/checkout', confirmedPath];
    const faults: string[] = [];
    for (const path of paths) faults.push(...(await faultsOf(page, name, path)));
    expect(faults).toEqual([]);
  });
}

test('theme check opens the pages and names script errors, files not loaded and controls that cannot be used @desktop-only', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'theme-'));
  const write = async (path: string, text: string): Promise<void> => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  };
  await write(
    'template.conf',
    '{ "layouts": { "default": { "regions": ["site"] } }, "stylesheets": ["a.css"] }',
  );
  await write(
    'site.region',
    `<!doctype html><html lang="en"><head>{squarespace-headers}<script src="https://cdn.example/slick.js"></script></head>
     <body><main><a class="pale" href="/a">Pale</a> <button class="flat">Flat</button> <span class="boxed"><a href="/b">Under</a><span class="lid"></span></span>
     <a class="gone" href="/c">Gone</a> <input class="bare" aria-label="Bare"><label><input class="blank" type="radio" name="r"> Blank</label><p class="plain"><a href="/d">Plain</a></p>
     {squarespace.main-content}</main><squarespace:script src="broken.js" /></body></html>`,
  );
  await write('scripts/broken.js', 'slick();');
  await write(
    'styles/a.css',
    `body { --paper: #fff; background: #fff } .pale { color: #ddd } .boxed { position: relative }
     .flat { width: 0; height: 0; padding: 0; border: 0; overflow: hidden; font-size: 0 } .plain a { color: #000 }
     .gone { opacity: 0; pointer-events: none } .bare { border: 0; background: none } .blank { appearance: none; width: 1em; height: 1em }
     .lid { position: absolute; inset: 0 }`,
  );
  try {
    const seen = (await openPages(folder, Date.now())) ?? [];
    const home = seen
      .filter(({ path }) => path === '/')
      .map(({ severity, message }) => `${severity} ${message}`);
    expect(home).toEqual(
      expect.arrayContaining([
        'error Script error: slick is not defined',
        'warning Not loaded (script-src-elem): https://cdn.example/slick.js',
        expect.stringMatching(/^error Too little contrast: a\.pale "Pale" \(1\.\d\d:1/),
        expect.stringMatching(/^error Zero size: button\.flat "Flat"/),
        expect.stringMatching(/^error Covered: a "Under" \(by span\.lid/),
        expect.stringMatching(/^error Hidden: a\.gone "Gone"/),
        expect.stringMatching(/^error Field without a visible edge: input\.bare "Bare"/),
        expect.stringMatching(/^error Field without a visible edge: input\.blank/),
      ]),
    );
    expect(home.filter((line) => line.includes('Plain'))).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
