import type { Platform } from '../../../platform/platform.ts';
import { selectPart, type SitePart } from './repository.ts';

export type { SitePart };

/** A shared section or block field of a website; null when it has no such part. */
export function getPart(
  platform: Pick<Platform, 'db'>,
  websiteId: string,
  id: string,
): Promise<SitePart | null> {
  return selectPart(platform.db, websiteId, id);
}
