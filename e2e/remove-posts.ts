import type { Page } from '@playwright/test';
import { callAsOwner } from './shop-calls.ts';

/** Deletes the posts, or the events, that a search finds: other journeys count those of the shop. */
export async function removePosts(
  page: Page,
  search: string,
  kind: 'blog' | 'events' = 'blog',
): Promise<void> {
  const { rows } = await callAsOwner<{ rows: readonly { readonly id: string }[] }>(
    page,
    'GET',
    `/api/admin/posts?kind=${kind}&search=${encodeURIComponent(search)}`,
  );
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0)
    await callAsOwner(page, 'POST', '/api/admin/posts/bulk', {
      selection: { ids },
      change: { action: 'delete' },
    });
}
