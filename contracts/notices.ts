import { backInStockFormText } from '@vitrine/domain/text/back-in-stock-form.ts';
import { commentsText } from '@vitrine/domain/text/comments.ts';
import type { Locale } from '@vitrine/domain/text/locale.ts';
import { sharingText } from '@vitrine/domain/text/sharing.ts';
import { type ErrorCode, errorCatalogue, errorMessage } from './errors.ts';

/** Success messages of forms posted without JavaScript. */
const doneNotices = {
  COMMENT_HELD: (locale: Locale) => commentsText(locale).held,
  COMMENT_POSTED: (locale: Locale) => commentsText(locale).posted,
  LIKED: (locale: Locale) => sharingText(locale).thanksForLiking,
  BACK_IN_STOCK_SIGNED_UP: (locale: Locale) => backInStockFormText(locale).confirmation,
} as const;

/** Values of `?notice=` in a URL: a failure of the catalogue, or a success. */
export type NoticeCode = ErrorCode | keyof typeof doneNotices;

export function isNoticeCode(code: string): code is NoticeCode {
  return Object.hasOwn(errorCatalogue, code) || Object.hasOwn(doneNotices, code);
}

/** The sentence of a notice. */
export function noticeMessage(code: NoticeCode, locale: Locale): string {
  return code in doneNotices
    ? doneNotices[code as keyof typeof doneNotices](locale)
    : errorMessage({ code: code as ErrorCode }, locale);
}
