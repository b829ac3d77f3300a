import { openModal } from '../dialog/open-modal.ts';
import { callApi } from '../http/call-api.ts';
import { pageCookies, readCookie } from '../http/cookies.ts';
import { watchIslands } from '../islands/watch-islands.ts';
import { NEWSLETTER_JOINED } from '../newsletter/newsletter-joined.ts';
import { openPanel } from './open-panel.ts';
import type { PopupMemory } from './popup-memory.ts';

/** Where people write, or are in a document of its own. */
const writing = 'input, textarea, select, iframe, [contenteditable]:not([contenteditable="false"])';
/** Milliseconds between looks at whether a visitor who was busy is so no longer. */
const LOOK = 1_000;
/** Looks after which it is left for another page. */
const MOST_LOOKS = 600;

/**
 * Opens the pop-up that a template has, once the visitor is not in the middle of something. It is remembered before it is
 * seen, so that a page that is left at that moment does not show it twice. `memory` is null for its owner, who looks at
 * it: that is neither remembered nor counted.
 */
export async function openPopup(template: HTMLTemplateElement, memory: PopupMemory | null): Promise<void> {
  const dialog = document.importNode(template.content, true).querySelector('dialog');
  if (dialog === null || !(await untilFree())) return;
  if (memory !== null) {
    try {
      if (!memory.isDue()) return;
      memory.remember(false);
    } catch {
      return;
    }
    count(memory.edition);
  }
  const done = (): void => {
    try {
      memory?.remember(true);
    } catch {
      // The storage is full since: it is known to have been shown.
    }
  };
  const isModal = dialog.classList.contains('popup--center');
  const panel = isModal ? null : openPanel(dialog);
  const close = (): void => {
    if (panel === null) dialog.close();
    else panel.close();
  };
  // The answer may arrive after it was closed.
  document.addEventListener(NEWSLETTER_JOINED, done, { once: true });
  // A form whose code has not loaded is sent by the browser; any other says itself whether it was accepted. Its handler is
  // inside of the dialog, and so has run before.
  dialog.addEventListener('submit', ({ defaultPrevented }) => {
    if (!defaultPrevented) done();
  });
  dialog.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest('a[href], [data-closes-popup]') : null;
    if (pressed === null) return;
    if (pressed.matches('[data-closes-popup]')) {
      close();
      return;
    }
    if (pressed.matches('.popup__action')) done();
    // Of the same page: what it leads to is behind the pop-up.
    if (pressed.getAttribute('href')?.startsWith('#') === true) close();
  });
  const closed = isModal ? openModal(dialog, { closesOutside: true }) : panel?.closed;
  watchIslands(dialog);
  await closed;
}

/** Resolves with false when the visitor was busy for too long. */
async function untilFree(): Promise<boolean> {
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    if (!isBusy()) return true;
    await new Promise((resolve) => {
      setTimeout(resolve, LOOK);
    });
  }
  return false;
}

/** Whether the visitor is elsewhere, has a dialog open, or is writing. */
function isBusy(): boolean {
  if (document.hidden || document.querySelector('dialog[open]') !== null) return true;
  return document.activeElement?.matches(writing) === true;
}

/** Reports that it was opened. Failures are silent. spec: site-platform 7, 8 "Analytics" */
function count(edition: number): void {
  void callApi('POST', '/api/census/overlay', {
    outlivesPage: true,
    body: {
      visitorCookie: readCookie(pageCookies(), 'ss_cvr') ?? '',
      overlay: String(edition),
      pageTitle: document.title.slice(0, 300),
      pageId: document.body.id.slice(0, 100),
      pagePath: location.pathname.slice(0, 2_083),
    },
  });
}
