import { dialogText } from '@vitrine/domain/text/dialog.ts';
import { locale } from '../locale.ts';
import { openModal } from '../dialog/open-modal.ts';
import { copyPlainContent } from './copy-plain-content.ts';

/**
 * Shows the installment information page in a modal: Escape, a click outside and the close button close it, the focus
 * returns to the opener. A page that does not load is only logged as a warning. spec: storefront-commerce 4
 */
export async function openInstallments(url: string, title: string): Promise<void> {
  const content = await loadContent(url);
  if (content === null) return;
  const dialog = document.createElement('dialog');
  dialog.className = 'dialog dialog--installments';
  dialog.setAttribute('aria-label', title);
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'dialog__close';
  close.setAttribute('aria-label', dialogText(locale).closeDialog);
  close.innerHTML =
    '<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d="m6 6 12 12M18 6 6 18" ' +
    'fill="none" stroke="currentColor" stroke-width="1.6"/></svg>';
  close.addEventListener('click', () => dialog.close());
  const frame = document.createElement('div');
  frame.className = 'dialog__frame';
  frame.append(close, content);
  dialog.append(frame);
  await openModal(dialog, { closesOutside: true });
}

async function loadContent(url: string): Promise<HTMLElement | null> {
  try {
    const response = await fetch(url, { credentials: 'same-origin', headers: { Accept: 'text/html' } });
    if (!response.ok) throw new Error(`${String(response.status)} ${response.statusText}`);
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const source =
      page.querySelector<HTMLElement>('[data-installments]') ?? page.querySelector('main') ?? page.body;
    const content = document.createElement('div');
    content.className = 'installment-page';
    content.lang = source.lang === '' ? page.documentElement.lang : source.lang;
    copyPlainContent(source, content);
    return content;
  } catch (error) {
    console.warn('The installment page could not be shown.', error);
    return null;
  }
}
