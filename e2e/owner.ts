import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { ownWorker } from './shop-address.ts';

/** The data folder of this worker's shop, created by the global setup. */
export function shopFolder(): string {
  const folder = process.env[shopFolderVariable(ownWorker)];
  if (folder === undefined) throw new Error(`${shopFolderVariable(ownWorker)} is set by the global setup`);
  return folder;
}

export const shopFolderVariable = (worker: number): string => `E2E_SHOP_FOLDER_${worker}`;

type Cookie = Awaited<ReturnType<BrowserContext['cookies']>>[number];

/** What the journeys of one shop know about its owner's access. */
interface OwnerFile {
  /** The one-time link, until it is used. */
  readonly welcome: string | null;
  /** The cookie of the last sign-in. */
  readonly session: Cookie | null;
}

const ownerFileIn = (folder: string): string => join(folder, 'owner.json');

export const writeOwnerFile = (folder: string, file: OwnerFile): Promise<void> =>
  writeFile(ownerFileIn(folder), JSON.stringify(file));

const SESSION_COOKIE = 'vitrine_owner';

export const owner = {
  name: 'Rowan Hale',
  email: 'rowan@fernandkiln.example',
  password: 'a kiln at dawn 1280',
};

/**
 * Signs the owner in and opens the orders: with the session of an earlier journey while it is valid, else with the form;
 * the first time with the one-time link, as a new owner would.
 */
export async function signInAsOwner(page: Page): Promise<void> {
  const { welcome, session } = JSON.parse(await readFile(ownerFileIn(shopFolder()), 'utf8')) as OwnerFile;
  const orders = page.getByRole('heading', { name: 'Orders', level: 1 });
  if (session !== null) {
    await page.context().addCookies([session]);
    await page.goto('/config/orders');
    // A journey may have signed out, or changed the password.
    await expect(orders.or(page.getByRole('button', { name: 'Sign in' }))).toBeVisible();
    if (await orders.isVisible()) return;
  }
  await page.goto(welcome ?? '/config/sign-in');
  if (welcome !== null) await page.getByLabel('Name').fill(owner.name);
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: false }).first().fill(owner.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();
  await page.goto('/config/orders');
  await expect(orders).toBeVisible();
  const cookies = await page.context().cookies();
  await writeOwnerFile(shopFolder(), {
    welcome: null,
    session: cookies.find(({ name }) => name === SESSION_COOKIE) ?? null,
  });
}
