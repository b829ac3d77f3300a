import { type SubscribersChange, subscribersChange } from '@vitrine/contracts/audience.ts';
import type { SubscriberState } from '@vitrine/domain/audience/subscriber-states.ts';
import { MAX_CUSTOMER_TAGS } from '@vitrine/domain/customer/customer.ts';
import { localeOf } from '@vitrine/domain/text/locale.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import {
  type BulkAction,
  type BulkContext,
  bulkList,
  type RowOutcome,
  tagActions,
  type UndoOutcome,
} from '../bulk/index.ts';
import { leave } from './confirm-and-leave.ts';
import { eraseAddresses } from './erase-subscriber.ts';
import {
  insertEvents,
  lockList,
  type NewEvent,
  putOnList,
  type SubscriberRecord,
  updateSubscriber,
} from './join-repository.ts';
import {
  customersAmong,
  lockSubscribers,
  membersAmong,
  membershipsOf,
  takeOffList,
  updateSubscriberTags,
} from './subscribers-repository.ts';

interface ListChange {
  readonly list: string;
}

const note = (
  tx: Queryable,
  { platform, site: { websiteId }, actorId }: BulkContext,
  kind: NewEvent['kind'],
  listId: string,
  ids: readonly string[],
): Promise<void> => {
  const now = platform.clock.now();
  return insertEvents(
    tx,
    ids.map((subscriberId) => ({
      websiteId,
      id: newId(now),
      subscriberId,
      kind,
      listId,
      accountId: actorId,
      happenedOn: new Date(now),
    })),
  );
};

/** Puts subscribers on a list. Those who wait for their confirmation confirm it too; those who left stay off it. */
const addToList: BulkAction<ListChange, null> = {
  async change(tx, context, { list }, ids) {
    const { websiteId } = context.site;
    const rows = await lockSubscribers(tx, websiteId, ids);
    if ((await lockList(tx, websiteId, list)) === null)
      return rows.map(({ id }): RowOutcome => ({ id, outcome: 'refused', reason: 'list-gone' }));
    const members = await membersAmong(tx, websiteId, list, ids);
    const joinedOn = new Date(context.platform.clock.now());
    const outcomes: RowOutcome[] = [];
    const joined: string[] = [];
    for (const { id, state } of rows) {
      if (members.has(id)) outcomes.push({ id, outcome: 'unchanged' });
      else if (state !== 'active' && state !== 'pending')
        outcomes.push({ id, outcome: 'refused', reason: 'unsubscribed' });
      else {
        const confirmedOn = state === 'active' ? joinedOn : null;
        await putOnList(tx, { websiteId, listId: list, subscriberId: id, joinedOn, confirmedOn });
        joined.push(id);
        outcomes.push({ id, outcome: 'changed', kept: null });
      }
    }
    await note(tx, context, 'joined-list', list, joined);
    return outcomes;
  },
  async undo(tx, context, { list }, changed) {
    const { websiteId } = context.site;
    const ids = changed.map(({ id }) => id);
    const rows = await lockSubscribers(tx, websiteId, ids);
    const left = new Set(
      (await takeOffList(tx, websiteId, list, ids)).map(({ subscriberId }) => subscriberId),
    );
    await note(tx, context, 'left-list', list, [...left]);
    return rows.map(({ id }): UndoOutcome =>
      left.has(id) ? { id, outcome: 'restored' } : { id, outcome: 'refused', reason: 'changed-since' },
    );
  },
};

/** When somebody had joined a list, and when that was confirmed: ISO 8601. */
interface KeptMembership {
  readonly joinedOn: string;
  readonly confirmedOn: string | null;
}

const removeFromList: BulkAction<ListChange, KeptMembership> = {
  async change(tx, context, { list }, ids) {
    const { websiteId } = context.site;
    const rows = await lockSubscribers(tx, websiteId, ids);
    const left = new Map(
      (await takeOffList(tx, websiteId, list, ids)).map(({ subscriberId, joinedOn, confirmedOn }) => [
        subscriberId,
        { joinedOn: joinedOn.toISOString(), confirmedOn: confirmedOn?.toISOString() ?? null },
      ]),
    );
    await note(tx, context, 'left-list', list, [...left.keys()]);
    return rows.map(({ id }): RowOutcome => {
      const kept = left.get(id);
      return kept === undefined ? { id, outcome: 'unchanged' } : { id, outcome: 'changed', kept };
    });
  },
  async undo(tx, context, { list }, changed) {
    const { websiteId } = context.site;
    const kept = new Map(changed.map((row) => [row.id, row.kept]));
    const rows = await lockSubscribers(tx, websiteId, [...kept.keys()]);
    if ((await lockList(tx, websiteId, list)) === null)
      return rows.map(({ id }): UndoOutcome => ({ id, outcome: 'refused', reason: 'list-gone' }));
    const outcomes: UndoOutcome[] = [];
    const back: string[] = [];
    for (const { id, state } of rows) {
      const membership = kept.get(id);
      // Whoever has left since is not brought back.
      if (membership === undefined || (state !== 'active' && state !== 'pending')) {
        outcomes.push({ id, outcome: 'refused', reason: 'changed-since' });
        continue;
      }
      await putOnList(tx, {
        websiteId,
        listId: list,
        subscriberId: id,
        joinedOn: new Date(membership.joinedOn),
        confirmedOn: membership.confirmedOn === null ? null : new Date(membership.confirmedOn),
      });
      back.push(id);
      outcomes.push({ id, outcome: 'restored' });
    }
    await note(tx, context, 'joined-list', list, back);
    return outcomes;
  },
};

