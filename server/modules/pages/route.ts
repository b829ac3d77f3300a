import { isNoticeCode, type NoticeCode } from '@vitrine/contracts/notices.ts';
import type { ListFilter } from '../content/index.ts';
import { firstListOrder, isListOrder, type ListOrder } from '@vitrine/domain/product/list-order.ts';

/** Most pages of a list that are ever asked of the database. */
const MAX_PAGE = 1000;

/** How a page is answered: in the theme, as its context, as what a popup over a list shows, or for other programs. */
export const pageFormats = ['page', 'json', 'quick-view', 'rss', 'json-feed', 'ical'] as const;
export type PageFormat = (typeof pageFormats)[number];

/** What a page's address asks for. Query parameters we do not know are ignored, so they never fill the cache. */
export interface PageRequest {
  readonly segments: readonly string[];
  /** 1 to MAX_PAGE. */
  readonly page: number;
  readonly format: PageFormat;
  /** Only lists of products have an order; elsewhere a plainer address is redirected to. */
  readonly order: ListOrder;
  /** The part of a list that is asked for; only lists have parts. */
  readonly filter: ListFilter | null;
  /** Why a form came back; only codes of the catalogue. */
  readonly notice: NoticeCode | null;
  /** The one spelling of this address: path and allowed query, in a fixed order. */
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
 * What needs no escaping written out, and the rest escaped in capitals (RFC 3986, 6.2.2): otherwise one page would have
 * as many addresses, all of them kept, as there are ways to write its name.
 */
function plainSpelling(path: string): string {
  return path.replace(/%[\da-f]{2}/gi, (escaped) => {
    const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escaped.toUpperCase();
  });
}

/** Reads an address; a redirect when it is a second spelling of another; null when it is none of ours. */
export function readAddress(url: string): PageRequest | { readonly redirect: string } | null {
  const question = url.indexOf('?');
  const path = question === -1 ? url : url.slice(0, question);
  const query = question === -1 ? '' : url.slice(question + 1);
  // Browsers read a backslash as a slash, so a redirect with one could lead to another host.
  if (path.length > 500 || !path.startsWith('/') || path.includes('\\')) return null;
  if (path !== '/' && (path.endsWith('/') || path.includes('//'))) {
    // Built from its parts, so that `//example.com/` never leads away.
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
  const asked = parameters.get('format');
  const format = pageFormats.find((one) => one === asked) ?? 'page';
  const sort = parameters.get('sort') ?? '';
  const order = isListOrder(sort) ? sort : firstListOrder;
  const filter = readFilter(parameters);
  const code = parameters.get('notice') ?? '';
  const notice = isNoticeCode(code) ? code : null;
  return {
    segments,
    page,
    format,
    order,
    filter,
    notice,
    canonical: addressOf(path, { order, filter, page, format, notice }),
  };
}

/** A list shows one part at a time: the first of these that an address names. */
const filters = ['category', 'tag', 'author', 'month'] as const;

const ownParameters: ReadonlySet<string> = new Set(['page', 'format', 'sort', 'notice', ...filters]);

/** Whether pages read a parameter of this name; all others are somebody else's, such as those that count a campaign. */
export function isOwnParameter(name: string): boolean {
  return ownParameters.has(name);
}

/** Longest tag an address may name, characters. */
const LONGEST_NAME = 100;

function readFilter(parameters: URLSearchParams): ListFilter | null {
  for (const by of filters) {
    const value = parameters.get(by) ?? '';
    if (value === '' || value.length > LONGEST_NAME || /\p{Cc}/u.test(value)) continue;
    if (by !== 'month' || /^\d{4}-(0[1-9]|1[0-2])$/.test(value)) return { by, value };
  }
  return null;
}

/** The one spelling of a path with what a page may be asked; what is left out is the first of its kind. */
export function addressOf(
  path: string,
  asked: Partial<Pick<PageRequest, 'order' | 'filter' | 'page' | 'format' | 'notice'>>,
): string {
  const { order = firstListOrder, filter = null, page = 1, format = 'page', notice = null } = asked;
  const query = [
    ...(filter === null ? [] : [`${filter.by}=${encodeURIComponent(filter.value)}`]),
    ...(order === firstListOrder ? [] : [`sort=${order}`]),
    ...(page === 1 ? [] : [`page=${page}`]),
    ...(format === 'page' ? [] : [`format=${format}`]),
    ...(notice === null ? [] : [`notice=${notice}`]),
  ];
  return path + (query.length === 0 ? '' : `?${query.join('&')}`);
}
