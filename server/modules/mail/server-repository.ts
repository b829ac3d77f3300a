import type { MailSecurity } from '@vitrine/domain/mail/mail-server.ts';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { mailEventAddresses, mailServers } from './tables.ts';

/** A website's mail server as stored. */
export interface ServerRow {
  readonly websiteId: string;
  readonly version: string;
  readonly host: string;
  readonly port: number;
  readonly security: MailSecurity;
  readonly username: string;
  readonly sealedPassword: string | null;
  readonly changedOn: Date;
}

/** Mail servers that one process sends by in one run. */
const MAX_SERVERS = 10_000;

export async function findServer(db: Queryable, websiteId: string): Promise<ServerRow | null> {
  const rows = await db.select().from(mailServers).where(eq(mailServers.websiteId, websiteId));
  return rows[0] ?? null;
}

/** The mail servers of all websites. */
export function allServers(db: Queryable): Promise<ServerRow[]> {
  return db.select().from(mailServers).orderBy(mailServers.changedOn).limit(MAX_SERVERS);
}

/** Stores a mail server in place of the one of version `seen`, null for none. False when that is not the stored one. */
export async function replaceServer(db: Queryable, row: ServerRow, seen: string | null): Promise<boolean> {
  const { websiteId, ...values } = row;
  const changed =
    seen === null
      ? await db.insert(mailServers).values(row).onConflictDoNothing()
      : await db
          .update(mailServers)
          .set(values)
          .where(and(eq(mailServers.websiteId, websiteId), eq(mailServers.version, seen)));
  return changed.rowCount === 1;
}

/** Deletes the mail server of version `seen`. False when that is not the stored one. */
export async function deleteServer(db: Queryable, websiteId: string, seen: string): Promise<boolean> {
  const gone = await db
    .delete(mailServers)
    .where(and(eq(mailServers.websiteId, websiteId), eq(mailServers.version, seen)));
  return gone.rowCount === 1;
}

export interface EventsAddressRow {
  readonly websiteId: string;
  readonly sealedSecret: string;
  readonly createdOn: Date;
  readonly lastOn: Date | null;
}

export async function findEventsAddress(db: Queryable, websiteId: string): Promise<EventsAddressRow | null> {
  const rows = await db.select().from(mailEventAddresses).where(eq(mailEventAddresses.websiteId, websiteId));
  return rows[0] ?? null;
}

/** Stores a new secret in place of the one before. */
export async function saveEventsAddress(db: Queryable, row: EventsAddressRow): Promise<void> {
  const { websiteId: _, ...values } = row;
  await db
    .insert(mailEventAddresses)
    .values(row)
    .onConflictDoUpdate({ target: mailEventAddresses.websiteId, set: values });
}

/** Notes when something was reported last. */
export async function noteReport(db: Queryable, websiteId: string, lastOn: Date): Promise<void> {
  await db.update(mailEventAddresses).set({ lastOn }).where(eq(mailEventAddresses.websiteId, websiteId));
}
