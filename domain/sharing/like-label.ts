import { sharingText } from '../text/sharing.ts';
import { type Locale, plural } from '../text/locale.ts';
import { fillText } from '../text/fill-text.ts';

/** The like button's accessible name. */
export function likeLabel(title: string, count: number, isLiked: boolean, locale: Locale): string {
  const text = sharingText(locale);
  const spoken = fillText(isLiked ? text.likedSpoken : text.likeSpoken, { title });
  const counted = fillText(plural(locale, count, text.likeCount), { n: count });
  return `${spoken}, ${counted}`;
}
