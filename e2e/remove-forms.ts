import type { Page } from '@playwright/test';
import { callAsOwner } from './shop-calls.ts';
import { openShopDatabase, removePages } from './test-pages.ts';

/** Deletes the forms whose names begin like this, and the pages that they were put on: the list of forms is every journey's. */
export async function removeForms(page: Page, begin: string, urlIds: readonly string[]): Promise<void> {
  const { forms } = await callAsOwner<{ forms: readonly { id: string; name: string }[] }>(
    page,
    'GET',
    '/api/admin/forms',
  );
  for (const { id, name } of forms)
    if (name.startsWith(begin)) await callAsOwner(page, 'POST', `/api/admin/forms/${id}/delete`);
  const db = openShopDatabase();
  await removePages(db, urlIds);
  await db.$client.end();
}
