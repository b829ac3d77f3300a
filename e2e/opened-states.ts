// oxlint-disable unicorn/consistent-function-scoping -- what copies a document runs in the page, where nothing else is
import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expectTouchTargets } from './touch-targets.ts';

/** The document of a screen of the admin while a dialog, a menu or the list of a field was open. */
export interface OpenedState {
  readonly origin: string;
  /** Alike for states with the same names, without their numbers, and the same controls. */
  readonly key: string;
  /** Names of what was open. */
  readonly name: string;
  readonly html: string;
  /** Whether the list of a field was open. */
  readonly hasList: boolean;
}

/** Where copies of documents are shown. */
const COPY = '/config/copy-of-a-state';

/**
 * Copies the document whenever a dialog, a menu or the list of a field opens or its controls change: each such state
 * once. Must be called before the context's pages are opened.
 */
export async function watchOpened(
  context: BrowserContext,
  note: (state: OpenedState) => void,
): Promise<void> {
  await context.exposeBinding('noteOpened', (_source, state: OpenedState) => note(state));
  await context.addInitScript((copy) => {
    if (window !== window.top || !location.pathname.startsWith('/config') || location.pathname === copy)
      return;
    const seen = new Set<string>();
    const nameOf = (opened: Element): string => {
      const by = document.getElementById(opened.getAttribute('aria-labelledby') ?? '');
      return (opened.getAttribute('aria-label') ?? by?.textContent ?? '').trim();
    };
    const look = (): void => {
      const opened = [...document.querySelectorAll('[role=dialog], [role=menu], [role=listbox]')].filter(
        (one) => one.getClientRects().length > 0,
      );
      if (opened.length === 0) return;
      const controls = opened.flatMap((one) => [
        one.getAttribute('role') ?? '',
        nameOf(one).replaceAll(/\d+/g, ''),
        // One option stands for all.
        String(one.querySelector('[role=option]') !== null),
        ...[...one.querySelectorAll('a, button, input, select, textarea')].map(
          (control) => `${control.localName} ${control.className}`,
        ),
      ]);
      const key = controls.join('\n');
      if (seen.has(key)) return;
      seen.add(key);
      const whole = document.documentElement.cloneNode(true) as Element;
      // The shop may have been stopped when the copy is looked at: it brings its styles along.
      for (const part of whole.querySelectorAll('script, link, style')) part.remove();
      const style = document.createElement('style');
      style.textContent = [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
        .join('\n');
      whole.querySelector('head')?.append(style);
      void (window as unknown as { noteOpened(state: object): Promise<void> }).noteOpened({
        key,
        origin: location.origin,
        name: opened.map((one) => `${one.getAttribute('role')} “${nameOf(one)}”`).join(' in '),
        html: whole.outerHTML,
        // A dialog above a list has none of its own.
        hasList: opened.at(-1)?.querySelector('[role=option]') !== null,
      });
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  }, COPY);
}

/** What a transition has set, which would hide what opens, and how a list fades while newer rows are loading. */
const settled =
  '<style>[style*="opacity"]{opacity:1!important;transform:none!important}[data-old]{opacity:1!important}</style>';

/** A list belongs to its field, wherever in the document it is, and is scrolled by the arrow keys of the field. */
const ofTheField = ['region', 'scrollable-region-focusable'];

/**
 * Expects every state to have controls for a finger on a phone, and those with the list of a field to be free of axe
 * violations in light and dark.
 */
export async function expectUsableOpened(page: Page, states: readonly OpenedState[]): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { origin, name, html, hasList } of states) {
    await page.route(`${origin}${COPY}`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html>${html.replace('</head>', `${settled}</head>`)}`,
      }),
    );
    await page.goto(`${origin}${COPY}`);
    await expectTouchTargets(page, name, '[role=dialog], [role=menu], [role=listbox]');
    if (hasList) await expectAccessible(page, { ignored: ofTheField });
    await page.unroute(`${origin}${COPY}`);
  }
}
