import { commentsText } from '../text/comments.ts';
import type { Locale } from '../text/locale.ts';
import { isEmail } from '../order/email.ts';
import { fillText } from '../text/fill-text.ts';
import { MAX_BODY, MAX_NAME } from './comment-limits.ts';
import { isBlank, visibleText } from './visible-text.ts';

/** A comment as typed. */
export interface TypedComment {
  readonly name: string;
  readonly email: string;
  readonly body: string;
}

/** Characters (code points), not UTF-16 code units. */
export function countCharacters(typed: string): number {
  return typed.length - (typed.match(/[\uD800-\uDBFF](?=[\uDC00-\uDFFF])/g)?.length ?? 0);
}

/**
 * Normalizes a comment for storing: trimmed, without invisible characters, with at most two line breaks in a row, the
 * email address in lower case.
 */
export function normalizeComment({ name, email, body }: TypedComment): TypedComment {
  return {
    name: visibleText(name).replaceAll(/\s+/g, ' ').trim(),
    email: email.trim().toLowerCase(),
    body: visibleText(body.replaceAll(/\r\n?/g, '\n'))
      .replaceAll(/\n(?:[^\S\n]*\n){2,}/g, '\n\n')
      .trim(),
  };
}

/** Errors of a normalized comment, by field; empty when it is valid. spec: site-platform 5 */
export function checkComment(
  { name, email, body }: TypedComment,
  locale: Locale,
): Readonly<Record<string, string>> {
  const text = commentsText(locale);
  const faults: Record<string, string> = {};
  if (isBlank(name)) faults['name'] = text.nameMissing;
  else if (countCharacters(name) > MAX_NAME) faults['name'] = text.limitExceeded;
  if (email !== '' && !isEmail(email)) {
    faults['email'] = fillText(text.emailInvalid, { email: text.emailExample });
  }
  if (isBlank(body)) faults['body'] = text.bodyMissing;
  else if (countCharacters(body) > MAX_BODY) faults['body'] = text.limitExceeded;
  return faults;
}
