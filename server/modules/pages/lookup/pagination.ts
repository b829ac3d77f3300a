import { productListText } from '@vitrine/domain/text/product-list.ts';
import type { Locale } from '@vitrine/domain/text/locale.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { ContextObject } from '../../templates/index.ts';

/** Numbered page links on either side of the current page. */
const NEIGHBOURS = 1;

/** Links to the other pages of a list; `urlOf` returns the address of a page by its number, from 1. */
export function pagination(
  urlOf: (page: number) => string,
  page: number,
  total: number,
  pageSize: number,
  locale: Locale,
): ContextObject {
  const text = productListText(locale);
  const last = Math.max(1, Math.ceil(total / pageSize));
  const numbers = [...new Set([1, last, ...around(page)])].filter((one) => one >= 1 && one <= last);
  return {
    page,
    pageCount: last,
    pageSize,
    totalItems: total,
    pagesLabel: text.pagesLabel,
    pages: numbers
      .toSorted((a, b) => a - b)
      .map((number, at, all) => ({
        number,
        label: fillText(text.pageNumber, { n: number }),
        url: urlOf(number),
        active: number === page,
        afterGap: at > 0 && number - (all[at - 1] ?? number) > 1,
      })),
    ...(page > 1 ? { prevPage: true, prevPageUrl: urlOf(page - 1), prevText: text.previousPage } : {}),
    ...(page < last ? { nextPage: true, nextPageUrl: urlOf(page + 1), nextText: text.nextPage } : {}),
  };
}

function around(page: number): number[] {
  return Array.from({ length: 2 * NEIGHBOURS + 1 }, (_, at) => page - NEIGHBOURS + at);
}
