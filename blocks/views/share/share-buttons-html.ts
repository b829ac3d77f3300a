import { sharingText } from '@vitrine/domain/text/sharing.ts';
import type { Locale } from '@vitrine/domain/text/locale.ts';
import { type SharedPage, shareLinks } from '@vitrine/domain/sharing/share-links.ts';
import { escapeHtml } from '@vitrine/domain/text/escape-html.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';

/**
 * Plain links that share a page, in the owner's order; '' when the options have no known service. A script adds
 * "Copy link" and the device's share sheet where it exists. spec: site-platform 9
 */
export function shareButtonsHtml(options: readonly string[], page: SharedPage, locale: Locale): string {
  const text = sharingText(locale);
  const links = shareLinks(options, page);
  if (links.length === 0) return '';
  const items = links.map(({ id, name, href }) => {
    const spoken = id === 'email' ? text.shareByMail : fillText(text.shareOn, { service: name });
    const target = id === 'email' ? '' : ' target="_blank" rel="nofollow noopener noreferrer"';
    return (
      `<li><a class="share__link" href="${escapeHtml(href)}"${target}>` +
      `<span class="visually-hidden">${escapeHtml(spoken)}</span>` +
      `<span aria-hidden="true">${escapeHtml(id === 'email' ? text.email : name)}</span></a></li>`
    );
  });
  return (
    `<div class="share" data-share="${escapeHtml(page.url)}" data-title="${escapeHtml(page.title)}">` +
    `<span class="share__heading" aria-hidden="true">${escapeHtml(text.shareHeading)}</span>` +
    `<ul class="share__list" aria-label="${escapeHtml(text.shareHeading)}">${items.join('')}</ul></div>`
  );
}
