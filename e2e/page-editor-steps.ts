import type { PageBlock, PageDocument } from '@vitrine/domain/page/page-document.ts';
import type { Page } from '@playwright/test';
import { expect } from './owner-test.ts';
import { crumbOf } from './shop-calls.ts';

/** A new, empty page, made through the API. */
export async function newPage(page: Page, title: string): Promise<string> {
  const made = await page.request.post('/api/admin/pages', {
    data: { title },
    headers: { 'X-CSRF-Token': await crumbOf(page) },
  });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = (await made.json()) as { id: string };
  return id;
}

/** A block as a draft has it. */
export function aBlock(
  id: string,
  type: string,
  place: PageBlock['place'],
  props: PageBlock['props'],
): PageBlock {
  return { id, type, place, props };
}

/** A new page whose draft has one section for each list of blocks, named "s1", "s2". */
export async function newDraft(
  page: Page,
  title: string,
  ...sections: readonly (readonly PageBlock[])[]
): Promise<string> {
  const id = await newPage(page, title);
  const headers = { 'X-CSRF-Token': await crumbOf(page) };
  const tab = 'journey0journey0';
  const address = `/api/admin/page-drafts/${id}`;
  const { revision } = (await (await page.request.get(address)).json()) as { revision: number };
  await page.request.post(`${address}/lease`, { data: { tab }, headers });
  const made = await page.request.post(`${address}/operations`, {
    headers,
    data: {
      tab,
      revision,
      key: crypto.randomUUID(),
      operations: sections.map((blocks, index) => ({
        kind: 'insert-section',
        section: { id: `s${index + 1}`, theme: 'light', space: 'normal', fullWidth: false, blocks },
        after: index === 0 ? null : `s${index}`,
      })),
    },
  });
  expect(made.status(), await made.text()).toBe(200);
  await page.request.delete(`${address}/lease?tab=${tab}`, { headers });
  return id;
}

/** The draft as the server has it. */
export async function draftOf(page: Page, id: string): Promise<PageDocument> {
  const answer = await page.request.get(`/api/admin/page-drafts/${id}`);
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { document: PageDocument }).document;
}

export const canvasOf = (page: Page) => page.frameLocator('iframe[data-canvas-frame]');
/** Opens a page that has blocks in the editor, and waits until it is shown. */
export async function openPage(page: Page, id: string): Promise<void> {
  await page.goto(`/config/pages/${id}`);
  await expect(canvasOf(page).locator('[data-block-id]').first()).toBeVisible();
}
/** What has the keys of the canvas. */
export const canvasFocus = (page: Page) => page.locator('[data-canvas-focus]');
/** The settings of what is selected. */
export const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Settings' });
export const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved$/ });

export async function addBlock(page: Page, name: string): Promise<void> {
  const list = page.getByRole('region', { name: 'Add a block' });
  if (!(await list.isVisible())) await page.getByRole('button', { name: 'Add a block' }).first().click();
  await list.getByRole('button', { name, exact: true }).click();
}

/** Pastes into what has the focus, as the browser does it: HTML, plain text, or both. */
export async function paste(page: Page, kinds: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((data) => {
    let target: Element | null = document.activeElement;
    let view: Window & typeof globalThis = globalThis as Window & typeof globalThis;
    if (target instanceof HTMLIFrameElement) {
      view = target.contentWindow as Window & typeof globalThis;
      target = target.contentDocument?.activeElement ?? null;
    }
    const clipboardData = new view.DataTransfer();
    for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text);
    target?.dispatchEvent(
      new view.ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, kinds);
}
