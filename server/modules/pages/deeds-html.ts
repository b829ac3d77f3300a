import type { LikeButtonProps } from '@vitrine/blocks/like-button/like-button.render.tsx';
import type { ShareButtonsProps } from '@vitrine/blocks/share/share-buttons.render.tsx';
import { likeLabel } from '@vitrine/domain/sharing/like-label.ts';
import { shareLinks } from '@vitrine/domain/sharing/share-links.ts';
import * as text from '@vitrine/domain/text/en/sharing.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { escapeHtml } from '@vitrine/domain/text/escape-html.ts';

/*
 * The markup of the faces `LikeButton` and `ShareButtons`, written by hand: every item's page has them, and rendering
 * them through React took a sixth of a product page's time. A test holds them together.
 */

export function likeButtonHtml({ itemId, itemTitle, fullUrl, likeCount, notice }: LikeButtonProps): string {
  const id = escapeHtml(itemId);
  return (
    `<form class="like" data-like="${id}" action="/likes" method="post">` +
    `<input type="hidden" name="itemId" value="${id}"/>` +
    `<input type="hidden" name="returnTo" value="${escapeHtml(fullUrl)}"/>` +
    `<button class="like__button" type="submit" aria-label="${escapeHtml(likeLabel(itemTitle, likeCount, false))}" data-title="${escapeHtml(itemTitle)}">` +
    '<svg class="like__heart" viewBox="0 0 24 24" aria-hidden="true" focusable="false">' +
    '<path d="M12 20.5 3.9 12.4a5.2 5.2 0 0 1 7.4-7.3l.7.7.7-.7a5.2 5.2 0 0 1 7.4 7.3z"></path></svg>' +
    `<span data-like-count="">${String(likeCount)}</span></button>` +
    `<output class="like__thanks">${escapeHtml(notice)}</output></form>`
  );
}

export function shareButtonsHtml({ options, page }: ShareButtonsProps): string {
  const links = shareLinks(options, page);
  if (links.length === 0) return '';
  const items = links.map(({ id, name, href }) => {
    const spoken = id === 'email' ? text.shareByMail : fillText(text.shareOn, { service: name });
    const target = id === 'email' ? '' : ' target="_blank" rel="nofollow noopener noreferrer"';
    return (
      `<li><a class="share__link" href="${escapeHtml(href)}"${target}>` +
      `<span class="visually-hidden">${escapeHtml(spoken)}</span>` +
      `<span aria-hidden="true">${escapeHtml(name)}</span></a></li>`
    );
  });
  return (
    `<div class="share" data-share="${escapeHtml(page.url)}" data-title="${escapeHtml(page.title)}">` +
    `<span class="share__heading" aria-hidden="true">${escapeHtml(text.shareHeading)}</span>` +
    `<ul class="share__list" aria-label="${escapeHtml(text.shareHeading)}">${items.join('')}</ul></div>`
  );
}
