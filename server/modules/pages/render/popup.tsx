import { renderToStaticMarkup } from 'react-dom/server';
import { cleanHtml } from '@vitrine/blocks/clean-html.ts';
import { inLocale } from '@vitrine/blocks/locale.ts';
import type { NewsletterFormProps } from '@vitrine/blocks/views/newsletter/newsletter-form.props.ts';
import { PopupView } from '@vitrine/blocks/views/popup/popup.render.tsx';
import { MAX_CONSENT_WORDS } from '@vitrine/domain/audience/audience-limits.ts';
import { standsOn, wordsIn } from '@vitrine/domain/site/announcement.ts';
import { MAX_POPUP_HTML, type PopupSettings, popupOf, popupState } from '@vitrine/domain/site/popup.ts';
import { newsletterFormText } from '@vitrine/domain/text/newsletter-form.ts';
import { wordsOfHtml } from '@vitrine/domain/text/plain-text.ts';
import { perRevision } from '../../../platform/per-revision.ts';
import type { Platform } from '../../../platform/platform.ts';
import { knownLists } from '../../audience/index.ts';
import { picturesByIds } from '../../media/index.ts';
import type { Site } from '../../websites/index.ts';

/**
 * The form of the newsletter block, in the pop-up; null where that has none. What a visitor reads in the pop-up before
 * signing up is what they agree to. `html` is clean.
 */
function formOf(popup: PopupSettings, html: string, locale: Site['locale']): NewsletterFormProps | null {
  const { title, action, newsletterListId: listId, newsletterDisclaimer: disclaimer } = popup;
  if (action !== 'newsletter' || listId === null) return null;
  const buttonLabel = popup.buttonLabel === '' ? newsletterFormText(locale).submit : popup.buttonLabel;
  const words = [title, wordsOfHtml(html, MAX_POPUP_HTML), buttonLabel, disclaimer]
    .filter((said) => said !== '')
    .join('\n')
    .slice(0, MAX_CONSENT_WORDS);
  return { blockId: 'popup', listId, buttonLabel, words, inPopup: true };
}

/**
 * The pop-up of a website as HTML that shows nothing by itself, whenever it is due; '' for one that says nothing, or whose
 * mailing list was deleted: nobody could join.
 */
const popupHtml = perRevision(async (platform, site): Promise<string> => {
  const popup = popupOf(site.settings);
  if (popup.title.trim() === '') return '';
  const { pictureId, newsletterListId } = popup;
  const { websiteId } = site;
  const [pictures, lists] = await Promise.all([
    picturesByIds(platform, websiteId, pictureId === null ? [] : [pictureId]),
    knownLists(platform.db, websiteId, newsletterListId === null ? [] : [newsletterListId]),
  ]);
  if (popup.action === 'newsletter' && lists.length === 0) return '';
  const clean = cleanHtml(popup.html, 'own');
  const html = wordsIn(clean) === '' ? '' : clean;
  const picture = pictures.get(pictureId ?? '') ?? null;
  const form = formOf(popup, html, site.locale);
  return renderToStaticMarkup(
    inLocale(site.locale, <PopupView popup={popup} html={html} picture={picture} form={form} />),
  );
});

/** The pop-up of a page of the site, as HTML for its end; '' where it has none now. */
export async function popupOn(
  platform: Platform,
  site: Site,
  page: { readonly isHome: boolean; readonly pageId: string | null; readonly now: number },
): Promise<string> {
  const popup = popupOf(site.settings);
  const { timeZone } = site.settings;
  if (popupState(popup, { now: page.now, timeZone }) !== 'shown' || !standsOn(popup, page)) return '';
  return popupHtml(platform, site);
}
