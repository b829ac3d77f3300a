import { blockList } from '@vitrine/blocks/block-list.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../owner-test.ts';
import { signInAsOwner } from '../owner.ts';
import { aBlock, canvasOf, newDraft, openPage, panelOf } from '../page-editor-steps.ts';
import { panelFlaws } from '../panel-flaws.ts';

/** The panel of every block, in both tabs: nothing is cut off, and it can be read in light and in dark. */

const described = blockList.map(({ description }) => description);

/** A new page with one block of each type as the list adds it, each in a section of its own. */
const everyBlock = (page: Page): Promise<string> =>
  newDraft(
    page,
    'Every block',
    ...described.map(({ type, starting, size }) => [
      aBlock(`of-${type}`, type, { column: 1, row: 1, ...size }, starting),
    ]),
  );

test('no panel of a block cuts anything off at 1024 pixels, its position stands under Design, and all can be read in dark @desktop-only', async ({
  page,
}) => {
  test.slow();
  await signInAsOwner(page);
  const id = await everyBlock(page);
  await page.setViewportSize({ width: 1024, height: 900 });
  await openPage(page, id);
  const panel = panelOf(page);
  const position = panel.getByRole('region', { name: 'Position' });
  for (const { type, name, content } of described) {
    await canvasOf(page)
      .locator(`[data-block-id=of-${type}]`)
      .click({ position: { x: 5, y: 5 } });
    await expect(panel.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    if (content.length > 0) {
      await expect(position).toHaveCount(0);
      expect(await panelFlaws(page), `Content of ${name}`).toEqual([]);
      await panel.getByRole('tab', { name: 'Design' }).click();
    }
    await expect(position).toBeVisible();
    expect(await panelFlaws(page), `Design of ${name}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const type of ['gallery', 'map', 'summary']) {
    await canvasOf(page)
      .locator(`[data-block-id=of-${type}]`)
      .click({ position: { x: 5, y: 5 } });
    for (const tab of ['Content', 'Design']) {
      await panel.getByRole('tab', { name: tab }).click();
      await expectAccessible(page);
    }
  }
});
