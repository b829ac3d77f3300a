import type { ItemView } from '@vitrine/contracts/content.ts';
import { toDecimal } from '@vitrine/domain/money/format-money.ts';
import { commerceSettingsOf } from '@vitrine/domain/store/commerce-settings.ts';
import { unitPrice } from '@vitrine/domain/product/product-rules.ts';
import { escapeHtml, scriptJson } from '../templates/index.ts';
import type { Theme } from '../templates/index.ts';
import type { Site } from '../websites/index.ts';
import type { StorefrontFiles } from './storefront-files.ts';

/** What search engines and link previews are told of a page. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  /** Path with allowed query; null on pages that are nobody's to index. */
  readonly canonicalPath: string | null;
  readonly ogType: 'website' | 'product' | 'article';
  /** Path of the picture that stands for the page. */
  readonly imagePath: string | null;
  readonly imageAlt: string;
  readonly structuredData: readonly object[];
}

/** Facts of a page that is nobody's to index. */
export function plainFacts(title: string): PageFacts {
  return {
    title,
    description: '',
    canonicalPath: null,
    ogType: 'website',
    imagePath: null,
    imageAlt: '',
    structuredData: [],
  };
}

/** Text of HTML, cut at a word, for descriptions. */
export function plainText(html: string, length: number): string {
  const text = html
    .slice(0, 5000)
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&(nbsp|amp|lt|gt|quot|#39);/g, (_whole, name: string) => named[name] ?? ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (text.length <= length) return text;
  const cut = text.lastIndexOf(' ', length);
  return `${text.slice(0, cut <= 0 ? length : cut)}…`;
}
const named: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
};

const meta = (name: string, content: string): string =>
  content === '' ? '' : `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string): string =>
  content === '' ? '' : `<meta property="${name}" content="${escapeHtml(content)}">`;

/** The one script of every page, and whom it counts for. */
function bootScript(site: Site, url: string): string {
  const { adPixelUrl } = commerceSettingsOf(site.settings);
  const pixel = adPixelUrl === null ? '' : ` data-pixel="${escapeHtml(adPixelUrl)}"`;
  return `<script type="module" src="${url}" data-website="${site.websiteId}"${pixel}></script>`;
}

/** The elements the host adds to the head of every page. */
export function headElements(site: Site, theme: Theme, files: StorefrontFiles, facts: PageFacts): string {
  const canonical = facts.canonicalPath === null ? '' : site.origin + facts.canonicalPath;
  const image = facts.imagePath === null ? '' : site.origin + facts.imagePath;
  return [
    theme.writes('charset') ? '' : '<meta charset="utf-8">',
    theme.writes('viewport') ? '' : '<meta name="viewport" content="width=device-width, initial-scale=1">',
    theme.writes('title') ? '' : `<title>${escapeHtml(facts.title)}</title>`,
    `<link rel="stylesheet" href="${theme.stylesheet.url}">`,
    ...theme.preloads.map(
      (url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`,
    ),
    meta('description', facts.description),
    canonical === '' ? meta('robots', 'noindex') : `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    property('og:site_name', site.title),
    property('og:title', facts.title),
    property('og:description', facts.description),
    property('og:type', facts.ogType),
    property('og:url', canonical),
    property('og:image', image),
    image === '' ? '' : property('og:image:alt', facts.imageAlt),
    meta('twitter:card', image === '' ? 'summary' : 'summary_large_image'),
    ...facts.structuredData.map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`),
    files.boot === null ? '' : bootScript(site, files.boot),
  ].join('');
}

/** schema.org's description of a product; `rating` is what it says of its reviews. */
export function productData(site: Site, item: ItemView, rating: object): object[] {
  const { product } = item;
  if (product === null || product.variants.length === 0) return [];
  const { currency } = site.settings.store;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: item.title,
      description: plainText(item.excerpt === '' ? item.body : item.excerpt, 500),
      image: item.images.slice(0, 6).map((picture) => site.origin + picture.assetUrl),
      url: site.origin + item.fullUrl,
      ...rating,
      offers: product.variants.slice(0, 100).map((variant) => ({
        '@type': 'Offer',
        sku: variant.sku,
        price: toDecimal({ minor: unitPrice(variant), currency }),
        priceCurrency: currency,
        availability: `https://schema.org/${variant.unlimited || variant.qtyInStock > 0 ? 'InStock' : 'OutOfStock'}`,
        url: site.origin + item.fullUrl,
      })),
    },
  ];
}

/** schema.org's description of an event. */
export function eventData(site: Site, item: ItemView): object[] {
  if (item.startDate === null) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: item.title,
      startDate: new Date(item.startDate).toISOString(),
      ...(item.endDate === null ? {} : { endDate: new Date(item.endDate).toISOString() }),
      ...(item.location === null
        ? {}
        : {
            location: {
              '@type': 'Place',
              address: [item.location.addressLine1, item.location.addressLine2, item.location.addressCountry]
                .filter(Boolean)
                .join(', '),
            },
          }),
      url: site.origin + item.fullUrl,
    },
  ];
}
