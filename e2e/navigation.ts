import type { Page } from '@playwright/test';
import { expect } from './owner-test.ts';
import { crumbOf } from './shop-calls.ts';

export interface NavigationEntry {
  readonly kind: 'page' | 'link';
  readonly label: string;
  readonly pageId?: string;
  readonly url?: string;
  readonly newWindow?: boolean;
}
export interface StoredNavigation {
  readonly version: string;
  readonly main: readonly NavigationEntry[];
  readonly footer: readonly NavigationEntry[];
}

export const readNavigation = async (page: Page): Promise<StoredNavigation> =>
  (await (await page.request.get('/api/admin/navigation')).json()) as StoredNavigation;

/** An entry as it is stored: what is listed says more of it. */
const asSent = ({ kind, label, pageId, url, newWindow }: NavigationEntry) =>
  kind === 'page' ? { kind, label, pageId } : { kind, label, url, newWindow };

/**
 * Stores both navigations as they were read before: other journeys look at the links of the header. What the page itself
 * is still saving makes the version that was read an old one, so both are tried again.
 */
export async function putBackNavigation(page: Page, before: StoredNavigation): Promise<void> {
  const headers = { 'x-csrf-token': await crumbOf(page) };
  await expect(async () => {
    const { version } = await readNavigation(page);
    const answer = await page.request.put('/api/admin/navigation', {
      headers,
      data: { version, main: before.main.map(asSent), footer: before.footer.map(asSent) },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  }).toPass({ timeout: 20_000 });
}
