import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../owner-test.ts';
import { becomeOwner } from '../owner.ts';
import { aBlock, canvasOf, draftOf, newDraft, saved } from '../page-editor-steps.ts';
import { crumbOf } from '../shop-calls.ts';

/*
 * Colors in the page editor: chosen by mouse and by keyboard, measured on the page, mended, and shown to visitors in every
 * theme of ours.
 */

const across = (row: number, rows: number) => ({ column: 1, columns: 24, row, rows });

async function useTheme(page: Page, name: string): Promise<void> {
  const answer = await page.request.put('/api/admin/themes/current', {
    data: { name },
    headers: { 'X-CSRF-Token': await crumbOf(page) },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

const styleOf = (element: Locator, name: string): Promise<string> =>
  element.evaluate((one, property) => getComputedStyle(one).getPropertyValue(property), name);

test('colors are chosen, a pale one is mended, and visitors see them in every theme @desktop-only', async ({
  page,
  browser,
}) => {
  await becomeOwner(page);
  const id = await newDraft(
    page,
    'Colors of clay',
    [
      aBlock('h1', 'heading', across(1, 3), { text: 'Glazes of this year', level: 1 }),
      aBlock('b1', 'button', across(5, 2), { label: 'See them', href: '/shop' }),
    ],
    [aBlock('t1', 'text', across(1, 3), { html: '<p>Made of what the river leaves.</p>' })],
    [aBlock('t2', 'text', across(1, 3), { html: '<p>And fired with wood.</p>' })],
  );
  await page.goto(`/config/pages/${id}`);
  const canvas = canvasOf(page);
  const heading = canvas.locator('[data-block-id=h1] .heading');
  const panel = page.getByRole('complementary', { name: 'Settings' });

  // By mouse, a color of the palette and one of one's own.
  await canvas.locator('[data-block-id=h1] h1').click();
  await panel.getByRole('tab', { name: 'Design' }).click();
  const colors = panel.getByRole('group', { name: 'Color' });
  await expect(colors.getByRole('radio', { name: 'Automatic' })).toBeChecked();
  await colors.getByTitle('Accent', { exact: true }).click();
  await expect.poll(() => styleOf(heading, 'color')).toBe('rgb(168, 72, 47)');
  await expect(panel.getByText('hard to read')).toHaveCount(0);
  await colors.getByTitle('Own color').click();
  await colors.getByLabel('Color code').fill('#e9c7b8');
  await expect.poll(() => styleOf(heading, 'color')).toBe('rgb(233, 199, 184)');

  // It is too pale: the nearest shade is one press away, and Undo takes it back.
  const pale = panel.getByText(
    /^This is hard to read: its contrast is 1\.\d:1, and it needs at least 3:1\.$/,
  );
  await expect(pale).toBeVisible();
  await expectAccessible(page);
  const mend = panel.getByRole('button', { name: /^Use #[\da-f]{6}$/ });
  const shade = (await mend.innerText()).replace('Use ', '').trim();
  await mend.click();
  await expect(pale).toBeHidden();
  await expect(colors.getByLabel('Color code')).toHaveValue(shade);
  await page.getByRole('button', { name: 'Undo: Change color' }).click();
  await expect(colors.getByLabel('Color code')).toHaveValue('#e9c7b8');
  await expect(pale).toBeVisible();
  await page.getByRole('button', { name: 'Redo: Change color' }).click();
  await expect(pale).toBeHidden();

  // By keyboard: the color of the button.
  await canvas.locator('[data-block-id=b1] a').click();
  await panel.getByRole('tab', { name: 'Design' }).click();
  await colors.getByRole('radio', { name: 'Automatic' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(colors.getByRole('radio', { name: 'Second accent' })).toBeChecked();
  await expect(colors.getByRole('radio', { name: 'Second accent' })).toBeFocused();
  await expect
    .poll(() => styleOf(canvas.locator('[data-block-id=b1] a'), 'background-color'))
    .toBe('rgb(86, 101, 74)');

  // A dark background makes the text on it fail: the section says which, and offers a lighter one.
  await canvas.locator('[data-section-id=s2]').click({ position: { x: 6, y: 6 } });
  await panel.getByText('Color', { exact: true }).click();
  await panel.getByTitle('Ink', { exact: true }).click();
  await expect.poll(() => styleOf(canvas.locator('#section-s2'), 'background-color')).toBe('rgb(34, 29, 24)');
  await expect(
    panel.getByRole('button', { name: 'Text “Made of what the river leaves.”: 1:1 instead of 4.5:1' }),
  ).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('button', { name: /^Use #[\da-f]{6} as background$/ }).click();
  await expect(panel.getByText('Hard to read on this background:')).toBeHidden();
  await page.getByRole('button', { name: 'Undo: Change color' }).click();
  // With the colors for dark backgrounds it is readable as well.
  await panel.getByRole('radio', { name: 'Dark' }).check();
  await expect(panel.getByText('Hard to read on this background:')).toBeHidden();
  // A section of the same colors below it keeps the space between them, since the backgrounds differ.
  await canvas.locator('[data-section-id=s3]').click({ position: { x: 6, y: 6 } });
  await panel.getByRole('radio', { name: 'Dark' }).check();
  await expect(canvas.locator('#section-s3')).toHaveAttribute('data-theme', 'dark');
  await expect(saved(page)).toBeVisible();
  expect((await draftOf(page, id)).sections[1]).toMatchObject({
    theme: 'dark',
    background: { source: 'color', color: 'ink' },
  });

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published. Visitors see this page as it is now.')).toBeVisible();

  const visitor = await browser.newContext();
  const shop = await visitor.newPage();
  const themes = [
    { name: 'gazette', ink: 'rgb(22, 22, 22)', moss: 'rgb(47, 93, 76)' },
    { name: 'noctis', ink: 'rgb(246, 243, 238)', moss: 'rgb(185, 227, 108)' },
    { name: 'atelier', ink: 'rgb(34, 29, 24)', moss: 'rgb(86, 101, 74)' },
  ];
  for (const { name, ink, moss } of themes) {
    await useTheme(page, name);
    await shop.goto('/colors-of-clay');
    await expect(shop.getByRole('heading', { name: 'Glazes of this year' })).toHaveCSS(
      'color',
      hexAsRgb(shade),
    );
    // The palette is that of the page, in a section with the colors for dark backgrounds too.
    await expect(shop.locator('#section-s2'), name).toHaveCSS('background-color', ink);
    await expect(shop.getByRole('link', { name: 'See them' }), name).toHaveCSS('background-color', moss);
    for (const section of ['#section-s2', '#section-s3'])
      expect(Number.parseFloat(await styleOf(shop.locator(section), 'padding-top')), name).toBeGreaterThan(
        40,
      );
  }
  await expectAccessible(shop);
  await visitor.close();
});

function hexAsRgb(hex: string): string {
  const number = Number.parseInt(hex.slice(1), 16);
  return `rgb(${number >> 16}, ${(number >> 8) & 255}, ${number & 255})`;
}
