import type { Locator, Page } from '@playwright/test';
import { expectFocus, type Hands } from './hands.ts';
import { expect } from './owner-test.ts';
import { owner } from './owner.ts';
import type { ShopProcess } from './shop-process.ts';

/** What a person does who begins: the first run, and the sites of an account. */

export const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** The account is made, and the ways to begin are shown. */
export async function welcome(page: Page, hands: Hands, shop: ShopProcess): Promise<void> {
  await page.goto(shop.welcome);
  await hands.write(page.getByLabel('Name'), owner.name);
  await hands.write(page.getByLabel('Email'), owner.email);
  await hands.write(page.getByLabel('Password', { exact: false }).first(), owner.password);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'How would you like to begin?')).toBeFocused();
}

export async function beginWith(page: Page, hands: Hands, starter: string, title: string): Promise<void> {
  await hands.press(page.getByRole('button', { name: `Choose ${starter}` }).last());
  const name = page.getByLabel('What is your site called?');
  await expect(name).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter a title.')).toBeVisible();
  await expect(name).toBeFocused();
  await page.keyboard.type(title);
}

export async function made(page: Page): Promise<void> {
  // Pictures and pages are put in place meanwhile, with a bar that says how far it is.
  await expect(heading(page, 'Home')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('region', { name: 'Set up your shop' })).toBeVisible();
}

/** Of the list of sites. */
export const row = (page: Page, title: string): Locator => page.getByRole('row').filter({ hasText: title });
export async function act(page: Page, hands: Hands, title: string, action: string): Promise<void> {
  await hands.press(page.getByRole('button', { name: `Actions for ${title}`, exact: true }));
  await chooseInMenu(page, action);
}
/** An entry of the menu that is open, by arrows. */
export async function chooseInMenu(page: Page, entry: string): Promise<void> {
  const item = page.getByRole('menuitem', { name: entry, exact: true });
  await expect(item).toBeVisible();
  for (let step = 0; step < 20 && !(await isFocused(item)); step += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}
const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** From the list of sites. The host is `fig-flint.localhost:4310`. */
export async function newSite(
  page: Page,
  hands: Hands,
  starter: string,
  title: string,
  host: string,
): Promise<void> {
  await hands.press(page.getByRole('link', { name: 'New site' }));
  await expect(heading(page, 'Choose a starter')).toBeVisible();
  await hands.press(page.getByRole('button', { name: `Choose ${starter}` }).last());
  const dialog = page.getByRole('dialog');
  await hands.write(dialog.getByLabel('Title'), title);
  await expect(dialog.getByLabel('Address')).toHaveValue(host.split('.')[0] ?? '');
  await expect(dialog.getByText(`http://${host} works in browsers on this machine.`)).toBeVisible();
  await hands.press(dialog.getByRole('button', { name: 'Make site' }));
  await expect(heading(page, 'Sites')).toBeVisible();
  await expect(row(page, title)).toBeVisible({ timeout: 60_000 });
  await expectFocus(page);
}
