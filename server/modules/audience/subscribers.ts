import type {
  addSubscriber as addCall,
  editSubscriber as editCall,
  SubscriberDetail,
  SubscriberRow,
} from '@vitrine/contracts/audience.ts';
import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import { stateWhenAdded } from '@vitrine/domain/audience/subscriber-states.ts';
import { uniqueTags } from '@vitrine/domain/customer/customer.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type * as z from 'zod';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Site } from '../../platform/site.ts';
import { leave } from './confirm-and-leave.ts';
import { newSecret } from './join-list.ts';
import {
  insertConsent,
  insertEvents,
  lockSubscriber,
  type NewEvent,
  putOnList,
  type SubscriberRecord,
  updateSubscriber,
} from './join-repository.ts';
import { knownLists } from './lists-repository.ts';
import { readAddress } from './sign-up.ts';
import {
  consentsOf,
  customerWith,
  eventsOf,
  findSubscriber,
  type ListedSubscriber,
  membershipsOf,
  takeOffList,
} from './subscribers-repository.ts';

const baseOf = (record: SubscriberRecord) => ({
  id: record.id,
  email: record.email,
  name: record.name,
  state: record.state,
  tags: record.tags,
  source: record.source,
  language: record.language,
  createdOn: record.createdOn.toISOString(),
});

export const rowOf = (record: ListedSubscriber): SubscriberRow => ({
  ...baseOf(record),
  lists: record.lists,
});

/** A subscriber with lists, consents and events. */
export async function viewSubscriber(
  { db }: Pick<Platform, 'db'>,
  websiteId: string,
  id: string,
): Promise<Result<SubscriberDetail, 'SUBSCRIBER_NOT_FOUND'>> {
  const record = await findSubscriber(db, websiteId, id);
  if (record === null) return fail('SUBSCRIBER_NOT_FOUND');
  const [lists, consents, events, customerId] = await Promise.all([
    membershipsOf(db, websiteId, id),
    consentsOf(db, websiteId, id),
    eventsOf(db, websiteId, id),
    customerWith(db, websiteId, record.email),
  ]);
  return ok({
    ...baseOf(record),
    lists,
    consents,
    events,
    confirmedOn: record.confirmedOn?.toISOString() ?? null,
    unsubscribedOn: record.unsubscribedOn?.toISOString() ?? null,
    customerId,
    revision: record.revision,
  });
}

/** Whether somebody is written to only after they come back themselves. */
const hasLeft = ({ state }: SubscriberRecord): boolean =>
  state === 'unsubscribed' || state === 'bounced' || state === 'complained';

/** Adds an address that agreed elsewhere, as the owner's words say. */
export async function addSubscriber(
  platform: Platform,
  { websiteId, settings }: Site,
  accountId: string,
  body: z.output<typeof addCall.body>,
): Promise<Result<SubscriberDetail, FailureOf<typeof addCall>>> {
  const email = readAddress(body.email);
  if (!email.ok) return fail('EMAIL_INVALID');
  const listIds = [...new Set(body.listIds)];
  const now = platform.clock.now();
  const moment = new Date(now);
  const added = await platform.db.transaction(
    async (
      tx,
    ): Promise<Result<string, 'MAILING_LIST_NOT_FOUND' | 'SUBSCRIBER_EXISTS' | 'SUBSCRIBER_HAS_LEFT'>> => {
      if ((await knownLists(tx, websiteId, listIds)).length < listIds.length)
        return fail('MAILING_LIST_NOT_FOUND');
      const { record, isNew } = await lockSubscriber(tx, {
        websiteId,
        id: newId(now),
        email: email.value,
        name: body.name,
        state: 'active',
        source: 'owner',
        language: settings.language,
        secret: newSecret(),
        createdOn: moment,
      });
      if (!isNew && hasLeft(record)) return fail('SUBSCRIBER_HAS_LEFT');
      if (!isNew && record.state === 'active') return fail('SUBSCRIBER_EXISTS');
      const subscriberId = record.id;
      for (const listId of listIds) {
        await putOnList(tx, { websiteId, listId, subscriberId, joinedOn: moment, confirmedOn: moment });
        await insertConsent(tx, {
          websiteId,
          id: newId(now),
          subscriberId,
          listId,
          source: 'owner',
          words: body.words,
          language: settings.language,
          givenOn: moment,
        });
      }
      await insertEvents(
        tx,
        listIds.map((listId) => eventOf(record, 'added', listId, accountId, now)),
      );
      await updateSubscriber(tx, record, {
        state: stateWhenAdded(isNew ? null : record.state),
        tags: uniqueTags([...record.tags, ...body.tags]),
        ...(body.name === '' ? {} : { name: body.name }),
      });
      return ok(subscriberId);
    },
  );
  if (!added.ok) return added;
  const view = await viewSubscriber(platform, websiteId, added.value);
  if (!view.ok) throw new Error(`the subscriber ${added.value} is gone`);
  return view;
}

