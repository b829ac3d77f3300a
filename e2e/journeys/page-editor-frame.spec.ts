import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { putBackNavigation, readNavigation } from '../navigation.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner } from '../owner.ts';
import { addBlock, canvasOf, newPage, saved } from '../page-editor-steps.ts';
import { crumbOf } from '../shop-calls.ts';
import { footerText, headerPanel, openHeaderByMouse } from '../site-frame-steps.ts';

/** Header and footer, which stand on every page, are changed on the canvas of one. */

const call = async (page: Page, method: 'PUT' | 'POST', path: string, data: object) =>
  page.request.fetch(path, { method, data, headers: { 'X-CSRF-Token': await crumbOf(page) } });
test('the header is changed on the canvas, by mouse and by keys, and visitors see it at once @desktop-only', async ({
  page,
  browser,
}) => {
  await becomeOwner(page);
  const navigation = await readNavigation(page);
  await page.goto(`/config/pages/${await newPage(page, 'Header journey')}`);
  await addBlock(page, 'Heading');
  await expect(saved(page)).toBeVisible();
  const canvas = canvasOf(page);
  const header = canvas.locator('header');
  const block = canvas.locator('[data-block=heading]');
  await openHeaderByMouse(page);
  const panel = headerPanel(page);
  await expectAccessible(page);

  // A word: the canvas shows it, the page around it is not loaded again.
  await block.evaluate((element) => element.setAttribute('data-still-here', ''));
  const title = panel.getByLabel('Site title');
  const before = await title.inputValue();
  await title.fill('Ash & Ember');
  await title.press('Enter');
  await expect(header.getByText('Ash & Ember').first()).toBeVisible();
  await expect(block).toHaveAttribute('data-still-here', '');
  const visitor = await browser.newContext();
  const shop = await visitor.newPage();
  await shop.goto('/');
  await expect(shop.locator('header').getByText('Ash & Ember').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(header.getByText(before).first()).toBeVisible();

  // A link is added by mouse and moved by keys.
  await panel.getByRole('button', { name: 'Add link to the main navigation' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add link to the main navigation' });
  await dialog.getByRole('textbox', { name: 'Label' }).fill('Kiln log');
  await dialog.getByRole('textbox', { name: 'Link: Web address' }).fill('example.com/kiln');
  await dialog.getByRole('button', { name: 'Add link' }).click();
  const links = header.locator('.site-menu__link');
  await expect(links.last()).toHaveText('Kiln log');
  const place = await links.count();
  await panel.getByRole('listitem', { name: 'Kiln log' }).getByRole('button').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(links.nth(place - 2)).toHaveText('Kiln log');
  await expectAccessible(page);

  // The mouse drags it back.
  const rows = panel.getByRole('list', { name: 'Main navigation' }).getByRole('listitem');
  await expect(rows.nth(place - 2)).toContainText('Kiln log');
  // Both are in sight, so that nothing scrolls under the pointer.
  await rows.nth(place - 1).scrollIntoViewIfNeeded();
  await rows.nth(place - 2).dragTo(rows.nth(place - 1), { targetPosition: { x: 60, y: 40 } });
  await expect(links.last()).toHaveText('Kiln log');
  await shop.reload();
  await expect(shop.locator('.site-menu__link').last()).toHaveText('Kiln log');

  // Escape leads back to where the header was opened from.
  await panel.press('Escape');
  await expect(panel).toBeHidden();
  await visitor.close();
  await putBackNavigation(page, navigation);
});

test('header and footer are reached by keys alone @desktop-only', async ({ page }) => {
  await becomeOwner(page);
  await page.goto(`/config/pages/${await newPage(page, 'Zones journey')}`);
  await expect(canvasOf(page).locator('header')).toBeVisible();
  await expect(page.locator('[data-canvas-focus]')).toBeFocused();
  await page.keyboard.press('F6');
  await expect(page.getByRole('button', { name: 'Edit header' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(headerPanel(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Edit header' })).toBeFocused();
  await page.keyboard.press('F6');
  await expect(page.getByRole('link', { name: 'Edit footer' })).toBeFocused();
  await page.keyboard.press('Shift+F6');
  await page.keyboard.press('Shift+F6');
  await expect(page.locator('[data-canvas-focus]')).toBeFocused();
});

test('the footer is edited as blocks, published, and seen on the phone and without JavaScript @desktop-only', async ({
  page,
  browser,
}) => {
  await becomeOwner(page);
  await page.goto(`/config/pages/${await newPage(page, 'Footer journey')}`);
  await page.getByRole('link', { name: 'Edit footer' }).focus();
  await page.keyboard.press('Enter');
  const canvas = canvasOf(page);
  const words = footerText(page);
  await expect(words).toBeInViewport();
  await expectAccessible(page);
  await words.dblclick();
  await expect(canvas.locator('.ProseMirror')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Open on Sundays');
  await page.keyboard.press('Escape');
  await expect(saved(page)).toBeVisible();

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  const shop = await phone.newPage();
  await shop.goto('/about');
  await expect(shop.locator('footer')).not.toContainText('Open on Sundays');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published. Visitors see it on every page now.')).toBeVisible();
  for (const path of ['/about', '/shop', '/cart']) {
    await shop.goto(path);
    await expect(shop.locator('footer')).toContainText('Open on Sundays');
    const { overflow } = await shop.evaluate(() => ({
      overflow: document.documentElement.scrollWidth - innerWidth,
    }));
    expect(overflow, path).toBeLessThanOrEqual(0);
  }

  // Every theme of the product has the place.
  for (const theme of ['gazette', 'noctis']) {
    expect((await call(page, 'PUT', '/api/admin/themes/current', { name: theme })).status()).toBe(200);
    await shop.goto('/about');
    await expect(shop.locator('footer')).toContainText('Open on Sundays');
  }
  await call(page, 'PUT', '/api/admin/themes/current', { name: 'atelier' });

  // The theme's own footer comes back: with nothing selected, the panel is that of the footer.
  await page.locator('[data-canvas-focus]').focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Back to the theme’s own footer' }).click();
  await expect(page.getByRole('heading', { name: 'The theme’s own footer' })).toBeVisible();
  await expect(saved(page)).toBeVisible();
  // The notice of the first time may still be shown.
  const published = page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith('/publish'));
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  expect((await published).status()).toBe(200);
  await shop.goto('/about');
  await expect(shop.locator('footer')).not.toContainText('Open on Sundays');
  await expect(shop.locator('.site-footer__grid')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the page' }).click();
  await expect(page.getByRole('heading', { name: 'An empty page' })).toBeVisible();
  await phone.close();
});
