import type { MailKind, MailStatus } from '@vitrine/contracts/mail.ts';
import type { SuppressionReason } from '@vitrine/domain/mail/mail-events.ts';
import type { WrittenMailKind } from '@vitrine/domain/mail/mail-occasions.ts';
import type { MailSecurity } from '@vitrine/domain/mail/mail-server.ts';
import type { Locale } from '@vitrine/domain/text/locale.ts';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, searchVector, websiteId } from '../../platform/db/schema-types.ts';

/** Outgoing mails, written in the transaction of the change they report and sent afterwards by a mail server, if any. */
export const outboxMails = pgTable(
  'outbox_mails',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    kind: text('kind').$type<MailKind>().notNull(),
    orderId: uuid('order_id'),
    recipient: text('recipient').notNull(),
    /** Who else gets it, and where answers go; null: only the recipient, and the website's own address. */
    envelope: jsonb('envelope').$type<MailEnvelope>(),
    subject: text('subject').notNull(),
    bodyText: text('body_text').notNull(),
    bodyHtml: text('body_html').notNull(),
    /** Ends mails of this kind with one request (RFC 8058); null for mails that nobody unsubscribes from. */
    unsubscribeUrl: text('unsubscribe_url'),
    /** 'stored' without a mail server: the owner can read it, and it is sent once there is one. */
    status: text('status').$type<MailStatus>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptOn: at('next_attempt_on').notNull(),
    lastError: text('last_error'),
    /** When it is given up although its mail server stays away; null while that was never away. */
    givesUpOn: at('gives_up_on'),
    createdOn: at('created_on').notNull(),
    sentOn: at('sent_on'),
    /** Subject and recipient: see `listLexemes`. */
    search: searchVector('search')
      .notNull()
      .generatedAlwaysAs(sql`search_vector(website_id, subject || ' ' || recipient)`),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    index('outbox_mails_due')
      .on(t.nextAttemptOn)
      .where(sql`status = 'stored'`),
    // Where some websites have a mail server and others only store their mails.
    index('outbox_mails_due_of_website')
      .on(t.websiteId, t.nextAttemptOn)
      .where(sql`status = 'stored'`),
    index('outbox_mails_created').on(t.websiteId, t.createdOn, t.id),
    index('outbox_mails_status').on(t.websiteId, t.status, t.id),
    index('outbox_mails_kind').on(t.websiteId, t.kind, t.id),
    index('outbox_mails_search').using('gin', t.search),
    index('outbox_mails_of_order').on(t.websiteId, t.orderId),
  ],
);

/** What shops say in their mails, where they have words of their own. '' in a column: the product's words. */
export const mailWords = pgTable(
  'mail_words',
  {
    websiteId: websiteId(),
    kind: text('kind').$type<WrittenMailKind>().notNull(),
    /** A name of `mailOccasions`. */
    occasion: text('occasion').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    subject: text('subject').notNull(),
    heading: text('heading').notNull(),
    intro: text('intro').notNull(),
    closing: text('closing').notNull(),
  },
  (t) => [primaryKey({ columns: [t.websiteId, t.kind, t.occasion, t.locale] })],
);

/** Addresses of a mail besides its recipient. */
export interface MailEnvelope {
  readonly to: readonly string[];
  readonly cc: readonly string[];
  readonly bcc: readonly string[];
  /** '' for the website's own. */
  readonly replyTo: string;
  /** The name it comes from; '' or left out: the website's. */
  readonly senderName?: string;
}

/** The mail server of a website, where its owner has entered one. */
export const mailServers = pgTable(
  'mail_servers',
  {
    websiteId: websiteId(),
    /** Another one with every change: what an owner saw, and what processes keep connections for. */
    version: uuid('version').notNull(),
    host: text('host').notNull(),
    port: integer('port').notNull(),
    security: text('security').$type<MailSecurity>().notNull(),
    /** '' where nobody signs in. */
    username: text('username').notNull(),
    /** Encrypted; null where nobody signs in. */
    sealedPassword: text('sealed_password'),
    changedOn: at('changed_on').notNull(),
  },
  (t) => [primaryKey({ columns: [t.websiteId] })],
);

/** The secret addresses at which mail services report bounces and complaints. */
export const mailEventAddresses = pgTable(
  'mail_event_addresses',
  {
    websiteId: websiteId(),
    /** The secret of the address, encrypted: its owner copies it again when another service is set up. */
    sealedSecret: text('sealed_secret').notNull(),
    createdOn: at('created_on').notNull(),
    /** When something was reported last; null: never. */
    lastOn: at('last_on'),
  },
  (t) => [primaryKey({ columns: [t.websiteId] })],
);

/** Addresses that marketing mails are not sent to. A lifted one stays, so that an older report does not end that. */
export const mailSuppressions = pgTable(
  'mail_suppressions',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    /** Lower case. */
    email: text('email').notNull(),
    reason: text('reason').$type<SuppressionReason>().notNull(),
    /** What was said of it; '' for nothing. */
    words: text('words').notNull(),
    /** When it bounced or its reader complained, as far as reported. */
    since: at('since').notNull(),
    /** When an owner lifted it; null: nothing is sent. */
    liftedOn: at('lifted_on'),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    uniqueIndex('mail_suppressions_email').on(t.websiteId, t.email),
    index('mail_suppressions_listed')
      .on(t.websiteId, t.id)
      .where(sql`lifted_on is null`),
  ],
);
