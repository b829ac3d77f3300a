import { checkoutPagesText } from '@vitrine/domain/text/checkout-pages.ts';
import type { Locale } from '@vitrine/domain/text/locale.ts';
import { pageTypesText } from '@vitrine/domain/text/page-types.ts';
import { noCode, type PageCode } from '@vitrine/domain/code/page-code.ts';
import { tweaksOf } from '@vitrine/domain/content/content-settings.ts';
import type { PageDocument } from '@vitrine/domain/page/page-document.ts';
import { errorBody } from '@vitrine/contracts/errors.ts';
import { noticeMessage } from '@vitrine/contracts/notices.ts';
import { isSecure } from '../../../platform/http/request-host.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  type ContextObject,
  type HostData,
  type HostVariables,
  noHostData,
  type RenderedPart,
  type ThemeStylesheet,
} from '../../templates/index.ts';
import type { Site } from '../../websites/index.ts';
import { editedPart, findAt, findEdited, findPart, homeRequest } from '../lookup/find-page.ts';
import type { CollectionView, SitePart } from '../../content/index.ts';
import { findEditedPost } from '../lookup/item-page.ts';
import type { EditedPart, FoundPage, NothingFound, Redirected } from '../lookup/found-page.ts';
import { codeOfPage } from './code-of-page.ts';
import { showsFormWithCode } from './form-code.ts';
import { withAnnouncement } from './announcement.ts';
import { headElements, plainMeta } from './head.ts';
import { hostScripts } from './host-scripts.ts';
import { inlineStyles, type StyledPage } from './inline-styles.ts';
import { fieldsOf, loadHostData } from './load-host-data.ts';
import { siteContext, systemCollection } from './page-context.ts';
import { withPreviewPicture } from './preview-picture.ts';
import { renderDocuments } from './render-documents.ts';
import type { PageRequest } from '../lookup/route.ts';
import { notFoundContext } from './not-found-context.ts';
import { popupOn } from './popup.tsx';
import { storefrontFiles } from './storefront-files.ts';
import { type SiteStructure, structureOf } from '../lookup/structure.ts';
import { isStandIn, reportProblems, stylesheetOf, themeOf } from '../themes/themes.ts';

interface RenderedHtml extends RenderedPart {
  /** The stylesheet linked in its head; null for a part without a head. */
  readonly stylesheet: ThemeStylesheet | null;
  /** Whether code of owners is in it. */
  readonly hasCode: boolean;
}

/** A page before it is encoded. */
export type MadePage =
  | ({ readonly kind: 'page'; readonly status: 200 | 404 } & RenderedHtml)
  | { readonly kind: 'json'; readonly status: 200 | 404; readonly json: ContextObject }
  | Redirected
  | NothingFound;

/**
 * Renders the page at an address: route, context (one or two queries), template, HTML. Nothing is cached here. `withCode`
 * adds code of owners, `withPopup` the pop-up: only to what visitors get at the address itself.
 */
export async function makePage(
  platform: Platform,
  site: Site,
  request: PageRequest,
  { withCode = false, withPopup = false }: { readonly withCode?: boolean; readonly withPopup?: boolean } = {},
): Promise<MadePage> {
  const structure = await structureOf(platform, site);
  const found = await findAt(platform, site, structure, request);
  if (found.kind !== 'page') return found;
  const { notice } = request;
  const context: ContextObject =
    notice === null
      ? found.context
      : { ...found.context, notice: { code: notice, message: noticeMessage(notice, site.locale) } };
  if (request.format === 'quick-view') {
    const part = await renderPart(platform, site, context);
    return { kind: 'page', status: found.status, stylesheet: null, hasCode: false, ...part };
  }
  if (request.format === 'json') return { kind: 'json', status: found.status, json: context };
  const code = withCode ? await codeOfPage(platform, site, structure, found) : noCode;
  return {
    kind: 'page',
    status: found.status,
    ...(await renderFound(platform, site, structure, { ...found, context }, { code, withPopup })),
  };
}