/** What unsubscribing somebody ended. */
interface KeptState {
  readonly state: SubscriberState;
  /** When it was, ISO 8601: whoever has left by themselves since has a later one. */
  readonly unsubscribedOn: string;
  readonly lists: readonly { readonly id: string; readonly joinedOn: string; readonly isWaiting: boolean }[];
}

/** Whether somebody is unsubscribed by that change still, and not by themselves since. */
const isStillSo = (
  { state, unsubscribedOn }: Pick<SubscriberRecord, 'state' | 'unsubscribedOn'>,
  kept: KeptState,
): boolean => state === 'unsubscribed' && unsubscribedOn?.toISOString() === kept.unsubscribedOn;

const unsubscribe: BulkAction<unknown, KeptState> = {
  async change(tx, { platform, site: { websiteId }, actorId }, _change, ids) {
    const now = platform.clock.now();
    const outcomes: RowOutcome[] = [];
    for (const record of await lockSubscribers(tx, websiteId, ids)) {
      const { id, state } = record;
      if (state !== 'active' && state !== 'pending') {
        outcomes.push({ id, outcome: 'unchanged' });
        continue;
      }
      const memberships = await membershipsOf(tx, websiteId, id);
      const lists = memberships.map((one) => ({
        id: one.id,
        joinedOn: one.joinedOn,
        isWaiting: one.isWaiting,
      }));
      await leave(tx, record, { accountId: actorId, now });
      const kept: KeptState = { state, unsubscribedOn: new Date(now).toISOString(), lists };
      outcomes.push({ id, outcome: 'changed', kept });
    }
    return outcomes;
  },
  async undo(tx, { site: { websiteId } }, _change, changed) {
    const kept = new Map(changed.map((row) => [row.id, row.kept]));
    const outcomes: UndoOutcome[] = [];
    for (const record of await lockSubscribers(tx, websiteId, [...kept.keys()])) {
      const { id } = record;
      const before = kept.get(id);
      if (before === undefined || !isStillSo(record, before)) {
        outcomes.push({ id, outcome: 'refused', reason: 'changed-since' });
        continue;
      }
      await updateSubscriber(tx, record, { state: before.state, unsubscribedOn: null });
      for (const list of before.lists) {
        if ((await lockList(tx, websiteId, list.id)) === null) continue;
        const joinedOn = new Date(list.joinedOn);
        await putOnList(tx, {
          websiteId,
          listId: list.id,
          subscriberId: id,
          joinedOn,
          confirmedOn: list.isWaiting ? null : joinedOn,
        });
      }
      outcomes.push({ id, outcome: 'restored' });
    }
    return outcomes;
  },
};

/** Nothing of them comes back. */
const erase: BulkAction<unknown, null> = {
  async change(tx, { platform, site: { websiteId, settings } }, _change, ids) {
    const rows = await lockSubscribers(tx, websiteId, ids);
    const customers = await customersAmong(
      tx,
      websiteId,
      rows.map(({ email }) => email),
    );
    const gone = rows.filter(({ email }) => !customers.has(email));
    if (gone.length > 0) {
      const site = { websiteId, locale: localeOf(settings.language) };
      const emails = gone.map(({ email }) => email);
      await eraseAddresses(platform, tx, site, emails);
    }
    return rows.map(({ id, email }): RowOutcome =>
      customers.has(email)
        ? { id, outcome: 'refused', reason: 'is-customer' }
        : { id, outcome: 'changed', kept: null },
    );
  },
  undo: async () => [],
};

/** What owners can do with many subscribers at once. */
export const subscribersBulk = bulkList<SubscribersChange>({
  list: 'audience',
  noun: 'subscribers',
  batch: 200,
  schema: subscribersChange,
  actions: {
    ...tagActions({
      most: MAX_CUSTOMER_TAGS,
      lock: lockSubscribers,
      write: updateSubscriberTags,
      refusal: () => null,
    }),
    'add-to-list': addToList,
    'remove-from-list': removeFromList,
    unsubscribe,
    'erase-subscribers': erase,
  },
  final: ['erase-subscribers'],
});
