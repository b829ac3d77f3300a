import { renderToStaticMarkup } from 'react-dom/server';
import { cleanHtml } from '@vitrine/blocks/clean-html.ts';
import { inLocale } from '@vitrine/blocks/locale.ts';
import { PopupView } from '@vitrine/blocks/views/popup/popup.render.tsx';
import type { PageDocument } from '@vitrine/domain/page/page-document.ts';
import { standsOn, wordsIn } from '@vitrine/domain/site/announcement.ts';
import { type PopupSettings, popupOf, popupState } from '@vitrine/domain/site/popup.ts';
import { perRevision } from '../../../platform/per-revision.ts';
import type { Platform } from '../../../platform/platform.ts';
import { picturesByIds } from '../../media/index.ts';
import type { Site } from '../../websites/index.ts';
import { structureOf } from '../lookup/structure.ts';
import { renderDocuments } from './render-documents.ts';

/** The newsletter block of a pop-up, as a page would have it. */
function newsletterOf(popup: PopupSettings): PageDocument {
  const { title, theme, newsletterEmail: email, newsletterDisclaimer: disclaimer, buttonLabel } = popup;
  const place = { column: 1, columns: 24, row: 1, rows: 4 };
  const props = { title, email, disclaimer, ...(buttonLabel === '' ? {} : { buttonLabel }) };
  const block = { id: 'popup-newsletter', type: 'newsletter', place, props };
  const section = { id: 'popup', theme, space: 'none', fullWidth: true, blocks: [block] } as const;
  return { version: 2, sections: [section] };
}

/** The pop-up of a website as HTML that shows nothing by itself, whenever it is due; '' for one that says nothing. */
const popupHtml = perRevision(async (platform, site): Promise<string> => {
  const popup = popupOf(site.settings);
  if (popup.title.trim() === '') return '';
  const { pictureId } = popup;
  const structure = await structureOf(platform, site);
  const [pictures, form] = await Promise.all([
    picturesByIds(platform, site.websiteId, pictureId === null ? [] : [pictureId]),
    popup.action !== 'newsletter'
      ? ''
      : renderDocuments(platform, site, structure, {
          documents: [{ ownerId: site.websiteId, document: newsletterOf(popup), anchor: null, show: null }],
          month: null,
        }),
  ]);
  const clean = cleanHtml(popup.html, 'own');
  const html = wordsIn(clean) === '' ? '' : clean;
  const picture = pictures.get(pictureId ?? '') ?? null;
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
