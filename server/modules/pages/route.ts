import { isNoticeCode, type NoticeCode } from '@vitrine/contracts/notices.ts';
import { firstListOrder, isListOrder, type ListOrder } from '@vitrine/domain/product/list-order.ts';

/** Most pages of a list that are ever asked of the database. */
export const MAX_PAGE = 1000;

/** What a page's address asks for. Query parameters we do not know are ignored, so they never fill the cache. */
export interface PageRequest {
  readonly segments: readonly string[];
  /** 1 to MAX_PAGE. */
  readonly page: number;
  /** How the page is answered: in the theme, as its context, or as what a popup over a list shows. */
  readonly format: 'page' | 'json' | 'quick-view';
  /** Only lists of products have an order and a tag; elsewhere a plainer address is redirected to. */
  readonly order: ListOrder;
  readonly tag: string | null;
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
  const format = asked === 'json' || asked === 'quick-view' ? asked : 'page';
  const sort = parameters.get('sort') ?? '';
  const order = isListOrder(sort) ? sort : firstListOrder;
  const tag = readTag(parameters.get('tag') ?? '');
  const code = parameters.get('notice') ?? '';
  const notice = isNoticeCode(code) ? code : null;
  return {
    segments,
    page,
    format,
    order,
    tag,
    notice,
    canonical: addressOf(path, { order, tag, page, format, notice }),
  };
}

/** Longest tag an address may name, characters. */
const LONGEST_TAG = 100;

function readTag(text: string): string | null {
  return text === '' || text.length > LONGEST_TAG || /\p{Cc}/u.test(text) ? null : text;
}

/** The one spelling of a path with what a page may be asked; what is left out is the first of its kind. */
export function addressOf(
  path: string,
  asked: Partial<Pick<PageRequest, 'order' | 'tag' | 'page' | 'format' | 'notice'>>,
): string {
  const { order = firstListOrder, tag = null, page = 1, format = 'page', notice = null } = asked;
  const query = [
    ...(tag === null ? [] : [`tag=${encodeURIComponent(tag)}`]),
    ...(order === firstListOrder ? [] : [`sort=${order}`]),
    ...(page === 1 ? [] : [`page=${page}`]),
    ...(format === 'page' ? [] : [`format=${format}`]),
    ...(notice === null ? [] : [`notice=${notice}`]),
  ];
  return path + (query.length === 0 ? '' : `?${query.join('&')}`);
}
