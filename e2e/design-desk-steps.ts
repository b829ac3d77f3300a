import type { FrameLocator, Page } from '@playwright/test';
import { becomeOwner } from './owner.ts';
import { expect } from './owner-test.ts';

/** Steps on the design desk. */

export const shownPage = (page: Page): FrameLocator => page.frameLocator('iframe[data-shown=true]');
export const accentField = (page: Page) => page.getByRole('textbox', { name: 'Accent', exact: true });
export const openGroup = (page: Page, name: RegExp) => page.getByRole('button', { name }).click();

export async function openDesk(page: Page, search = ''): Promise<void> {
  await becomeOwner(page);
  await page.goto(`/config/design${search}`);
  await expect(shownPage(page).locator('style[data-own]')).toBeAttached();
}
