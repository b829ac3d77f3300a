import { COUNT_LIMIT } from '@vitrine/contracts/list-limits.ts';
import { SHOWN_REFUSED } from '@vitrine/contracts/list-providers.ts';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import { listChanges, listConnections } from './tables.ts';

export type ConnectionRow = typeof listConnections.$inferSelect;
type ChangeRow = typeof listChanges.$inferSelect;

const byId = ({ websiteId, id }: Pick<ConnectionRow, 'websiteId' | 'id'>) =>
  and(eq(listConnections.websiteId, websiteId), eq(listConnections.id, id));
const changesOf = ({ websiteId, id }: Pick<ConnectionRow, 'websiteId' | 'id'>) =>
  and(eq(listChanges.websiteId, websiteId), eq(listChanges.connectionId, id));

/** The provider of a website; with `lock` until the transaction ends. Null where it has none. */
export async function findConnection(
  db: Queryable,
  websiteId: string,
  options: { readonly lock?: boolean } = {},
): Promise<ConnectionRow | null> {
  const query = db.select().from(listConnections).where(eq(listConnections.websiteId, websiteId));
  const [row] = options.lock === true ? await query.for('update') : await query;
  return row ?? null;
}

/** Adds a connection. False when the website has one already. */
export async function insertConnection(
  tx: Queryable,
  row: typeof listConnections.$inferInsert,
): Promise<boolean> {
  const added = await tx.insert(listConnections).values(row).onConflictDoNothing();
  return added.rowCount === 1;
}

export async function updateConnection(
  tx: Queryable,
  row: ConnectionRow,
  change: Partial<Omit<ConnectionRow, 'websiteId' | 'id'>>,
): Promise<void> {
  await tx.update(listConnections).set(change).where(byId(row));
}

/** Deletes a connection with its key and everything that waits. */
export async function deleteConnection(tx: Queryable, row: ConnectionRow): Promise<void> {
  await tx.delete(listConnections).where(byId(row));
  await tx.delete(listChanges).where(changesOf(row));
}

/** What waits for another list than this one is not sent any more; erasures are, to the list they are of. */
export async function dropChangesOfOtherLists(
  tx: Queryable,
  row: ConnectionRow,
  outsideListId: string,
): Promise<void> {
  await tx
    .delete(listChanges)
    .where(and(changesOf(row), ne(listChanges.outsideListId, outsideListId), eq(listChanges.erases, false)));
  // Whoever signed up again since then belongs to the new list.
  await tx
    .update(listChanges)
    .set({ joins: false })
    .where(and(changesOf(row), ne(listChanges.outsideListId, outsideListId)));
}

/** Everything that waits or was refused is due now. */
export async function makeChangesDue(tx: Queryable, row: ConnectionRow): Promise<void> {
  await tx
    .update(listChanges)
    .set({ state: 'waiting', attempts: 0, nextOn: null, words: '' })
    .where(and(changesOf(row), sql`(${listChanges.state} = 'refused' or ${listChanges.nextOn} is not null)`));
}

/** How many addresses wait, at most `COUNT_LIMIT`. */
export async function countWaiting(
  db: Queryable,
  { websiteId, id }: Pick<ConnectionRow, 'websiteId' | 'id'>,
): Promise<number> {
  const [row] = await runNamed<{ count: number }>(
    db,
    {
      name: 'list-changes-waiting',
      text: `select count(*)::int as count from (select 1 from list_changes
        where website_id = $1 and connection_id = $2 and state = 'waiting' limit ${COUNT_LIMIT}) waiting`,
    },
    [websiteId, id],
  );
  return row?.count ?? 0;
}

/** Addresses that the provider refuses, the newest first. */
export async function refusedChanges(
  db: Queryable,
  row: Pick<ConnectionRow, 'websiteId' | 'id'>,
): Promise<readonly Pick<ChangeRow, 'email' | 'erases' | 'words'>[]> {
  return db
    .select({ email: listChanges.email, erases: listChanges.erases, words: listChanges.words })
    .from(listChanges)
    .where(and(changesOf(row), eq(listChanges.state, 'refused')))
    .orderBy(desc(listChanges.nextOn), listChanges.email)
    .limit(SHOWN_REFUSED);
}
