import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../axe.ts';
import { expectFocus, keyboardOn, mouseOn } from '../hands.ts';
import { expect, test } from '../owner-test.ts';
import { shopPort } from '../shop-address.ts';
import { type ShopProcess, startEmptyShop, startShop } from '../shop-process.ts';
import { act, beginWith, heading, made, newSite, row, welcome } from '../site-steps.ts';

/**
 * From the welcome link to a site of one's own, and a second one beside it: by mouse and by keyboard. Each journey has an
 * installation of its own.
 */

test.setTimeout(480_000);

const port = shopPort + 6;
let shop: ShopProcess;
test.afterEach(() => shop.stop());

test('from the welcome to a starter in place of the demo shop, and a second site beside it by the menu, by mouse @desktop-only', async ({
  page,
}) => {
  shop = await startShop(port, {});
  const hands = mouseOn(page);
  await welcome(page, hands, shop);
  await expect(page.getByRole('img', { name: 'The home page of the starter Restaurant' })).toBeVisible();
  await expectAccessible(page);
  await hands.press(page.getByRole('button', { name: 'Look closer at Restaurant' }));
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await beginWith(page, hands, 'Restaurant', 'Fig & Flint');
  await hands.pick(page.getByLabel('Keep it to look things up'));
  await expectAccessible(page);
  await hands.press(page.getByRole('button', { name: 'Make my site' }));
  await made(page);

  const site = await page.context().newPage();
  await site.goto(`http://localhost:${port}/`);
  await expect(heading(site, 'Supper by the fire')).toBeVisible();
  await expectAccessible(site);
  await site.goto(`http://fern-and-kiln.localhost:${port}/`);
  await expect(heading(site, 'Pots for the table you already have')).toBeVisible();
  await site.close();

  await hands.press(page.getByRole('button', { name: 'Fig & Flint: switch site' }));
  await page.getByRole('menuitem', { name: 'All sites' }).click();
  await expect(heading(page, 'Sites')).toBeFocused();
  await newSite(page, hands, 'One page', 'Wren Pianos', `wren-pianos.localhost:${port}`);
  await expectAccessible(page);

  // Into the other editor without signing in, and back.
  await hands.press(page.getByRole('button', { name: 'Fig & Flint: switch site' }));
  await page.getByRole('menuitem', { name: 'Wren Pianos' }).click();
  await expect(page).toHaveURL(`http://wren-pianos.localhost:${port}/config`);
  await expect(page.getByRole('button', { name: 'Wren Pianos: switch site' })).toBeVisible();
  expect(await page.evaluate(() => location.href + document.referrer)).not.toMatch(/#.{20}|token|state=/);
  await page.goto(`http://wren-pianos.localhost:${port}/`);
  await expect(heading(page, 'Your piano, in tune again')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`http://wren-pianos.localhost:${port}/config/sites`);
  await hands.press(row(page, 'Fig & Flint').getByRole('link'));
  await expect(page).toHaveURL(`http://localhost:${port}/config`);
});

test('from the welcome to a starter in place of the empty site; a site is duplicated, renamed, archived and deleted, by keyboard @desktop-only', async ({
  page,
}) => {
  shop = await startEmptyShop(port);
  const hands = keyboardOn(page);
  await welcome(page, hands, shop);
  await beginWith(page, hands, 'One page', 'Wren Pianos');
  await page.keyboard.press('Enter');
  await made(page);

  await page.goto('http://localhost:' + String(port) + '/config/sites');
  await expect(row(page, 'Wren Pianos')).toContainText('Main address');
  await act(page, hands, 'Wren Pianos', 'Duplicate');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Title')).toHaveValue('Wren Pianos (copy)');
  await hands.write(dialog.getByLabel('Address'), 'www');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('This name is used for something else. Choose another one.')).toBeVisible();
  await expect(dialog.getByLabel('Address')).toBeFocused();
  await hands.write(dialog.getByLabel('Address'), 'next');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Wren Pianos (copy)')).toBeVisible();
  await expectFocus(page);

  await act(page, hands, 'Wren Pianos (copy)', 'Rename');
  await hands.write(dialog.getByLabel('Title'), 'Wren Pianos, next year');
  await hands.write(dialog.getByLabel('Short name'), 'Next Year');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Use small letters, digits, and hyphens between them.')).toBeVisible();
  await hands.write(dialog.getByLabel('Short name'), 'next-year');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Wren Pianos, next year')).toBeVisible();
  await expectFocus(page);

  const copy = 'Wren Pianos, next year';
  await act(page, hands, copy, 'Archive');
  await hands.press(dialog.getByRole('button', { name: 'Archive site' }));
  await expect(row(page, copy)).toContainText('Archived');
  const closed = await page.request
    .get(`http://next.localhost:${port}/`, { failOnStatusCode: false })
    .catch(() => null);
  if (closed !== null) expect(closed.status()).toBe(503);
  await act(page, hands, copy, 'Bring back');
  await expect(row(page, copy)).toContainText('Open');

  // A tab that works on it meanwhile.
  const other = await page.context().newPage();
  await other.goto(`http://next.localhost:${port}/config/switch?from=${await siteHere(page)}`);
  await expect(other.getByRole('button', { name: `${copy}: switch site` })).toBeVisible();
  await other.goto(`http://next.localhost:${port}/config/site`);
  await other.getByLabel('Site title').fill('A name that took long to find');

  await act(page, hands, copy, 'Delete');
  await expect(dialog.getByText('1 page', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await hands.write(dialog.getByLabel(`To confirm, type ${copy}`), 'Wren');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Download the export, or say that you do not need a copy.')).toBeVisible();
  const download = page.waitForEvent('download');
  await hands.press(dialog.getByRole('link', { name: 'Download export' }));
  const file = await readFile(await (await download).path());
  expect(file.subarray(0, 2).toString()).toBe('PK');
  await hands.write(dialog.getByLabel(`To confirm, type ${copy}`), 'Wren');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('This is not the title of the site.', { exact: false })).toBeVisible();
  await hands.write(dialog.getByLabel(`To confirm, type ${copy}`), copy);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(row(page, copy)).toBeHidden();
  await expectFocus(page);

  // Nothing can be saved there, and what was typed can still be copied.
  await other.getByRole('button', { name: 'Save' }).click();
  const gone = other.getByRole('dialog', { name: 'This site does not exist any more' });
  await expect(gone).toBeVisible();
  await gone.getByRole('button', { name: 'Stay to copy' }).click();
  await expect(other.getByLabel('Site title')).toHaveValue('A name that took long to find');
  await other.close();
});

const siteHere = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const answer = (await (await fetch('/api/admin/me')).json()) as {
      readonly website: { readonly id: string };
    };
    return answer.website.id;
  });

test('on a phone a starter is chosen, and sites are listed, made and archived with a finger', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  shop = await startEmptyShop(port);
  const hands = mouseOn(page);
  await welcome(page, hands, shop);
  await expectAccessible(page);
  await expectNoSideways(page);
  await beginWith(page, hands, 'One page', 'Wren Pianos');
  await hands.press(page.getByRole('button', { name: 'Make my site' }));
  await made(page);
  await page.goto(`http://localhost:${port}/config/sites`);
  await newSite(page, hands, 'Restaurant', 'Fig & Flint', `fig-flint.localhost:${port}`);
  await expectNoSideways(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Actions for Wren Pianos' }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await page.getByRole('button', { name: 'Archive site' }).click();
  await expect(row(page, 'Wren Pianos')).toContainText('Archived');
  await page.goto(`http://localhost:${port}/config/orders`);
  await expect(heading(page, 'This site is archived')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Bring back' }).click();
  await expect(heading(page, 'Orders')).toBeVisible();
});

const expectNoSideways = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
