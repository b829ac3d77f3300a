import { COUNT_LIMIT } from '@vitrine/contracts/list-limits.ts';
import type { createMailingList, MailingList } from '@vitrine/contracts/mailing-lists.ts';
import { MAX_LISTS } from '@vitrine/domain/audience/audience-limits.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { bumpRevision, lockWebsite } from '../websites/index.ts';
import {
  type CountedList,
  countLists,
  deleteList,
  insertList,
  isListNameTaken,
  selectLists,
  updateList,
} from './lists-repository.ts';

type ListBody = z.output<typeof createMailingList.body>;

const viewOf = (list: CountedList): MailingList => ({
  id: list.id,
  name: list.name,
  doubleOptIn: list.doubleOptIn,
  takesWaiting: list.takesWaiting,
  checkoutConsentId: list.checkoutConsentId,
  members: Math.min(list.members, COUNT_LIMIT),
  isMore: list.members > COUNT_LIMIT,
  createdOn: list.createdOn.toISOString(),
});

/** The mailing lists of a website by name. */
export async function viewLists(platform: Platform, websiteId: string): Promise<readonly MailingList[]> {
  return (await selectLists(platform.db, websiteId, MAX_LISTS)).map(viewOf);
}

async function viewList(platform: Platform, websiteId: string, id: string): Promise<MailingList | null> {
  const [list] = await selectLists(platform.db, websiteId, 1, id);
  return list === undefined ? null : viewOf(list);
}

/** One change of a website's lists at a time: names and their number are checked before they are written. */
const lockLists = (tx: Queryable, websiteId: string): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('vitrine mailing lists'), hashtext(${websiteId}))`);

export async function addList(
  platform: Platform,
  websiteId: string,
  body: ListBody,
): Promise<Result<MailingList, 'MAILING_LIST_NAME_TAKEN' | 'MAILING_LIST_LIMIT'>> {
  const now = platform.clock.now();
  const id = newId(now);
  const problem = await platform.db.transaction(async (tx) => {
    await lockLists(tx, websiteId);
    if (await isListNameTaken(tx, websiteId, body.name, null)) return nameTaken(body);
    if ((await countLists(tx, websiteId)) >= MAX_LISTS)
      return fail('MAILING_LIST_LIMIT', { params: { most: MAX_LISTS } });
    await insertList(tx, { websiteId, id, createdOn: new Date(now), ...body });
    return null;
  });
  if (problem !== null) return problem;
  const made = await viewList(platform, websiteId, id);
  if (made === null) throw new Error(`the list ${id} is gone`);
  return ok(made);
}

const nameTaken = ({ name }: ListBody) => fail('MAILING_LIST_NAME_TAKEN', { params: { name } });

export async function changeList(
  platform: Platform,
  websiteId: string,
  id: string,
  body: ListBody,
): Promise<Result<MailingList, 'MAILING_LIST_NAME_TAKEN' | 'MAILING_LIST_NOT_FOUND'>> {
  const problem = await platform.db.transaction(async (tx) => {
    await lockLists(tx, websiteId);
    if (await isListNameTaken(tx, websiteId, body.name, id)) {
      // Of a list that is gone, that is what matters.
      const [present] = await selectLists(tx, websiteId, 1, id);
      return present === undefined ? fail('MAILING_LIST_NOT_FOUND') : nameTaken(body);
    }
    return (await updateList(tx, websiteId, id, body)) ? null : fail('MAILING_LIST_NOT_FOUND');
  });
  if (problem !== null) return problem;
  const changed = await viewList(platform, websiteId, id);
  return changed === null ? fail('MAILING_LIST_NOT_FOUND') : ok(changed);
}

/** Deletes a list. Forms that name it say that they are not configured, and no page has its pop-up; its members stay. */
export async function removeList(
  platform: Platform,
  websiteId: string,
  id: string,
): Promise<Result<null, 'MAILING_LIST_NOT_FOUND'>> {
  const isGone = await platform.db.transaction(async (tx) => {
    // The website first, as everywhere: its revision is raised below.
    await lockWebsite(tx, websiteId);
    const wasThere = await deleteList(tx, websiteId, id);
    if (wasThere) await bumpRevision(tx, websiteId);
    return wasThere;
  });
  return isGone ? ok(null) : fail('MAILING_LIST_NOT_FOUND');
}
