import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { ownWorker } from './shop-address.ts';

/** The data folder of this worker's shop, created by the global setup. */
export function shopFolder(): string {
  const folder = process.env[shopFolderVariable(ownWorker)];
  if (folder === undefined) throw new Error(`${shopFolderVariable(ownWorker)} is set by the global setup`);
  return folder;
}

export const shopFolderVariable = (worker: number): string => `E2E_SHOP_FOLDER_${worker}`;

/** The file in which the global setup stores a shop's welcome link. */
export const ownerFileIn = (folder: string): string => join(folder, 'owner.json');

export const owner = {
  name: 'Rowan Hale',
  email: 'rowan@fernandkiln.example',
  password: 'a kiln at dawn 1280',
};

/** Signs the owner in; the first time with the one-time link, as a new owner would. */
export async function signInAsOwner(page: Page): Promise<void> {
  const kept = JSON.parse(await readFile(ownerFileIn(shopFolder()), 'utf8')) as { welcome: string | null };
  if (kept.welcome) {
    await page.goto(kept.welcome);
    await page.getByLabel('Name').fill(owner.name);
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: false }).first().fill(owner.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
    await writeFile(ownerFileIn(shopFolder()), JSON.stringify({ welcome: null }));
    return;
  }
  await page.goto('/config/sign-in');
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: false }).first().fill(owner.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
}
