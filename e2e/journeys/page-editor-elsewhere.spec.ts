import { expect, test } from '../owner-test.ts';
import { signInAsOwner } from '../owner.ts';
import {
  aBlock,
  canvasFocus,
  canvasOf,
  draftOf,
  newDraft,
  openPage,
  paste,
  saved,
} from '../page-editor-steps.ts';

/** What comes to a page from elsewhere: blocks of another website, texts of other programs. */

const ID = '0190a000-0000-7000-8000-000000000000';

test('blocks of another website arrive without its pictures, and lists keep their numbers @desktop-only', async ({
  page,
}) => {
  await signInAsOwner(page);
  const id = await newDraft(page, 'From elsewhere', [
    aBlock('h', 'heading', { column: 1, columns: 24, row: 1, rows: 3 }, { text: 'Here' }),
  ]);
  await openPage(page, id);
  await canvasFocus(page).focus();
  const place = { column: 1, columns: 8, row: 1, rows: 8 };
  await paste(page, {
    'application/x-vitrine-blocks': JSON.stringify([
      aBlock('p', 'image', place, { assetId: ID, caption: 'A pot' }),
    ]),
    'application/x-vitrine-site': '0190a000-0000-7000-8000-00000000ffff',
  });
  await expect(canvasOf(page).locator('.canvas-placeholder')).toHaveText('Choose a picture');
  await expect(saved(page)).toBeVisible();
  expect(JSON.stringify(await draftOf(page, id))).not.toContain(ID);
  expect((await draftOf(page, id)).sections[0]?.blocks[1]?.props).toEqual({ caption: 'A pot' });

  await canvasFocus(page).focus();
  await paste(page, {
    'text/html':
      '<b style="font-weight:normal;" id="docs-internal-guid-1"><ol start="3"><li dir="ltr" aria-level="1"><p dir="ltr"><span>Third</span></p></li><li dir="ltr" aria-level="1"><p dir="ltr"><span>Fourth</span></p></li><ol><li dir="ltr" aria-level="2"><p dir="ltr"><span>Within</span></p></li></ol></ol></b>',
    'text/plain': 'Third',
  });
  await expect(canvasOf(page).getByText('Fourth')).toBeVisible();
  await expect(saved(page)).toBeVisible();
  const blocks = (await draftOf(page, id)).sections[0]?.blocks ?? [];
  expect(String(blocks.at(-1)?.props['html'])).toBe(
    '<ol start="3"><li><p>Third</p></li><li><p>Fourth</p><ol><li><p>Within</p></li></ol></li></ol>',
  );
});
