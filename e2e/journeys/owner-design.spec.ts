import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../owner-test.ts';
import { signInAsOwner } from '../owner.ts';
import { crumbOf } from '../shop-calls.ts';
import { tabTo } from '../buyer-steps.ts';

/** The owner changes the shop's design by keyboard, and restores it in the end: journeys share one shop. */

test.afterEach(async ({ page }) => {
  const answer = await page.request.put('/api/admin/themes/current', {
    data: { name: 'atelier', tweaks: { accentColor: '' } },
    headers: { 'X-CSRF-Token': await crumbOf(page) },
  });
  expect(answer.status(), await answer.text()).toBe(200);
});

/** The accent in the home page's stylesheet, as a visitor gets it now. */
const accentOf = async ({ request }: Page): Promise<string | undefined> => {
  const home = await (await request.get('/')).text();
  const sheet = /<style data-full-stylesheet="([^"]+)"/.exec(home)?.[1] ?? '';
  const css = await (await request.get(sheet)).text();
  return [...css.matchAll(/:root ?\{[^}]*--accent: ?(#\w+)/g)].at(-1)?.[1]?.toUpperCase();
};

test('a colour is previewed, refused with a sentence, saved, shown by the shop and reset; a theme is activated and deactivated @desktop-only', async ({
  page,
}) => {
  await signInAsOwner(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or jump to…' }).fill('Design');
  const option = page.getByRole('dialog').getByRole('option', { name: 'Design' }).first();
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Design' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Problems in Atelier' })).toContainText('No problems found.');
  const preview = page.getByRole('region', { name: 'Preview' }).frameLocator('[data-shown=true]');
  await expect(preview.getByRole('contentinfo', { includeHidden: true })).toBeAttached();
  await expectAccessible(page);

  const accent = page.getByRole('textbox', { name: 'Accent', exact: true });
  const saved = page.getByText('Saved', { exact: true });
  await page.getByRole('heading', { name: 'Customize Atelier' }).click();
  await tabTo(page, accent);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('blue-ish');
  await page.keyboard.press('Control+s');
  await expect(accent).toHaveAccessibleDescription('Write a colour such as #A8482F or rgba(0, 0, 0, .5).');
  await expect(accent).toHaveValue('blue-ish');
  await expect(accent).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('#0B5FA5');
  await expect(preview.locator('html')).toHaveCSS('--accent', /#0b5fa5/i);
  await page.keyboard.press('Control+s');
  await expect(saved).toBeVisible();

  await expect.poll(() => accentOf(page)).toBe('#0B5FA5');
  await tabTo(page, page.getByRole('button', { name: 'Reset Accent to the theme’s default' }));
  await page.keyboard.press('Enter');
  await expect(accent).toHaveValue('#A8482F');
  await expect(accent).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(saved).toBeVisible();
  await expect.poll(() => accentOf(page)).toBe('#A8482F');

  await page.getByRole('button', { name: 'Use this theme: Noctis' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Customize Noctis' })).toBeVisible();
  const noctis = page.getByRole('listitem').filter({ hasText: 'Noctis' });
  await expect(noctis.getByText('In use')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(noctis.getByRole('button', { name: 'Undo: switch back to Atelier' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Customize Atelier' })).toBeVisible();
});
