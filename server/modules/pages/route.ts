import { errorCatalogue, type ErrorCode } from '@vitrine/contracts/errors.ts';

/** Most pages of a list that are ever asked of the database. */
export const MAX_PAGE = 1000;

/** What a page's address asks for. Query parameters we do not know are ignored, so they never fill the cache. */
export interface PageRequest {
  readonly segments: readonly string[];
  /** 1 to MAX_PAGE. */
  readonly page: number;
  readonly asJson: boolean;
  /** Why a form came back; only codes of the catalogue. */
  readonly notice: ErrorCode | null;
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
  const asJson = parameters.get('format') === 'json';
  const code = parameters.get('notice') ?? '';
  const notice = Object.hasOwn(errorCatalogue, code) ? (code as ErrorCode) : null;
  const allowed = [
    ...(page === 1 ? [] : [`page=${page}`]),
    ...(asJson ? ['format=json'] : []),
    ...(notice === null ? [] : [`notice=${notice}`]),
  ];
  return {
    segments,
    page,
    asJson,
    notice,
    canonical: path + (allowed.length === 0 ? '' : `?${allowed.join('&')}`),
  };
}