/** A page with this document for the editor's canvas, whether or not visitors see it. Nothing is cached. */
export async function makeCanvas(
  platform: Platform,
  site: Site,
  collection: CollectionView,
  document: PageDocument,
): Promise<string> {
  const structure = await structureOf(platform, site);
  const found = await findEdited(platform, site, structure, collection, {
    document,
    mode: 'canvas',
  });
  return (await renderFound(platform, site, structure, found, { isCanvas: true })).html;
}

/**
 * A part of the website for the editor's canvas. The blocks of a field are shown where the theme has their place, on the
 * home page; a shared section, and a field that the theme does not have, by itself between header and footer.
 */
export async function makePartCanvas(
  platform: Platform,
  site: Site,
  part: SitePart,
  document: PageDocument,
): Promise<string> {
  const structure = await structureOf(platform, site);
  if (part.fieldId !== null) {
    const home = await findAt(platform, site, structure, homeRequest);
    if (home.kind === 'page') {
      const html = await renderDocuments(platform, site, structure, {
        documents: [editedPart(part, document)],
        month: null,
      });
      const page = await renderFound(platform, site, structure, home, {
        editedFields: new Map([[part.fieldId, html]]),
        isCanvas: true,
      });
      if (page.html.includes(html)) return page.html;
    }
  }
  const found = findPart(platform, site, part, document);
  return (await renderFound(platform, site, structure, found, { isCanvas: true })).html;
}

/** A post with this document for the editor's canvas, in the theme's page of a post. Null when the website has none such. */
export async function makePostCanvas(
  platform: Platform,
  site: Site,
  itemId: string,
  document: PageDocument,
): Promise<string | null> {
  const structure = await structureOf(platform, site);
  const edited = { document, mode: 'canvas' } as const;
  const found = await findEditedPost(platform, site, structure, { itemId, edited });
  if (found === null) return null;
  return (await renderFound(platform, site, structure, found, { isCanvas: true })).html;
}

/** A page of the host's own with this HTML as its content, between the theme's header and footer. */
export async function makeOwnPage(
  platform: Platform,
  site: Site,
  { title, html }: { readonly title: string; readonly html: string },
): Promise<string> {
  const structure = await structureOf(platform, site);
  const found = {
    templates: ['system/page'],
    context: { ...siteContext(platform, site), collection: systemCollection(title, '') },
    facts: plainMeta(`${title} — ${site.title}`),
    path: '',
    pageId: 'own-page',
    pageClasses: '',
    documents: [],
    month: null,
    status: 200,
  } as const;
  return (await renderFound(platform, site, structure, found, { content: html })).html;
}

/** The HTML of a document's blocks by themselves. */
export async function makeBlocks(platform: Platform, site: Site, document: PageDocument): Promise<string> {
  const structure = await structureOf(platform, site);
  const part = { ownerId: site.websiteId, document, anchor: null, show: null };
  return renderDocuments(platform, site, structure, { documents: [part], month: null });
}

/**
 * A page with these blocks for whoever has a link to its draft: as visitors would get it, but kept from search engines.
 * Nothing is cached. `bar` is HTML that stands at its end.
 */
export async function makePreview(
  platform: Platform,
  site: Site,
  collection: CollectionView,
  { bar, ...edited }: EditedPart & { readonly bar: string },
): Promise<StyledPage> {
  const structure = await structureOf(platform, site);
  const found = await findEdited(platform, site, structure, collection, edited);
  const facts = { ...found.facts, canonicalPath: null, structuredData: [], feeds: [] };
  const { html, stylesheet } = await renderFound(platform, site, structure, { ...found, facts });
  return inlineStyles(withBar(html, bar), stylesheet);
}

/** A page with HTML at its end. */
export function withBar(html: string, bar: string): string {
  // The last one: an earlier one may stand in a script or a comment.
  const end = html.lastIndexOf('</body');
  const at = end === -1 ? html.length : end;
  return html.slice(0, at) + bar + html.slice(at);
}

/** The page at addresses where nothing is: the owner's own, while visitors may see it, else the theme's. */
export async function makeNotFound(
  platform: Platform,
  site: Site,
  asJson: boolean,
): Promise<Exclude<MadePage, { kind: 'not-found' }>> {
  if (asJson)
    return { kind: 'json', status: 404, json: { ...errorBody({ code: 'NOT_FOUND' }, site.locale) } };
  const structure = await structureOf(platform, site);
  const found =
    (await findOwnNotFound(platform, site, structure)) ?? (await themesNotFound(platform, site, structure));
  return { kind: 'page', status: 404, ...(await renderFound(platform, site, structure, found)) };
}

