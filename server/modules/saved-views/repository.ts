import type { SavedView } from '@vitrine/domain/list/saved-views.ts';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { savedViews } from './tables.ts';

/** Whose views of which list. */
export interface ViewsOf {
  readonly websiteId: string;
  readonly accountId: string;
  readonly list: string;
}

const ofOwner = ({ websiteId, accountId, list }: ViewsOf) =>
  and(eq(savedViews.websiteId, websiteId), eq(savedViews.accountId, accountId), eq(savedViews.list, list));

export async function readViews(db: Queryable, of: ViewsOf): Promise<readonly SavedView[]> {
  const [row] = await db.select({ views: savedViews.views }).from(savedViews).where(ofOwner(of));
  return row?.views ?? [];
}

/** The same, locked until the caller's transaction ends; the row is created when it is missing. */
export async function lockViews(tx: Queryable, of: ViewsOf): Promise<readonly SavedView[]> {
  await tx.insert(savedViews).values(of).onConflictDoNothing();
  const [row] = await tx
    .select({ views: savedViews.views })
    .from(savedViews)
    .where(ofOwner(of))
    .for('update');
  return row?.views ?? [];
}

export async function writeViews(tx: Queryable, of: ViewsOf, views: readonly SavedView[]): Promise<void> {
  await tx.update(savedViews).set({ views }).where(ofOwner(of));
}
