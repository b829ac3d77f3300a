import type { Locale } from '@vitrine/domain/text/locale.ts';
import { likeLabel } from '@vitrine/domain/sharing/like-label.ts';
import { escapeHtml } from '@vitrine/domain/text/escape-html.ts';

export interface LikeButton {
  readonly itemId: string;
  readonly itemTitle: string;
  /** Path of the item's page, to return to without JavaScript. */
  readonly fullUrl: string;
  readonly likeCount: number;
  /** Confirmation after a like without JavaScript; '' for none. */
  readonly notice: string;
}

/**
 * A like button with its count. Whether this visitor liked it is filled in by the browser, since the page is cached for
 * everyone. Built as a string: every item's page has one, and React took a sixth of such a page's render time for it.
 * spec: site-platform 2
 */
export function likeButtonHtml(
  { itemId, itemTitle, fullUrl, likeCount, notice }: LikeButton,
  locale: Locale,
): string {
  const id = escapeHtml(itemId);
  return (
    `<form class="like" data-like="${id}" action="/likes" method="post">` +
    `<input type="hidden" name="itemId" value="${id}"/>` +
    `<input type="hidden" name="returnTo" value="${escapeHtml(fullUrl)}"/>` +
    `<button class="like__button" type="submit" aria-label="${escapeHtml(likeLabel(itemTitle, likeCount, false, locale))}" data-title="${escapeHtml(itemTitle)}">` +
    '<svg class="like__heart" viewBox="0 0 24 24" aria-hidden="true" focusable="false">' +
    '<path d="M12 20.5 3.9 12.4a5.2 5.2 0 0 1 7.4-7.3l.7.7.7-.7a5.2 5.2 0 0 1 7.4 7.3z"></path></svg>' +
    `<span data-like-count="">${String(likeCount)}</span></button>` +
    `<output class="like__thanks">${escapeHtml(notice)}</output></form>`
  );
}
