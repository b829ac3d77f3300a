/*
 * When a pop-up opens, as visitors' browsers decide it: pages are the same for everybody, so what was seen is known in
 * the browser only.
 */

/** The rules of a pop-up, as a page has them. */
export interface PopupRules {
  /** Seconds on the page; null for not by time. The first rule that is met opens it. */
  readonly afterSeconds: number | null;
  /** Percent of what can be scrolled; null for not by scrolling. */
  readonly scrolledPercent: number | null;
  /** When the mouse leaves the page towards its top. */
  readonly onExit: boolean;
  /** Days until it may be shown again; null for never. */
  readonly againAfterDays: number | null;
  /** Another edition is another pop-up. */
  readonly edition: number;
}

/** What a browser remembers of the pop-up it has shown. */
export interface SeenPopup {
  readonly edition: number;
  /** When it was opened, milliseconds since the epoch. */
  readonly at: number;
  /** Whether the visitor has done what it asks for: then it never returns. */
  readonly isDone: boolean;
}

const DAY = 24 * 60 * 60 * 1000;

/** The text that a browser stores. */
export const writeSeen = ({ edition, at, isDone }: SeenPopup): string =>
  `${edition} ${at}${isDone ? ' done' : ''}`;

/** What a browser has stored; null for nothing, and for what nobody can read. */
export function readSeen(stored: string | null): SeenPopup | null {
  const read = /^(\d{1,9}) (\d{1,15})( done)?$/.exec(stored ?? '');
  return read === null
    ? null
    : { edition: Number(read[1]), at: Number(read[2]), isDone: read[3] !== undefined };
}

/**
 * Whether a browser may show the pop-up: it never has, or the owner wants it to be seen again, or enough days have gone
 * by since. A clock that was set back makes it wait longer, never show twice.
 */
export function isDue(
  seen: SeenPopup | null,
  { edition, againAfterDays }: Pick<PopupRules, 'edition' | 'againAfterDays'>,
  now: number,
): boolean {
  if (seen === null || seen.edition !== edition) return true;
  return !seen.isDone && againAfterDays !== null && now - seen.at >= againAfterDays * DAY;
}

/** How far a page is scrolled, 0 to 100; 0 for one that is not longer than the window. All in CSS pixels. */
export function percentScrolled(page: {
  readonly top: number;
  readonly window: number;
  readonly height: number;
}): number {
  const most = page.height - page.window;
  return most <= 0 ? 0 : Math.min(100, Math.max(0, (page.top / most) * 100));
}

/** Whether the mouse has left the window over its top, where the tabs and the address are. */
export const isLeaving = (mouse: { readonly y: number; readonly isOnPage: boolean }): boolean =>
  !mouse.isOnPage && mouse.y <= 0;

/** Whether a browser calls itself a crawler. */
export const isCrawler = (userAgent: string): boolean =>
  /bot\b|crawl|spider|slurp|externalhit/i.test(userAgent) && !/cubot/i.test(userAgent);
