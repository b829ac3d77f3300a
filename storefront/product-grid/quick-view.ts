import { dialogText } from '@vitrine/domain/text/dialog.ts';
import { locale } from '../locale.ts';
import { productListText } from '@vitrine/domain/text/product-list.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { openModal } from '../dialog/open-modal.ts';
import { callApi } from '../http/call-api.ts';
import { showPicture } from '../islands/show-picture.ts';
import { watchIslands } from '../islands/watch-islands.ts';
import { leave } from '../http/leave.ts';

/** Cached quick view responses of this page. */
const parts = new Map<string, Promise<string>>();
let isOpen = false;

/** Fetches the quick view of a product; a failed fetch is not cached. */
function fetchPart(path: string): Promise<string> {
  const known = parts.get(path);
  if (known !== undefined) return known;
  const part = fetch(`${path}?format=quick-view`, { credentials: 'same-origin' }).then((answer) => {
    if (!answer.ok) throw new Error(`${path} answered ${String(answer.status)}`);
    return answer.text();
  });
  parts.set(path, part);
  part.catch(() => parts.delete(path));
  return part;
}

/**
 * A product in a popup over the list: pictures, options, quantity and a working add form. Focus is trapped and returns
 * to the link; Escape, the close button and a click outside close it. If it cannot be loaded, the link is followed.
 * spec: storefront-commerce 2
 */
export async function openQuickView(link: HTMLAnchorElement): Promise<void> {
  if (isOpen) return;
  isOpen = true;
  try {
    const html = await fetchPart(link.pathname);
    const dialog = draw(html);
    const closed = openModal(dialog, { closesOutside: true });
    watchIslands(dialog);
    const { itemId } = dialog.querySelector<HTMLElement>('[data-item-id]')?.dataset ?? {};
    if (itemId !== undefined) void callApi('POST', `/api/census/RecordQuickView/${itemId}`);
    await closed;
  } catch {
    await leave(link.href);
  } finally {
    isOpen = false;
  }
}

function draw(html: string): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'dialog dialog--quick-view';
  const shut = document.createElement('button');
  shut.type = 'button';
  shut.className = 'dialog__close quick-view__close';
  shut.setAttribute('aria-label', dialogText(locale).closeDialog);
  shut.innerHTML =
    '<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.6"><path d="m5 5 14 14M19 5 5 19"/></svg>';
  shut.addEventListener('click', () => dialog.close());
  const frame = document.createElement('div');
  frame.className = 'quick-view';
  // HTML of our own server, sanitised there.
  frame.innerHTML = html;
  frame.addEventListener('click', (event) => {
    const thumb =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-shows-picture]') : null;
    if (thumb !== null) showPicture(thumb.dataset['showsPicture'] ?? '');
  });
  dialog.append(shut, frame);
  const title = frame.querySelector('h2')?.textContent?.trim() ?? '';
  dialog.setAttribute('aria-label', fillText(productListText(locale).quickViewOf, { productName: title }));
  return dialog;
}
