import { fail, type Result } from '@vitrine/domain/result.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { bumpRevision, lockWebsite, type Site } from '../../websites/index.ts';
import { lockPage, type StoredPage } from './repository.ts';

/** A page, and the revision of it that an owner has seen. */
export interface SeenPage {
  readonly id: string;
  readonly revision: number;
}

/**
 * Changes a page while nobody else changes the tree of its website. Refused when it has been changed since its owner saw
 * it.
 */
export function changePage<Value, Code extends string>(
  platform: Platform,
  { websiteId }: Site,
  seen: SeenPage,
  change: (tx: Queryable, page: StoredPage) => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code | 'CONTENT_NOT_FOUND' | 'STALE_REVISION'>> {
  return platform.db.transaction(
    async (tx): Promise<Result<Value, Code | 'CONTENT_NOT_FOUND' | 'STALE_REVISION'>> => {
      await lockWebsite(tx, websiteId);
      const page = await lockPage(tx, websiteId, seen.id);
      if (page === null) return fail('CONTENT_NOT_FOUND');
      if (page.revision !== seen.revision) return fail('STALE_REVISION');
      const changed = await change(tx, page);
      if (changed.ok) await bumpRevision(tx, websiteId);
      return changed;
    },
  );
}
