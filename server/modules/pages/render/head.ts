import { commerceSettingsOf } from '@vitrine/domain/store/commerce-settings.ts';
import { escapeHtml } from '@vitrine/domain/text/escape-html.ts';
import { perRevision } from '../../../platform/per-revision.ts';
import type { Platform } from '../../../platform/platform.ts';
import { scriptJson } from '../../templates/index.ts';
import type { Theme, ThemeStylesheet } from '../../templates/index.ts';
import { stylesheetOf } from '../themes/themes.ts';
import type { Site } from '../../websites/index.ts';
import { iconUrl } from './icon-url.ts';
import type { StorefrontFiles } from './storefront-files.ts';

/** What a page says of itself to search engines and link previews. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** Path with allowed query; null on pages that are not to be indexed. */
  readonly canonicalPath: string | null;
  readonly ogType: 'website' | 'product' | 'article';
  /** Path of the page's preview picture. */
  readonly imagePath: string | null;
  readonly imageAlt: string;
  readonly structuredData: readonly object[];
  /** The same list as a feed. */
  readonly feeds: readonly FeedLink[];
}

export interface FeedLink {
  readonly title: string;
  readonly contentType: string;
  readonly path: string;
}

/** Facts of a page that is not to be indexed. */
export function plainMeta(title: string): PageMeta {
  return {
    title,
    description: '',
    canonicalPath: null,
    ogType: 'website',
    imagePath: null,
    imageAlt: '',
    structuredData: [],
    feeds: [],
  };
}

const meta = (name: string, content: string): string =>
  content === '' ? '' : `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string): string =>
  content === '' ? '' : `<meta property="${name}" content="${escapeHtml(content)}">`;

/** The boot script, and the website that analytics count for. */
function bootScript(site: Site, theme: Theme, url: string): string {
  const { adPixelUrl } = commerceSettingsOf(site.settings);
  const pixel = adPixelUrl === null ? '' : ` data-pixel="${escapeHtml(adPixelUrl)}"`;
  return `<script type="module" src="${url}" data-website="${site.websiteId}"${pixel}${theme.isForeign ? ' data-reveal' : ''}></script>`;
}

/** The stylesheet link of a page's head; replaced by the critical CSS where that is possible. */
export const stylesheetLink = (url: string): string => `<link rel="stylesheet" href="${url}">`;

/** The head elements that are the same on every page of a site. */
interface CommonHead {
  readonly theme: Theme;
  readonly boot: string | null;
  readonly stylesheet: ThemeStylesheet;
  readonly charset: string;
  readonly styles: string;
  readonly siteName: string;
  readonly script: string;
}
const commonHeads = perRevision((): { latest: CommonHead | null } => ({ latest: null }));

function commonHead(platform: Platform, site: Site, theme: Theme, files: StorefrontFiles): CommonHead {
  const boot = files.boot[site.locale];
  const cache = commonHeads(platform, site);
  const stylesheet = stylesheetOf(theme, site.settings);
  const known = cache.latest;
  // A preview of a theme has a theme and styles of its own.
  if (known?.theme === theme && known.boot === boot && known.stylesheet === stylesheet) return known;
  const made: CommonHead = {
    theme,
    boot,
    stylesheet,
    charset: [
      theme.writes('charset') ? '' : '<meta charset="utf-8">',
      theme.writes('viewport') ? '' : '<meta name="viewport" content="width=device-width, initial-scale=1">',
      site.icon !== null
        ? `<link rel="icon" href="${escapeHtml(iconUrl(site.icon))}">`
        : theme.writes('icon')
          ? ''
          : '<link rel="icon" href="/favicon.ico">',
    ].join(''),
    styles: [
      stylesheetLink(stylesheet.url),
      ...theme.preloads.map(
        (url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`,
      ),
    ].join(''),
    siteName: property('og:site_name', site.title),
    script: boot === null ? '' : bootScript(site, theme, boot),
  };
  cache.latest = made;
  return made;
}

/** The elements the host adds to the head of every page. */
export function headElements(
  platform: Platform,
  site: Site,
  theme: Theme,
  files: StorefrontFiles,
  facts: PageMeta,
): string {
  const canonical = facts.canonicalPath === null ? '' : site.origin + facts.canonicalPath;
  const image = facts.imagePath === null ? '' : site.origin + facts.imagePath;
  const common = commonHead(platform, site, theme, files);
  return [
    common.charset,
    theme.writes('title') ? '' : `<title>${escapeHtml(facts.title)}</title>`,
    common.styles,
    meta('description', facts.description),
    canonical === '' ? meta('robots', 'noindex') : `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...facts.feeds.map(
      ({ title, contentType, path }) =>
        `<link rel="alternate" type="${contentType}" title="${escapeHtml(title)}" href="${escapeHtml(path)}">`,
    ),
    common.siteName,
    property('og:title', facts.title),
    property('og:description', facts.description),
    property('og:type', facts.ogType),
    property('og:url', canonical),
    property('og:image', image),
    image === '' ? '' : property('og:image:alt', facts.imageAlt),
    meta('twitter:card', image === '' ? 'summary' : 'summary_large_image'),
    meta('twitter:title', facts.title),
    meta('twitter:description', facts.description),
    meta('twitter:image', image),
    ...facts.structuredData.map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`),
    common.script,
  ].join('');
}
