import type { Queryable } from '../../platform/db/database.ts';
import { changeFirst } from './first-website-repository.ts';
import {
  deleteHosts,
  findById,
  incrementRevision,
  insertHost,
  moveHosts,
  updateWebsite,
  type WebsiteRow,
} from './repository.ts';

/** Gives a website a host inside the caller's transaction. False when another website has it. */
export async function addHostIn(tx: Queryable, websiteId: string, host: string): Promise<boolean> {
  const added = await insertHost(tx, websiteId, host);
  if (added) await incrementRevision(tx, websiteId);
  return added;
}

/** Takes all hosts from a website: no address leads to it any more, on any server within a second of the commit. */
export async function removeHostsIn(tx: Queryable, websiteId: string): Promise<void> {
  await deleteHosts(tx, websiteId);
  await incrementRevision(tx, websiteId);
}

/** Another website becomes the first, with all the hosts of the one that was. */
export async function takeOverFirstIn(tx: Queryable, from: string, to: string): Promise<void> {
  await moveHosts(tx, from, to);
  await changeFirst(tx, from, { websiteId: to, kind: 'made' });
  await incrementRevision(tx, from);
  await incrementRevision(tx, to);
}

/** Changes what a website is called and whether it is open, under a lock. Null when there is none. */
export async function changeIdentityIn(
  tx: Queryable,
  websiteId: string,
  change: Partial<Pick<WebsiteRow, 'title' | 'identifier' | 'archivedOn'>>,
): Promise<WebsiteRow | null> {
  const row = await findById(tx, websiteId, { lock: true });
  if (row === null) return null;
  await updateWebsite(tx, websiteId, change);
  await incrementRevision(tx, websiteId);
  return { ...row, ...change };
}
