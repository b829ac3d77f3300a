import type { Database } from '@vitrine/server/platform/db/database.ts';
import type { Page } from '@playwright/test';
import { expect } from './owner-test.ts';
import { canvasOf } from './page-editor-steps.ts';
import { crumbOf } from './shop-calls.ts';
import { raiseRevision } from './test-pages.ts';

/** The words of the site that its header and footer show. */
export interface SiteWords {
  readonly title: string;
  readonly tagLine: string;
  readonly description: string;
}

const SITE_WORDS = '/api/admin/site-words';
const readStored = async (page: Page): Promise<SiteWords & { readonly version: string }> =>
  (await (await page.request.get(SITE_WORDS)).json()) as SiteWords & { readonly version: string };

export async function readSiteWords(page: Page): Promise<SiteWords> {
  const { title, tagLine, description } = await readStored(page);
  return { title, tagLine, description };
}

/** Stores the words as they were read before: other journeys look for the site's title. */
export async function putBackSiteWords(page: Page, before: SiteWords): Promise<void> {
  const { version } = await readStored(page);
  const answer = await page.request.put(SITE_WORDS, {
    headers: { 'x-csrf-token': await crumbOf(page) },
    data: { ...before, version },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Takes the blocks of the themes' places away, with their drafts and versions: themes show their own footer again. */
export async function removePlaceBlocks(db: Database): Promise<void> {
  for (const table of ['page_drafts', 'page_versions', 'page_leases'])
    await db.$client.query(
      `delete from ${table} where page_id in (select id from site_parts where field_id is not null)`,
    );
  await db.$client.query('delete from site_parts where field_id is not null');
  await raiseRevision(db);
}

/** Opens the panel of the header by mouse, from the canvas of a page. */
export async function openHeaderByMouse(page: Page): Promise<void> {
  const header = canvasOf(page).locator('header');
  await header.hover();
  await expect(page.getByRole('group', { name: 'Header', exact: true })).toHaveAttribute(
    'data-shown',
    'true',
  );
  await header.click({ position: { x: 300, y: 5 } });
  await expect(headerPanel(page)).toBeFocused();
}

export const headerPanel = (page: Page) => page.getByRole('complementary', { name: 'Header' });
/** The first text of a footer that is edited as blocks. */
export const footerText = (page: Page) => canvasOf(page).locator('footer [data-block=text] h2').first();