const eventOf = (
  { websiteId, id }: SubscriberRecord,
  kind: NewEvent['kind'],
  listId: string | null,
  accountId: string,
  now: number,
): NewEvent => ({
  websiteId,
  id: newId(now),
  subscriberId: id,
  kind,
  listId,
  accountId,
  happenedOn: new Date(now),
});

/** Changes name, tags or lists of a subscriber; what is left out stays. */
export async function changeSubscriber(
  platform: Platform,
  websiteId: string,
  input: z.output<typeof editCall.body> & { readonly id: string; readonly accountId: string },
): Promise<Result<SubscriberDetail, FailureOf<typeof editCall>>> {
  const { id, accountId, name, tags, listIds } = input;
  const done = await platform.db.transaction(
    async (tx): Promise<Result<true, FailureOf<typeof editCall>>> => {
      const record = await findSubscriber(tx, websiteId, id, { lock: true });
      if (record === null) return fail('SUBSCRIBER_NOT_FOUND');
      if (record.revision !== input.revision) return fail('STALE_REVISION');
      if (listIds !== undefined) {
        const refusal = await setLists(platform, tx, record, listIds, accountId);
        if (refusal !== null) return fail(refusal);
      }
      await updateSubscriber(tx, record, {
        ...(name === undefined ? {} : { name }),
        ...(tags === undefined ? {} : { tags: uniqueTags(tags) }),
      });
      return ok(true);
    },
  );
  return done.ok ? viewSubscriber(platform, websiteId, id) : done;
}

async function setLists(
  platform: Platform,
  tx: Queryable,
  record: SubscriberRecord,
  listIds: readonly string[],
  accountId: string,
): Promise<'MAILING_LIST_NOT_FOUND' | 'SUBSCRIBER_HAS_LEFT' | null> {
  const { websiteId, id: subscriberId } = record;
  const wanted = [...new Set(listIds)];
  const present = new Set((await membershipsOf(tx, websiteId, subscriberId)).map(({ id }) => id));
  const joined = wanted.filter((id) => !present.has(id));
  const left = [...present].filter((id) => !wanted.includes(id));
  if ((await knownLists(tx, websiteId, joined)).length < joined.length) return 'MAILING_LIST_NOT_FOUND';
  if (joined.length > 0 && hasLeft(record)) return 'SUBSCRIBER_HAS_LEFT';
  const now = platform.clock.now();
  const joinedOn = new Date(now);
  // Whoever has not confirmed yet confirms these too.
  const confirmedOn = record.state === 'active' ? joinedOn : null;
  for (const listId of joined)
    await putOnList(tx, { websiteId, listId, subscriberId, joinedOn, confirmedOn });
  for (const listId of left) await takeOffList(tx, websiteId, listId, [subscriberId]);
  await insertEvents(tx, [
    ...joined.map((listId) => eventOf(record, 'joined-list', listId, accountId, now)),
    ...left.map((listId) => eventOf(record, 'left-list', listId, accountId, now)),
  ]);
  return null;
}

/** Unsubscribes somebody at their wish. */
export async function unsubscribeByOwner(
  platform: Platform,
  websiteId: string,
  input: { readonly id: string; readonly accountId: string },
): Promise<Result<SubscriberDetail, 'SUBSCRIBER_NOT_FOUND'>> {
  const { id, accountId } = input;
  await platform.db.transaction(async (tx) => {
    const record = await findSubscriber(tx, websiteId, id, { lock: true });
    if (record !== null) await leave(tx, record, { accountId, now: platform.clock.now() });
  });
  return viewSubscriber(platform, websiteId, id);
}
