import type { BrowserContext, Page } from '@playwright/test';

/** A moment at which nothing of the page had the focus any more. */
export interface FocusFall {
  /** The screen's address. */
  readonly at: string;
  /** What had the focus before. */
  readonly from: string;
  /** The last press of a key or of the pointer before it. */
  readonly after: string;
}

/** Calls back at each moment at which the focus of a screen of the admin falls to the body and stays there. */
export async function watchFocus(context: BrowserContext, onFall: (fall: FocusFall) => void): Promise<void> {
  await context.exposeFunction('reportFocusFall', onFall);
  await context.addInitScript(watchInPage);
}

/** Resolves when the focus is on an element, or when its fall is reported. */
export async function settleFocus(page: Page): Promise<void> {
  // A tab that a download opened has no address.
  if (page.isClosed() || !/^https?:\/\/[^/]+\/config/.test(page.url())) return;
  await page
    .evaluate(() => (globalThis as { focusSettled?: () => Promise<void> }).focusSettled?.())
    // The page went on to another one.
    .catch(() => undefined);
}

/**
 * Looks at the focus whenever it moves, and ten times a second since an element that is removed takes it along without an
 * event; not in every frame, which would have the browser make frames all the time. From the first element that has the
 * focus, it has to be on one: a press on an empty place is the only way to leave it to the body. Within half a second and
 * 15 frames a screen may pass it on, from a dialog that fades out or a row that the answer of a call removes.
 */
function watchInPage(): void {
  if (self !== top || !location.pathname.startsWith('/config')) return;
  const graceMs = 500;
  const graceFrames = 15;
  // A journey may replace the page's own.
  const nextFrame = requestAnimationFrame.bind(globalThis);
  const every = setInterval.bind(globalThis);
  let last: Element | null = null;
  let from = '';
  let after = 'nothing';
  let since = 0;
  let frames = 0;
  let isReported = false;

  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the function runs in the page, alone
  const describe = (element: Element): string =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60)}” ${element.outerHTML.slice(0, 120)}`;
  const hasFallen = (): boolean =>
    last !== null &&
    document.hasFocus() &&
    (document.activeElement === null || document.activeElement === document.body);

  addEventListener('keydown', ({ key }) => (after = `the key ${key}`), true);
  addEventListener(
    'pointerdown',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      after = `a press on ${describe(target)}`;
      const canFocus = target.closest(
        'a[href], :is(button, input, select, textarea):enabled, label, summary, [tabindex], [contenteditable="true"]',
      );
      if (canFocus === null) last = null;
    },
    true,
  );
  const look = (): void => {
    const { activeElement } = document;
    if (!hasFallen()) {
      if (activeElement !== null && activeElement !== document.body && activeElement !== last) {
        last = activeElement;
        from = describe(last);
      }
      frames = 0;
      isReported = false;
      return;
    }
    if (frames === 0) since = performance.now();
    frames += 1;
    if (isReported || frames <= graceFrames || performance.now() - since <= graceMs) return;
    isReported = true;
    const { reportFocusFall } = globalThis as unknown as {
      reportFocusFall(fall: { at: string; from: string; after: string }): void;
    };
    reportFocusFall({ at: location.pathname + location.search, from, after });
  };
  let isFollowing = false;
  /** In every frame while it is on none. */
  const follow = (): void => {
    look();
    isFollowing = hasFallen() && !isReported;
    if (isFollowing) nextFrame(follow);
  };
  const watch = (): void => {
    if (!isFollowing) follow();
  };
  addEventListener('focusin', watch, true);
  every(watch, 100);
  /** Resolves when the focus is on an element, or its fall is reported. */
  const settle = (done: () => void): void => {
    look();
    if (!hasFallen() || isReported) done();
    else nextFrame(() => settle(done));
  };
  Object.assign(globalThis, { focusSettled: () => new Promise<void>(settle) });
}
