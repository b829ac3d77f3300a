import { pageTypesText } from '@vitrine/domain/text/page-types.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { StyledPage } from './inline-styles.ts';
import type { Site } from '../../websites/index.ts';
import { renderSystemPage, type SystemPageName } from './render-page.ts';

/** A kind of page by its code. spec: site-platform 2 */
export interface PageType {
  readonly code: number;
  readonly name: string;
  /** Its theme template, `system/<template>`; null for content, whose collection has its own. */
  readonly template: SystemPageName | null;
  readonly status: number;
  /** Which words of the catalogue a message page has; null where another module renders the page. */
  readonly words: keyof ReturnType<typeof pageTypesText> | null;
}

const type = (
  code: number,
  name: string,
  template: SystemPageName | null,
  words: PageType['words'] = null,
  status = 200,
): PageType => ({ code, name, template, words, status });

/** Every page type with a code, its template and its status. The codes of a main page and a splash are not public. */
export const pageTypes: readonly PageType[] = [
  type(50, 'content item', null),
  type(100, 'not found', 'not-found', 'notFound', 404),
  type(101, 'error', 'error', 'errorPage', 500),
  type(102, 'search', 'search'),
  type(103, 'lock screen', 'lock', 'lock', 401),
  type(104, 'popup overlay', 'sentence', 'popup'),
  type(105, 'protected content', 'protected', 'protectedContent', 401),
  type(106, 'member area denied', 'denied', 'denied', 403),
  type(107, 'paywall', 'paywall', 'paywall', 402),
  type(200, 'show cart', 'cart'),
  type(201, 'checkout', 'checkout'),
  type(202, 'order confirmed', 'order-confirmed'),
  type(203, 'donate', 'donate'),
  type(204, 'contribution confirmed', 'order-confirmed'),
  type(205, 'cart v2', 'cart'),
  type(206, 'subscription confirmed', 'order-confirmed'),
  type(207, 'order received', 'order-received'),
  type(208, 'membership confirmed', 'order-confirmed'),
  type(209, 'reviews request', 'sentence'),
  type(210, 'digital product composer preview', 'download'),
  type(211, 'order status', 'order-status'),
  type(300, 'newsletter unsubscribe', 'unsubscribe', 'unsubscribed'),
  type(301, 'commerce email preview', 'sentence', 'mailPreview'),
  type(400, 'sso page', 'sentence', 'singleSignOn'),
];

/** Overrides of a message page's texts; `formHtml` is rendered by the host. */
export interface PageTypeWords {
  readonly title?: string;
  readonly sentence?: string;
  readonly formHtml?: string;
}

/**
 * Renders a message page by its code in the site's theme. `overrides` replaces its words and may add a form below
 * (`formHtml`, made by the host). Null for a code that another module renders.
 */
export async function renderPageType(
  platform: Platform,
  site: Site,
  code: number,
  overrides: PageTypeWords = {},
): Promise<(StyledPage & { readonly status: number }) | null> {
  const found = pageTypes.find((one) => one.code === code);
  if (found === undefined || found.template === null || found.words === null) return null;
  const { title, sentence } = { ...pageTypesText(site.locale)[found.words], ...overrides };
  const words = { title, sentence, formHtml: overrides.formHtml ?? '' };
  const contexts: Partial<Record<SystemPageName, Readonly<Record<string, unknown>>>> = {
    'not-found': { notFound: { title, sentence } },
    sentence: { sentence: { title, text: sentence } },
  };
  const context = contexts[found.template] ?? words;
  const page = await renderSystemPage(platform, site, {
    name: found.template,
    title,
    pageType: code,
    context,
  });
  return { status: found.status, ...page };
}
