import { isNoticeCode, type NoticeCode } from '@vitrine/contracts/notices.ts';
import type { ListFilter } from '../../content/index.ts';
import { MAX_REVIEW_PAGE } from '@vitrine/domain/review/review-limits.ts';
import { firstListOrder, isListOrder, type ListOrder } from '@vitrine/domain/product/list-order.ts';

/** Maximum page number of a list. */
const MAX_PAGE = 1000;

/** Formats of a page: themed HTML, its context as JSON, a quick view, or a feed. */
export const pageFormats = ['page', 'json', 'quick-view', 'rss', 'json-feed', 'ical'] as const;
export type PageFormat = (typeof pageFormats)[number];

/** A part of a product's reviews: a page, from 1, of all or of those with a number of stars. */
export interface ReviewsPart {
  readonly page: number;
  readonly stars: number | null;
}
export const firstReviews: ReviewsPart = { page: 1, stars: null };

/** A parsed page address. Unknown query parameters are ignored, so they never fill the cache. */
export interface PageRequest {
  readonly segments: readonly string[];
  /** 1 to MAX_PAGE. */
  readonly page: number;
  readonly format: PageFormat;
  /** Only product lists have a sort order; elsewhere the request is redirected to the address without it. */
  readonly order: ListOrder;
  /** The requested filter; lists only. */
  readonly filter: ListFilter | null;
  /** Why a form was refused; only error codes of the catalogue. */
  readonly notice: NoticeCode | null;
  /** Which reviews a product's page shows. */
  readonly reviews: ReviewsPart;
  /** The canonical address: path and allowed query, in a fixed order. */
  readonly canonical: string;
}

const decodable = (segment: string): string | null => {
  try {
    const text = decodeURIComponent(segment);
    return /[\p{Cc}/\\]/u.test(text) ? null : text;
  } catch {
    return null;
  }
};

/**
 * Normalises percent-encoding (RFC 3986, 6.2.2): otherwise every way to encode a page's name would be an address, and a
 * cache entry, of its own.
 */
function plainSpelling(path: string): string {
  return path.replace(/%[\da-f]{2}/gi, (escaped) => {
    const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escaped.toUpperCase();
  });
}

/** Parses an address; a redirect when it is not canonical; null when it cannot be a page. */
export function readAddress(url: string): PageRequest | { readonly redirect: string } | null {
  const question = url.indexOf('?');
  const path = question === -1 ? url : url.slice(0, question);
  const query = question === -1 ? '' : url.slice(question + 1);
  // Browsers treat a backslash as a slash, so a redirect with one could lead to another host.
  if (path.length > 500 || !path.startsWith('/') || path.includes('\\')) return null;
  if (path !== '/' && (path.endsWith('/') || path.includes('//'))) {
    // Built from its parts, so that `//example.com/` never leaves the site.
    const clean = `/${path.split('/').filter(Boolean).join('/')}`;
    return { redirect: clean + (query === '' ? '' : `?${query.slice(0, 500)}`) };
  }
  const plain = plainSpelling(path);
  if (plain !== path) return { redirect: plain + (query === '' ? '' : `?${query.slice(0, 500)}`) };
  const segments: string[] = [];
  for (const raw of path === '/' ? [] : path.slice(1).split('/')) {
    const segment = decodable(raw);
    if (segment === null) return null;
    segments.push(segment);
  }
  const parameters = new URLSearchParams(query);
  const pageText = parameters.get('page') ?? '1';
  const page = /^[1-9]\d{0,3}$/.test(pageText) ? Math.min(Number(pageText), MAX_PAGE) : 1;
  const requested = parameters.get('format');
  const format = pageFormats.find((one) => one === requested) ?? 'page';
  const sort = parameters.get('sort') ?? '';
  const order = isListOrder(sort) ? sort : firstListOrder;
  const filter = readFilter(parameters);
  const code = parameters.get('notice') ?? '';
  const notice = isNoticeCode(code) ? code : null;
  const reviews = readReviewsPart(parameters);
  return {
    segments,
    page,
    format,
    order,
    filter,
    notice,
    reviews,
    canonical: addressOf(path, { order, filter, page, format, notice, reviews }),
  };
}

/** A list has one filter at a time: the first of these that an address names. */
const filters = ['category', 'tag', 'author', 'month'] as const;

const ownParameters: ReadonlySet<string> = new Set([
  'page',
  'format',
  'sort',
  'notice',
  'reviews',
  'stars',
  ...filters,
]);

/** Whether pages read a parameter of this name; all others are foreign, such as those of campaigns. */
export function isOwnParameter(name: string): boolean {
  return ownParameters.has(name);
}

/** Maximum length of a tag in an address, characters. */
const MAX_NAME_LENGTH = 100;

function readReviewsPart(parameters: URLSearchParams): ReviewsPart {
  const pageText = parameters.get('reviews') ?? '1';
  const page = /^[1-9]\d{0,3}$/.test(pageText) ? Math.min(Number(pageText), MAX_REVIEW_PAGE) : 1;
  const starsText = parameters.get('stars') ?? '';
  return { page, stars: /^[1-5]$/.test(starsText) ? Number(starsText) : null };
}

function readFilter(parameters: URLSearchParams): ListFilter | null {
  for (const by of filters) {
    const value = parameters.get(by) ?? '';
    if (value === '' || value.length > MAX_NAME_LENGTH || /\p{Cc}/u.test(value)) continue;
    if (by !== 'month' || /^\d{4}-(0[1-9]|1[0-2])$/.test(value)) return { by, value };
  }
  return null;
}

/** The canonical address of a path with the given parameters; defaults are left out. */
export function addressOf(
  path: string,
  parts: Partial<Pick<PageRequest, 'order' | 'filter' | 'page' | 'format' | 'notice' | 'reviews'>>,
): string {
  const { order = firstListOrder, filter = null, page = 1, format = 'page', notice = null } = parts;
  const { reviews = firstReviews } = parts;
  const query = [
    ...(filter === null ? [] : [`${filter.by}=${encodeURIComponent(filter.value)}`]),
    ...(order === firstListOrder ? [] : [`sort=${order}`]),
    ...(page === 1 ? [] : [`page=${page}`]),
    ...(reviews.stars === null ? [] : [`stars=${reviews.stars}`]),
    ...(reviews.page === 1 ? [] : [`reviews=${reviews.page}`]),
    ...(format === 'page' ? [] : [`format=${format}`]),
    ...(notice === null ? [] : [`notice=${notice}`]),
  ];
  return path + (query.length === 0 ? '' : `?${query.join('&')}`);
}
