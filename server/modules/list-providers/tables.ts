import type {
  ListChangeState,
  ListService,
  ProviderProblem,
} from '@vitrine/domain/list-provider/provider-states.ts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, websiteId } from '../../platform/db/schema-types.ts';

/** Outside providers that get the audience too; one for each website at most. */
export const listConnections = pgTable(
  'list_connections',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    /** Another one with every change by an owner. */
    version: uuid('version').notNull(),
    service: text('service').$type<ListService>().notNull(),
    /** The key of the account, encrypted. */
    sealedKey: text('sealed_key').notNull(),
    /** The account as the provider knows it. */
    accountId: text('account_id').notNull(),
    accountName: text('account_name').notNull(),
    /** The chosen list as the provider knows it; '' until one is chosen: nothing is queued before. */
    outsideListId: text('outside_list_id').notNull().default(''),
    outsideListName: text('outside_list_name').notNull().default(''),
    /** Whether the provider asks new addresses to confirm. */
    doubleOptIn: boolean('double_opt_in').notNull().default(true),
    /** Whether those who got letters before are still being queued, and the last of them that was. */
    sendsExisting: boolean('sends_existing').notNull().default(false),
    existingAfter: uuid('existing_after'),
    /** Since when nothing was taken, why, and in which words of the provider; null while it works. */
    failingSince: at('failing_since'),
    problem: text('problem').$type<ProviderProblem>(),
    words: text('words').notNull().default(''),
    /** When something was taken last. */
    deliveredOn: at('delivered_on'),
    /**
     * Nothing is sent before: a server sends for it at the moment, or the provider seems to be away. Otherwise when it was
     * sent for last, so that others go first; null for never.
     */
    restsUntil: at('rests_until'),
    connectedOn: at('connected_on').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    uniqueIndex('list_connections_of_website').on(t.websiteId),
    index('list_connections_existing')
      .on(t.websiteId)
      .where(sql`sends_existing`),
  ],
);

/**
 * Addresses about which a provider is to be sent something: one row for each, however often it has changed. What is sent
 * is read from the subscriber then.
 */
export const listChanges = pgTable(
  'list_changes',
  {
    websiteId: websiteId(),
    connectionId: uuid('connection_id').notNull(),
    /** The list at the provider, as it was chosen when the change was made. */
    outsideListId: text('outside_list_id').notNull(),
    /** Lower case. */
    email: text('email').notNull(),
    /** Rises with every change; what was sent is taken off the queue only where none came since. */
    version: integer('version').notNull(),
    /** Whether what the provider has of the address is erased first. */
    erases: boolean('erases').notNull(),
    /** Whether the address signed up, rather than changed. */
    joins: boolean('joins').notNull(),
    /** Tags that were taken off it since it was sent last. */
    droppedTags: text('dropped_tags').array().notNull(),
    state: text('state').$type<ListChangeState>().notNull(),
    /** Since it was queued last. */
    attempts: integer('attempts').notNull(),
    /** When it is tried again; of a refused one when that was. Null: at once. */
    nextOn: at('next_on'),
    /** Why the provider refuses this address; '' where it does not. */
    words: text('words').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.connectionId, t.outsideListId, t.email] }),
    index('list_changes_due').on(t.websiteId, t.connectionId, t.state, t.nextOn.asc().nullsFirst()),
  ],
);
