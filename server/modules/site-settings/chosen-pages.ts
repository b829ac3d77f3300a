import { MAX_CHOSEN_PAGES } from '@vitrine/domain/site/announcement.ts';
import type { Platform } from '../../platform/platform.ts';
import { listCollections } from '../content/index.ts';

/** Those of the chosen pages and lists that the website does not have, or has in its bin. */
export async function unknownPages(
  platform: Platform,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const known = new Set((await listCollections(platform, websiteId)).map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}

/**
 * The ids to store where an owner chooses pages: with those stored before that they are not shown, since what is in the
 * bin may be restored. Null for an id that the website neither has nor has stored.
 */
export async function choosePages(
  platform: Platform,
  websiteId: string,
  { wanted, stored }: { readonly wanted: readonly string[]; readonly stored: readonly string[] },
): Promise<string[] | null> {
  const unknown = new Set(await unknownPages(platform, websiteId, [...wanted, ...stored]));
  if (wanted.some((id) => unknown.has(id) && !stored.includes(id))) return null;
  const hidden = stored.filter((id) => unknown.has(id));
  return [...new Set([...wanted, ...hidden])].slice(0, MAX_CHOSEN_PAGES);
}
