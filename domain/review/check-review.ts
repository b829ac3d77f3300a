import { isBlank, visibleText } from '../comment/visible-text.ts';
import { countCharacters } from '../comment/check-comment.ts';
import { fillText } from '../text/fill-text.ts';
import type { Locale } from '../text/locale.ts';
import { reviewsText } from '../text/reviews.ts';
import { MAX_REVIEW_BODY, MAX_REVIEW_NAME, MAX_REVIEW_TITLE } from './review-limits.ts';

/** A review as typed: everything is text. */
export interface TypedReview {
  readonly stars: string;
  readonly title: string;
  readonly body: string;
  readonly name: string;
}

/** Stars of a text, 1 to 5; null for anything else, also for halves. */
export function readStars(text: string): number | null {
  const plain = text.trim();
  return /^[1-5](?:\.0+)?$/.test(plain) ? Number(plain) : null;
}

const oneLine = (text: string): string => visibleText(text).replaceAll(/\s+/g, ' ').trim();

/** Normalizes a review for storing: trimmed, without invisible characters, at most two line breaks in a row. */
export function normalizeReview({ stars, title, body, name }: TypedReview): TypedReview {
  return {
    stars: stars.trim(),
    title: oneLine(title),
    name: oneLine(name),
    body: visibleText(body.replaceAll(/\r\n?/g, '\n'))
      .replaceAll(/\n(?:[^\S\n]*\n){2,}/g, '\n\n')
      .trim(),
  };
}

/** Errors of a normalized review, by field; empty when it is valid. */
export function checkReview(
  { stars, title, body, name }: TypedReview,
  locale: Locale,
): Readonly<Record<string, string>> {
  const text = reviewsText(locale);
  const tooLong = (most: number): string => fillText(text.tooLong, { most });
  const faults: Record<string, string> = {};
  if (readStars(stars) === null) faults['stars'] = text.starsMissing;
  if (countCharacters(title) > MAX_REVIEW_TITLE) faults['title'] = tooLong(MAX_REVIEW_TITLE);
  if (isBlank(body)) faults['body'] = text.bodyMissing;
  else if (countCharacters(body) > MAX_REVIEW_BODY) faults['body'] = tooLong(MAX_REVIEW_BODY);
  if (isBlank(name)) faults['name'] = text.nameMissing;
  else if (countCharacters(name) > MAX_REVIEW_NAME) faults['name'] = tooLong(MAX_REVIEW_NAME);
  return faults;
}

/** The name a buyer is shown by unless they choose another one: `Ada B.` */
export function shownName(firstName: string, lastName: string): string {
  const [initial = ''] = lastName.trim();
  return oneLine(`${firstName} ${initial === '' ? '' : `${initial.toUpperCase()}.`}`);
}
