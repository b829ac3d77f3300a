import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner } from '../owner.ts';
import { canvasOf, newPage, saved } from '../page-editor-steps.ts';

/** Ready sections: an owner adds them to a page with the site's own words and pictures. */

async function openNewPage(page: Page, title: string): Promise<void> {
  await becomeOwner(page);
  await page.goto(`/config/pages/${await newPage(page, title)}`);
  await expect(page.getByRole('heading', { name: 'An empty page' })).toBeVisible();
}

const sectionsOf = (page: Page) => canvasOf(page).locator('[data-section-id]');

test('ready sections are seen in the look of the site, added by mouse below the selected one, and undone in one step @desktop-only', async ({
  page,
}) => {
  await openNewPage(page, 'Sections by mouse');
  await page.getByRole('button', { name: 'Add a block' }).first().click();
  const panel = page.getByRole('region', { name: 'Add a block' });
  await panel.getByRole('tab', { name: 'Sections' }).click();

  // A preview is the section itself, with a picture of the site.
  const preview = page.frameLocator('iframe[title="Title beside a picture"]');
  await expect(preview.locator('[data-block=heading]')).toHaveText('A place to start');
  await expect(preview.locator('[data-block=image] img')).toHaveCount(1);
  const look = (of: typeof preview) =>
    of
      .locator('.section')
      .first()
      .evaluate((section) => getComputedStyle(section).backgroundColor);
  expect(await page.locator('iframe[title]').count(), 'only those near what is seen exist').toBeLessThan(20);
  await expectAccessible(page);

  await panel.getByRole('button', { name: 'Large title' }).click();
  await expect(
    canvasOf(page).getByRole('heading', { level: 1, name: 'Good things, made with care' }),
  ).toBeVisible();
  expect(await look(canvasOf(page))).toBe(await look(preview));
  await panel.getByRole('button', { name: 'Call on color' }).click();
  await expect(sectionsOf(page)).toHaveCount(2);
  await expect(sectionsOf(page).last()).toBeInViewport();
  await expect(sectionsOf(page).last()).toHaveAttribute('data-theme', 'accent');
  // The page has its title, so the next opener is a section of it.
  await canvasOf(page).locator('[data-block=heading]').first().click();
  await panel.getByRole('button', { name: 'Title beside a picture' }).click();
  await expect(sectionsOf(page)).toHaveCount(3);
  await expect(
    sectionsOf(page).nth(1).getByRole('heading', { level: 2, name: 'A place to start' }),
  ).toBeVisible();
  await expect(sectionsOf(page).nth(1).locator('img')).toHaveCount(1);

  await page.getByRole('button', { name: 'Undo: Add Title beside a picture' }).click();
  await expect(sectionsOf(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Redo: Add Title beside a picture' }).click();
  await expect(sectionsOf(page).nth(1).locator('img')).toHaveCount(1);

  // A picture behind a section is on the canvas at once.
  await panel.getByRole('button', { name: 'Call on a picture' }).click();
  await expect(sectionsOf(page).nth(2).locator('.section-ground img')).toHaveCount(1);
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(sectionsOf(page)).toHaveCount(4);
  await expect(sectionsOf(page).nth(2).locator('.section-ground img')).toHaveCount(1);
  await expectAccessible(page);
});

test('a ready section is found and added by keyboard alone, and spoken @desktop-only', async ({ page }) => {
  await openNewPage(page, 'Sections by keyboard');
  const canvas = page.locator('[data-canvas-focus]');
  await canvas.press('/');
  await expect(page.getByRole('textbox', { name: 'Search blocks' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('tab', { name: 'Blocks' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Sections' })).toBeFocused();
  const search = page.getByRole('textbox', { name: 'Search sections' });
  await expect(search).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(search).toBeFocused();
  await page.keyboard.type('nothing of the kind');
  await expect(page.getByText('No section is called “nothing of the kind”.')).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('faq');
  const found = page.getByRole('group', { name: 'Questions' }).getByRole('button');
  await expect(found).toHaveCount(3);
  await page.keyboard.press('ArrowDown');
  await expect(found.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(found.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(search).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(canvas).toBeFocused();
  await expect(page.getByText('Questions that open added')).toBeAttached();
  await expect(canvasOf(page).getByRole('heading', { name: 'Questions and answers' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(sectionsOf(page)).toHaveCount(0);
  await expect(page.getByText('Undone: Add Questions that open')).toBeAttached();
});
