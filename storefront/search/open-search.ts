import { dialogText } from '@vitrine/domain/text/dialog.ts';
import { locale } from '../locale.ts';
import { searchText } from '@vitrine/domain/text/search.ts';
import { openModal } from '../dialog/open-modal.ts';
import { suggestFor } from './suggest-for.ts';

const text = searchText(locale);

const drawn = (path: string): string =>
  `<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.6">${path}</svg>`;

/** The search field over the page, with suggestions; Enter leads to the search page. Resolves once it is closed. */
export function openSearch(): Promise<void> {
  const dialog = document.createElement('dialog');
  dialog.className = 'dialog dialog--search';
  dialog.setAttribute('aria-label', text.title);
  // Contains only our own texts. No `type="search"`: Escape would clear the field instead of closing the sheet.
  dialog.innerHTML = `<form class="search-sheet" action="/search" method="get" role="search">
    <div class="search-sheet__row">${drawn('<circle cx="10.5" cy="10.5" r="6.5"/><path d="m15.5 15.5 5 5"/>')}
    <input class="search-sheet__field" type="text" name="q" maxlength="200" aria-label="${text.fieldLabel}" placeholder="${text.fieldLabel}" enterkeyhint="search">
    <button class="dialog__close search-sheet__close" type="button" aria-label="${dialogText(locale).closeDialog}">${drawn('<path d="m5 5 14 14M19 5 5 19"/>')}</button></div></form>`;
  dialog.querySelector('button')?.addEventListener('click', () => dialog.close());
  const closed = openModal(dialog, { closesOutside: true });
  const field = dialog.querySelector('input');
  if (field !== null) {
    suggestFor(field);
    field.focus();
  }
  return closed;
}
