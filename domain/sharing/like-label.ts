import * as text from '../text/en/sharing.ts';
import { fillText } from '../text/fill-text.ts';

/** What a screen reader says of the like button. */
export function likeLabel(title: string, count: number, isLiked: boolean): string {
  const spoken = fillText(isLiked ? text.likedSpoken : text.likeSpoken, { title });
  const counted = count === 1 ? text.likeCountOne : fillText(text.likeCountMany, { n: count });
  return `${spoken}, ${counted}`;
}
