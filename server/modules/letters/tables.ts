import type { LetterPart } from '@vitrine/domain/letter/letter.ts';
import type { LetterProblem, LetterStatus, SkipReason } from '@vitrine/domain/letter/letter-states.ts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { at, searchVector, websiteId } from '../../platform/db/schema-types.ts';
import type { SentLetter } from './resolved-part.ts';

/** Letters to subscribers: what they say, whom they go to, and how far they were sent. */
export const letters = pgTable(
  'letters',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    subject: text('subject').notNull(),
    previewText: text('preview_text').notNull().default(''),
    senderName: text('sender_name').notNull().default(''),
    parts: jsonb('parts').$type<readonly LetterPart[]>().notNull(),
    listId: uuid('list_id'),
    segmentId: uuid('segment_id'),
    isPublic: boolean('is_public').notNull().default(false),
    status: text('status').$type<LetterStatus>().notNull().default('draft'),
    /** When it is sent by itself; null unless it is scheduled. */
    sendsOn: at('sends_on'),
    /** Why it was not sent at its time; null unless so. */
    problem: text('problem').$type<LetterProblem>(),
    /** What everybody gets, as it was when sending began; null before. */
    sent: jsonb('sent').$type<SentLetter>(),
    /** Signs the links that count; null before, and where nothing is counted. */
    linkKey: text('link_key'),
    countsOpens: boolean('counts_opens').notNull().default(false),
    countsClicks: boolean('counts_clicks').notNull().default(false),
    /** People who were chosen when sending began; of these, written to and left out. */
    total: integer('total').notNull().default(0),
    written: integer('written').notNull().default(0),
    skipped: integer('skipped').notNull().default(0),
    startedOn: at('started_on'),
    finishedOn: at('finished_on'),
    /** Rises with every change; one that names an older one is refused. */
    revision: integer('revision').notNull().default(1),
    createdOn: at('created_on').notNull(),
    updatedOn: at('updated_on').notNull(),
    /** When it was moved to the bin; null while it is not there. */
    deletedOn: at('deleted_on'),
    /** The subject: see `listLexemes`. */
    search: searchVector('search')
      .notNull()
      .generatedAlwaysAs(sql`search_vector(website_id, subject)`),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    index('letters_updated').on(t.websiteId, t.updatedOn, t.id),
    index('letters_search').using('gin', t.search),
    index('letters_scheduled')
      .on(t.sendsOn)
      .where(sql`status = 'scheduled'`),
    index('letters_sending')
      .on(t.startedOn)
      .where(sql`status = 'sending'`),
    index('letters_archive')
      .on(t.websiteId, t.startedOn, t.id)
      .where(sql`is_public and sent is not null and deleted_on is null`),
    index('letters_deleted')
      .on(t.deletedOn)
      .where(sql`deleted_on is not null`),
  ],
);

/** Whom a letter goes to, each once: chosen when sending began. */
export const letterRecipients = pgTable(
  'letter_recipients',
  {
    websiteId: websiteId(),
    letterId: uuid('letter_id').notNull(),
    subscriberId: uuid('subscriber_id').notNull(),
    /** Lower case, as it was then. */
    email: text('email').notNull(),
    state: text('state').$type<'waiting' | 'written' | 'skipped'>().notNull(),
    /** Of 'skipped'. */
    reason: text('reason').$type<SkipReason>(),
    /** The mail in the outbox; null unless 'written'. */
    mailId: uuid('mail_id'),
    openedOn: at('opened_on'),
    clickedOn: at('clicked_on'),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.letterId, t.subscriberId] }),
    index('letter_recipients_waiting')
      .on(t.websiteId, t.letterId, t.subscriberId)
      .where(sql`state = 'waiting'`),
    index('letter_recipients_of_mail')
      .on(t.websiteId, t.mailId)
      .where(sql`mail_id is not null`),
    index('letter_recipients_skipped')
      .on(t.websiteId, t.letterId, t.reason)
      .where(sql`state = 'skipped'`),
    index('letter_recipients_opened')
      .on(t.websiteId, t.letterId)
      .where(sql`opened_on is not null`),
    index('letter_recipients_clicked')
      .on(t.websiteId, t.letterId)
      .where(sql`clicked_on is not null`),
    index('letter_recipients_email').on(t.websiteId, t.email),
  ],
);

/**
 * Where the links of erased letters lead, as their mails have them: old mails are still opened. Nothing about their
 * readers is kept.
 */
export const erasedLetterLinks = pgTable(
  'erased_letter_links',
  {
    websiteId: websiteId(),
    letterId: uuid('letter_id').notNull(),
    links: jsonb('links').$type<SentLetter['links']>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.websiteId, t.letterId] })],
);
