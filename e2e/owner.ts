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
  /** The cookies of the last sign-in: the session, and the crumb that calls repeat in a header. */
  readonly cookies: readonly Cookie[];
}

const ownerFileIn = (folder: string): string => join(folder, 'owner.json');

export const writeOwnerFile = (folder: string, file: OwnerFile): Promise<void> =>
  writeFile(ownerFileIn(folder), JSON.stringify(file));

const KEPT_COOKIES = new Set(['vitrine_owner', 'crumb']);

export const owner = {
  name: 'Rowan Hale',
  email: 'rowan@fernandkiln.example',
  password: 'a kiln at dawn 1280',
};

/** Signs the owner in, and opens the orders. */
export async function signInAsOwner(page: Page): Promise<void> {
  await becomeOwner(page);
  await page.goto('/config/orders');
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
}

/** After the account is made: goes on with the site that is there, without a starter. */
export const keepFirstSite = (page: Page): Promise<void> =>
  page.getByRole('link', { name: /^(?:Look around in the demo shop|Begin with an empty site)$/ }).click();

/**
 * Signs the owner in: with the session of an earlier journey while it is valid, else with the form; the first time with
 * the one-time link, as a new owner would. Loading a screen costs most of a second of processor time, so a journey that
 * opens another one than the orders calls this.
 */
export async function becomeOwner(page: Page): Promise<void> {
  const { welcome, cookies } = JSON.parse(await readFile(ownerFileIn(shopFolder()), 'utf8')) as OwnerFile;
  if (cookies.length > 0) {
    await page.context().addCookies([...cookies]);
    // A journey may have signed out, or changed the password.
    if ((await page.request.get('/api/admin/me')).ok()) return;
  }
  await page.goto(welcome ?? '/config/sign-in');
  if (welcome !== null) await page.getByLabel('Name').fill(owner.name);
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: false }).first().fill(owner.password);
  await page.keyboard.press('Enter');
  if (welcome !== null) await keepFirstSite(page);
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();
  const own = await page.context().cookies();
  await writeOwnerFile(shopFolder(), {
    welcome: null,
    cookies: own.filter(({ name }) => KEPT_COOKIES.has(name)),
  });
}
