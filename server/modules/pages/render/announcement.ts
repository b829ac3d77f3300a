import { createHash } from 'node:crypto';
import { cleanAnnouncement } from '@vitrine/blocks/clean-html.ts';
import { announcementOf, announcementState, standsOn, wordsIn } from '@vitrine/domain/site/announcement.ts';
import { escapeHtml } from '@vitrine/domain/text/escape-html.ts';
import { sitePagesText } from '@vitrine/domain/text/site-pages.ts';
import type { OutsideSources } from '../../../platform/http/security-headers.ts';
import { perRevision } from '../../../platform/per-revision.ts';
import type { Site } from '../../websites/index.ts';

/**
 * Stands behind a bar that can be closed and decides before anything of the page is painted, so that nothing moves: a bar
 * that this browser has closed is gone, any other gets its button. The same text on every page of every website: its hash
 * is all that the policy allows.
 */
const script =
  '(function(){var s=document.currentScript,b=s&&s.previousElementSibling,k="announcement-closed",c,m,p;' +
  'if(!b||!b.matches("[data-announcement]"))return;' +
  // When it was closed stands behind its name; a bar that was closed before that was written stays closed.
  'try{p=(localStorage.getItem(k)||"").split(" ");if(p[0]===b.dataset.announcement&&' +
  '!(b.dataset.again&&p[1]&&Date.now()-p[1]>=b.dataset.again*864e5)){b.hidden=true;return}}catch(e){}' +
  'function close(){b.hidden=true;' +
  'try{localStorage.setItem(k,b.dataset.announcement+" "+Date.now())}catch(e){}' +
  'm=document.querySelector("main");if(m){if(!m.hasAttribute("tabindex"))m.tabIndex=-1;m.focus({preventScroll:true})}}' +
  'c=b.querySelector("button");c.hidden=false;c.addEventListener("click",close);' +
  'b.addEventListener("keydown",function(e){if(e.key==="Escape")close()})})()';

const scriptHash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The script of a bar that can be closed. */
export function announcementSources({ settings }: Site): OutsideSources {
  const { isOn, isClosable } = announcementOf(settings);
  return isOn && isClosable ? { inlineScripts: [scriptHash] } : {};
}

/** The bar of a website as HTML, whenever it is shown; '' for one that says nothing. */
const barOf = perRevision((_platform, site): string => {
  const { html, href, theme, isClosable, againAfterDays } = announcementOf(site.settings);
  const text = sitePagesText(site.locale);
  const clean = cleanAnnouncement(html, { withLinks: href === '' });
  if (wordsIn(clean) === '') return '';
  const words = `<div class="announcement__text">${clean}</div>`;
  const body = href === '' ? words : `<a class="announcement__link" href="${escapeHtml(href)}">${words}</a>`;
  // Another text, and another target, is another announcement: it is shown to those who closed the former.
  const name = createHash('sha256').update(`${clean}\n${href}`).digest('base64url').slice(0, 10);
  const close = `<button class="announcement__close" type="button" hidden aria-label="${escapeHtml(text.closeAnnouncement)}"><svg aria-hidden="true" width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round"><path d="m3 3 10 10M13 3 3 13"/></svg></button>`;
  const again = againAfterDays === null ? '' : ` data-again="${againAfterDays}"`;
  return `<aside class="announcement" data-theme="${theme}" aria-label="${escapeHtml(text.announcement)}"${isClosable ? ` data-announcement="${name}"${again}` : ''}>${body}${isClosable ? close : ''}</aside>${isClosable ? `<script>${script}</script>` : ''}`;
});

/**
 * A page with the website's announcement above its header: in the place that the theme has for it, else as the first of
 * the body, behind a link that skips to the content. Unchanged while there is none.
 */
export function withAnnouncement(
  platform: Parameters<typeof barOf>[0],
  site: Site,
  page: {
    readonly html: string;
    readonly isHome: boolean;
    readonly pageId: string | null;
    readonly now: number;
  },
): string {
  const { html, now } = page;
  const announcement = announcementOf(site.settings);
  if (!standsOn(announcement, page)) return html;
  const { timeZone } = site.settings;
  if (announcementState(announcement, { now, timeZone }) !== 'shown') return html;
  const bar = barOf(platform, site);
  const at = bar === '' ? -1 : placeIn(html);
  return at === -1 ? html : html.slice(0, at) + bar + html.slice(at);
}

/** Where the bar belongs; -1 in a page without a body. */
function placeIn(html: string): number {
  // A tag before the end of the head may stand in a script or a comment of it.
  const head = html.indexOf('</head');
  const body = html.indexOf('<body', Math.max(head, 0));
  if (body === -1) return -1;
  // The name by which older themes keep a place for it.
  const dropZone = /<div\b[^>]*\bclass\s*=\s*["'][^"'>]*\bsqs-announcement-bar-dropzone\b[^>]*>/i.exec(
    html.slice(body, body + 20_000),
  );
  if (dropZone !== null) return body + dropZone.index + dropZone[0].length;
  const end = endOfTag(html, body);
  if (end === -1) return -1;
  const skip = /^\s*<a\b[^<>]*\bhref\s*=\s*["']#[^<>]*>[^<]*<\/a>/i.exec(html.slice(end, end + 1_000));
  return end + (skip?.[0].length ?? 0);
}

/** The place after a tag that begins at `at`: a `>` in a quoted attribute is none of its end. */
function endOfTag(html: string, at: number): number {
  let quote = '';
  for (let index = at; index < html.length; index += 1) {
    const sign = html.charAt(index);
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return index + 1;
  }
  return -1;
}
