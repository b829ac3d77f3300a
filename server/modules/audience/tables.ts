import type {
  subscriberImportPhases,
  subscriberImportProblems,
} from '@vitrine/contracts/subscriber-imports.ts';
import type { RefusedSubscriber } from '@vitrine/domain/audience/read-subscriber-rows.ts';
import type { SegmentMatch, SegmentRule } from '@vitrine/domain/audience/segment-rules.ts';
import type {
  SubscriberEventKind,
  SubscriberSource,
  SubscriberState,
} from '@vitrine/domain/audience/subscriber-states.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { at, searchVector, websiteId } from '../../platform/db/schema-types.ts';

/** Lists that people join to get letters. */
export const mailingLists = pgTable(
  'mailing_lists',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    /** Whether visitors are asked by mail to confirm their address. */
    doubleOptIn: boolean('double_opt_in').notNull().default(true),
    /** Whether those who tick the box of a waiting list join it. */
    takesWaiting: boolean('takes_waiting').notNull().default(false),
    /** The box at checkout by which buyers join it, by its id in the settings; null for none. */
    checkoutConsentId: uuid('checkout_consent_id'),
    createdOn: at('created_on').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    uniqueIndex('mailing_lists_name').on(t.websiteId, sql`lower(name)`),
  ],
);

/** Addresses that get letters, are asked to confirm, or have left: one per website and address. */
export const subscribers = pgTable(
  'subscribers',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    /** Lower case. */
    email: text('email').notNull(),
    name: text('name').notNull().default(''),
    state: text('state').$type<SubscriberState>().notNull(),
    tags: text('tags').array().notNull().default([]),
    /** Where the address came from first. */
    source: text('source').$type<SubscriberSource>().notNull(),
    /** A language tag, in which they are written to. */
    language: text('language').notNull().default(''),
    /** Of the link that unsubscribes. */
    secret: text('secret').notNull(),
    /** Of the link of the last confirmation mail; null where none was sent. */
    confirmSecret: text('confirm_secret'),
    /** When that was sent. */
    askedOn: at('asked_on'),
    confirmedOn: at('confirmed_on'),
    unsubscribedOn: at('unsubscribed_on'),
    createdOn: at('created_on').notNull(),
    /** Rises with every change; an edit that names an older one is refused. */
    revision: integer('revision').notNull().default(1),
    /** Name and address; tags as marks: see `listLexemes`. */
    search: searchVector('search').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    // Also the order of the list by address: each is there once.
    uniqueIndex('subscribers_email').on(t.websiteId, t.email),
    uniqueIndex('subscribers_secret').on(t.websiteId, t.secret),
    uniqueIndex('subscribers_confirm_secret').on(t.websiteId, t.confirmSecret),
    index('subscribers_created').on(t.websiteId, t.createdOn, t.id),
    index('subscribers_state').on(t.websiteId, t.state, t.createdOn, t.id),
    index('subscribers_unconfirmed')
      .on(t.askedOn)
      .where(sql`state = 'pending'`),
    index('subscribers_search').using('gin', t.search),
  ],
);

/** Who is on which list. */
export const listMembers = pgTable(
  'list_members',
  {
    websiteId: websiteId(),
    listId: uuid('list_id').notNull(),
    subscriberId: uuid('subscriber_id').notNull(),
    /** When they signed up for it. */
    joinedOn: at('joined_on').notNull(),
    /** When the membership began; null while it waits for the confirmation. */
    confirmedOn: at('confirmed_on'),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.listId, t.subscriberId] }),
    index('list_members_of_subscriber').on(t.websiteId, t.subscriberId, t.listId),
  ],
);

/** What subscribers agreed to, each time they did. Rows are never changed. */
export const consents = pgTable(
  'consents',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    subscriberId: uuid('subscriber_id').notNull(),
    /** The list it is for; stays after that was deleted. */
    listId: uuid('list_id').notNull(),
    source: text('source').$type<SubscriberSource>().notNull(),
    /** The exact words that they read; of an import or an owner, how they agreed. */
    words: text('words').notNull(),
    /** The path of the page; '' where it is not known. */
    page: text('page').notNull().default(''),
    /** The language of the page. */
    language: text('language').notNull().default(''),
    givenOn: at('given_on').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    index('consents_of_subscriber').on(t.websiteId, t.subscriberId, t.id),
  ],
);

/** What happened to subscribers. */
export const subscriberEvents = pgTable(
  'subscriber_events',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    subscriberId: uuid('subscriber_id').notNull(),
    kind: text('kind').$type<SubscriberEventKind>().notNull(),
    /** Null where it is about no list. */
    listId: uuid('list_id'),
    /** The owner's account; null for the subscriber and the server. */
    accountId: uuid('account_id'),
    happenedOn: at('happened_on').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    index('subscriber_events_of_subscriber').on(t.websiteId, t.subscriberId, t.id),
  ],
);

/** Rules that select subscribers, kept under a name. */
export const subscriberSegments = pgTable(
  'subscriber_segments',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    match: text('match').$type<SegmentMatch>().notNull(),
    rules: jsonb('rules').$type<readonly SegmentRule[]>().notNull(),
    createdOn: at('created_on').notNull(),
    revision: integer('revision').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    uniqueIndex('subscriber_segments_name').on(t.websiteId, sql`lower(name)`),
  ],
);

/** Files of subscribers that owners have brought. */
export const subscriberImports = pgTable(
  'subscriber_imports',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    /** The owner who brought it. */
    accountId: uuid('account_id').notNull(),
    listId: uuid('list_id').notNull(),
    /** How these people agreed. */
    words: text('words').notNull(),
    /** A tag for all of them; '' for none. */
    tag: text('tag').notNull(),
    fileName: text('file_name').notNull(),
    /** Its bytes in the file store. */
    fileKey: text('file_key').notNull(),
    encoding: text('encoding').notNull(),
    phase: text('phase').$type<(typeof subscriberImportPhases)[number]>().notNull(),
    problem: text('problem').$type<(typeof subscriberImportProblems)[number]>(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    bytesRead: bigint('bytes_read', { mode: 'number' }).notNull().default(0),
    /** The last line that was imported: a run that is killed is followed by one that goes on after it. */
    lastLine: integer('last_line').notNull().default(0),
    added: integer('added').notNull().default(0),
    known: integer('known').notNull().default(0),
    /** Were there, and have left. */
    hadLeft: integer('had_left').notNull().default(0),
    refused: integer('refused').notNull().default(0),
    problems: jsonb('problems').$type<readonly RefusedSubscriber[]>().notNull().default([]),
    ignored: jsonb('ignored').$type<readonly string[]>().notNull().default([]),
    /** Which run reads it, and until when that is taken to be alive. */
    readerId: uuid('reader_id'),
    readerUntil: at('reader_until'),
    failures: integer('failures').notNull().default(0),
    startedOn: at('started_on').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    // One file is imported at a time.
    uniqueIndex('subscriber_imports_at_work')
      .on(t.websiteId)
      .where(sql`phase = 'importing'`),
    index('subscriber_imports_started').on(t.startedOn),
  ],
);
