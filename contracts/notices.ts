import { held, posted } from '@vitrine/domain/text/en/comments.ts';
import { thanksForLiking } from '@vitrine/domain/text/en/sharing.ts';
import { confirmation } from '@vitrine/domain/text/en/back-in-stock-form.ts';
import { type ErrorCode, errorCatalogue } from './errors.ts';

/** Success messages of forms posted without JavaScript. */
const doneNotices = {
  COMMENT_HELD: held,
  COMMENT_POSTED: posted,
  LIKED: thanksForLiking,
  BACK_IN_STOCK_SIGNED_UP: confirmation,
} as const;

/** Values of `?notice=` in a URL: a failure of the catalogue, or a success. */
export type NoticeCode = ErrorCode | keyof typeof doneNotices;

export function isNoticeCode(code: string): code is NoticeCode {
  return Object.hasOwn(errorCatalogue, code) || Object.hasOwn(doneNotices, code);
}

/** The sentence of a notice. */
export function noticeMessage(code: NoticeCode): string {
  return code in doneNotices
    ? doneNotices[code as keyof typeof doneNotices]
    : errorCatalogue[code as ErrorCode].message;
}
