import { and, eq, ne } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { listConnections } from './tables.ts';

/** Whether the audience of a website goes to an outside provider. */
export async function hasListProvider(db: Queryable, websiteId: string): Promise<boolean> {
  const rows = await db
    .select({ id: listConnections.id })
    .from(listConnections)
    .where(and(eq(listConnections.websiteId, websiteId), ne(listConnections.outsideListId, '')));
  return rows.length > 0;
}