const notFoundClasses = 'page-type-not-found page-type-100';

/** The page that the owner chose; null for none, and for one that is not published. Its own code does not run here. */
async function findOwnNotFound(
  platform: Platform,
  site: Site,
  structure: SiteStructure,
): Promise<FoundPage | null> {
  const page = structure.byId.get(site.settings.notFoundPageId ?? '');
  if (page?.kind !== 'page' || !page.enabled) return null;
  const found = await findEdited(platform, site, structure, page, null);
  // Not to be indexed, and no address of its own: it stands at many.
  const facts = { ...plainMeta(found.facts.title), description: found.facts.description };
  return {
    ...found,
    facts,
    path: '',
    pageClasses: `${found.pageClasses} ${notFoundClasses}`,
    status: 404,
  };
}

async function themesNotFound(platform: Platform, site: Site, structure: SiteStructure): Promise<FoundPage> {
  const { title } = pageTypesText(site.locale).notFound;
  return {
    templates: ['system/not-found'],
    context: {
      ...siteContext(platform, site),
      collection: systemCollection(title, ''),
      ...(await notFoundContext(platform, site, structure)),
    },
    facts: plainMeta(`${title} — ${site.title}`),
    path: '',
    pageId: 'not-found',
    pageClasses: notFoundClasses,
    documents: [],
    month: null,
    status: 404,
  };
}

/** Renderings of one page: the body of a query may contain further queries. */
const MAX_ROUNDS = 3;

async function renderFound(
  platform: Platform,
  site: Site,
  structure: SiteStructure,
  found: FoundPage,
  {
    editedFields = new Map(),
    code = noCode,
    content,
    isCanvas = false,
    withPopup = false,
  }: {
    /** Without what stands on the site for a time. */
    readonly isCanvas?: boolean;
    /** With the pop-up of the site at its end. */
    readonly withPopup?: boolean;
    /** HTML of block fields that is not what is stored. */
    readonly editedFields?: ReadonlyMap<string, string>;
    readonly code?: PageCode;
    /** HTML in place of the page's blocks. */
    readonly content?: string;
  } = {},
): Promise<RenderedHtml & { readonly stylesheet: ThemeStylesheet }> {
  const [theme, document, facts] = await Promise.all([
    themeOf(platform, site),
    content ?? renderDocuments(platform, site, structure, found),
    withPreviewPicture(platform, site, found),
  ]);
  const tweaks = tweaksOf(site.settings, theme.name);
  const files = storefrontFiles();
  const host: HostVariables = {
    path: found.path,
    title: found.facts.title,
    pageId: found.pageId,
    pageClasses: found.pageClasses,
    document,
    headers:
      headElements(platform, site, theme, files, facts) +
      hostScripts(theme, files.templateShim, found.context, tweaks) +
      onLines(code.header),
    footers: onLines(code.footer),
    navigations: structure.navigations,
    revision: site.revision,
    tweaks,
    ...(found.layout === undefined ? {} : { layout: found.layout }),
  };
  // Host tags report the data they need during rendering; it is loaded and the page rendered again. A page without
  // queries is rendered once.
  const own = ownFields(found, document);
  // The places that a theme names are known before, so that a page with a footer of blocks is rendered once too.
  const stored = await fieldsOf(platform, site, structure, [...theme.fields.keys()]);
  let data: HostData = { ...own, fields: new Map([...stored, ...own.fields, ...editedFields]) };
  for (let round = 1; ; round += 1) {
    const page = theme.renderPage(found.templates, found.context, { ...host, data }, platform.clock.now());
    if (page.needs === null || round === MAX_ROUNDS) {
      reportProblems(platform, theme, page.problems);
      const ranOutOfTime = page.ranOutOfTime || isStandIn(theme);
      const isPlain = isCanvas || found.layout === 'checkout';
      const place = {
        isHome: found.path === '/',
        pageId: collectionIdOf(found),
        now: platform.clock.now(),
      };
      const shown = isPlain ? page.html : withAnnouncement(platform, site, { html: page.html, ...place });
      const popup = withPopup && found.status === 200 ? await popupOn(platform, site, place) : '';
      const html = popup === '' ? shown : withBar(shown, popup);
      const hasCode = code.header !== '' || code.footer !== '' || showsFormWithCode(html);
      return { html, ranOutOfTime, hasCode, stylesheet: stylesheetOf(theme, site.settings) };
    }
    data = await loadHostData(platform, site, structure, found.context, data, page.needs);
  }
}

