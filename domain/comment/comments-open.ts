import { commentsText } from '../text/comments.ts';
import { type Locale, plural } from '../text/locale.ts';
import type { ContentSettings } from '../content/content-settings.ts';
import { fillText } from '../text/fill-text.ts';

const DAY = 86_400_000;
/** Record type code of products, which have reviews instead. */
const STORE_ITEM = 11;

/** What decides whether an item's comments are open. */
export interface CommentedItem {
  readonly recordType: number;
  /** 1 when open. */
  readonly commentState: number;
  readonly publicCommentCount: number;
  /** Milliseconds since the epoch. */
  readonly publishOn: number;
}
type CommentSettings = Pick<ContentSettings, 'commentsEnabled' | 'commentsCloseAfterDays'>;

/**
 * Whether visitors may comment: 'open'; 'closed' when there are comments to read; 'off' when there is nothing to show.
 * The site's switch overrides everything. spec: site-platform 4
 */
export function commentsOf(
  item: CommentedItem,
  settings: CommentSettings,
  now: number,
): 'open' | 'closed' | 'off' {
  if (!settings.commentsEnabled || item.recordType === STORE_ITEM) return 'off';
  const days = settings.commentsCloseAfterDays;
  const isLate = days > 0 && now >= item.publishOn + days * DAY;
  if (item.commentState === 1 && !isLate) return 'open';
  return item.publicCommentCount > 0 ? 'closed' : 'off';
}

/** 'No Comments', '1 Comment', 'N Comments'. spec: site-platform 8 */
export function commentCountText(count: number, locale: Locale): string {
  const text = commentsText(locale);
  if (count === 0) return text.noComments;
  return fillText(plural(locale, count, text.commentCount), { n: count });
}
