import type { Platform } from '../../platform/platform.ts';
import { listCollections } from '../content/index.ts';

/** Those of the chosen pages and lists that the website does not have, or no longer has. */
export async function unknownPages(
  platform: Platform,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const known = new Set((await listCollections(platform, websiteId)).map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}