/** Code by itself, so that a sign at its end begins nothing with what follows. */
const onLines = (code: string): string => (code === '' ? '' : `\n${code}\n`);

/** The id of the page, or of the list whose entry it is; null for a page of the host's own. */
function collectionIdOf(found: FoundPage): string | null {
  const collection: unknown = found.context['collection'];
  if (typeof collection !== 'object' || collection === null || !('id' in collection)) return null;
  return String(collection.id);
}

/** Block field ids that mean the page's own blocks, as used by templates. */
function ownFields(found: FoundPage, document: string): HostData {
  if (document === '') return noHostData;
  const id = collectionIdOf(found) ?? '';
  const names = ['page', 'main', 'main-content', 'mainContent', 'page-content', 'pageContent', 'content'];
  return {
    ...noHostData,
    fields: new Map([...names, id, `page-${id}`].map((name) => [name, document])),
  };
}

/** An item in a quick view: no head, no layout. */
async function renderPart(platform: Platform, site: Site, context: ContextObject): Promise<RenderedPart> {
  const theme = await themeOf(platform, site);
  return theme.renderPart('system/quick-view', context, platform.clock.now());
}

/** The host's own pages, by the name of their template. */
export type SystemPageName =
  | 'cart'
  | 'checkout'
  | 'comment'
  | 'denied'
  | 'donate'
  | 'download'
  | 'error'
  | 'gift-card'
  | 'installments'
  | 'letters'
  | 'lock'
  | 'not-found'
  | 'order-confirmed'
  | 'order-received'
  | 'paywall'
  | 'protected'
  | 'purchase-refused'
  | 'order-status'
  | 'search'
  | 'sentence'
  | 'subscription'
  | 'unsubscribe';

/** Words of the checkout's header and footer. */
function frameWords(locale: Locale) {
  const text = checkoutPagesText(locale);
  return { secureText: text.secureCheckout, questionsText: text.questions };
}

/** Renders one of the host's own pages (cart, checkout, orders) in the site's theme. Nothing of it is cached. */
export async function renderSystemPage(
  platform: Platform,
  site: Site,
  input: {
    readonly name: SystemPageName;
    readonly title: string;
    /** Page type code. spec: site-platform 1 */
    readonly pageType: number;
    readonly context: Readonly<Record<string, unknown>>;
    /** Where it is; left out: at its name. */
    readonly path?: string;
    /** Set for payment pages: they use the checkout layout, with this link back in its header. */
    readonly checkout?: {
      readonly request: Parameters<typeof isSecure>[0];
      readonly back: { readonly url: string; readonly label: string };
    };
  },
): Promise<StyledPage> {
  const structure = await structureOf(platform, site);
  const path = input.path ?? `/${input.name}`;
  const { html, stylesheet } = await renderFound(platform, site, structure, {
    templates: [`system/${input.name}`],
    context: {
      ...siteContext(platform, site),
      collection: systemCollection(input.title, path),
      ...input.context,
      ...(input.checkout === undefined
        ? {}
        : {
            checkoutFrame: {
              back: input.checkout.back,
              ...frameWords(site.locale),
              isSecure: isSecure(input.checkout.request, platform.config),
            },
          }),
      pageType: input.pageType,
    },
    ...(input.checkout === undefined ? {} : { layout: 'checkout' as const }),
    facts: plainMeta(`${input.title} — ${site.title}`),
    path,
    pageId: input.name,
    pageClasses: `page-type-${input.name} page-type-${input.pageType}`,
    documents: [],
    month: null,
    status: 200,
  });
  return inlineStyles(html, stylesheet);
}
