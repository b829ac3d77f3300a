import { itemKinds, type CollectionKind } from '@vitrine/domain/content/content.ts';
import { freeUrlId } from '@vitrine/domain/content/url-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { reservedNames } from '../reserved-paths.ts';

/** Characters that a number behind an address leaves of it. */
const MOST_KEPT = 190;

/** The url id `wanted`, with a number behind it where a page has it already or the product uses it itself. */
export function freePageUrlId(
  platform: Platform,
  pages: readonly { readonly urlId: string }[],
  kind: CollectionKind,
  wanted: string,
): string {
  const { whole, below } = reservedNames(platform);
  const isReserved =
    whole.has(wanted.toLowerCase()) || (itemKinds.has(kind) && below.has(wanted.toLowerCase()));
  const taken = new Set(pages.map(({ urlId }) => urlId));
  if (!isReserved && !taken.has(wanted)) return wanted;
  const cut = wanted.slice(0, MOST_KEPT);
  return freeUrlId(cut, taken.add(cut));
}
