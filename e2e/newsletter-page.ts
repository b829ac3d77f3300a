import { expect, type Page } from '@playwright/test';
import { aBlock, draftOf, newDraft } from './page-editor-steps.ts';
import { callAsOwner } from './shop-calls.ts';

const place = { column: 1, columns: 12, row: 3, rows: 10 };
const above = { column: 1, columns: 24, row: 1, rows: 2 };

/**
 * Publishes a page with a newsletter block, for a list of its own, and returns its address. The page is an owner's whose
 * admin is open.
 */
export async function publishNewsletterPage(
  page: Page,
  of: string,
  { doubleOptIn }: { readonly doubleOptIn: boolean },
): Promise<string> {
  const { id: listId } = await callAsOwner<{ id: string }>(page, 'POST', '/api/admin/audience/lists', {
    name: `Block ${of}`,
    doubleOptIn,
    takesWaiting: false,
    checkoutConsentId: null,
  });
  const title = `Letters ${of}`;
  const heading = aBlock('heading', 'heading', above, { text: title, level: 1 });
  const block = aBlock('letter', 'newsletter', place, {
    title: 'Kiln letter',
    listId,
    buttonLabel: 'Join',
    disclaimer: 'Four letters a year.',
  });
  const id = await newDraft(page, title, [heading, block]);
  expect((await draftOf(page, id)).sections).toHaveLength(1);
  const draft = `/api/admin/page-drafts/${id}`;
  const { revision } = await callAsOwner<{ revision: number }>(page, 'GET', draft);
  await callAsOwner(page, 'POST', `${draft}/publish`, { tab: 'journey1journey1', revision });
  const { pages } = await callAsOwner<{ pages: readonly { id: string; path: string }[] }>(
    page,
    'GET',
    '/api/admin/pages',
  );
  const path = pages.find((one) => one.id === id)?.path ?? '';
  return new URL(path, page.url()).href;
}
