import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Where the global setup leaves the welcome link; in its own folder, since a machine may have other users' runs. */
export function ownerFile(): string {
  const file = process.env['E2E_OWNER_FILE'];
  if (file === undefined) throw new Error('E2E_OWNER_FILE is set by the global setup');
  return file;
}

export const owner = {
  name: 'Rowan Hale',
  email: 'rowan@fernandkiln.example',
  password: 'a kiln at dawn 1280',
};

/** Signs the owner in; the first time by the one-time link, as a new owner would. */
export async function signInAsOwner(page: Page): Promise<void> {
  const kept = JSON.parse(await readFile(ownerFile(), 'utf8')) as { welcome: string | null };
  if (kept.welcome) {
    await page.goto(kept.welcome);
    await page.getByLabel('Name').fill(owner.name);
    await page.getByLabel('E-mail').fill(owner.email);
    await page.getByLabel('Password', { exact: false }).first().fill(owner.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
    await writeFile(ownerFile(), JSON.stringify({ welcome: null }));
    return;
  }
  await page.goto('/config/sign-in');
  await page.getByLabel('E-mail').fill(owner.email);
  await page.getByLabel('Password', { exact: false }).first().fill(owner.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
}
