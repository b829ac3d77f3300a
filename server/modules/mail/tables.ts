import type { MailKind, MailStatus } from '@vitrine/contracts/mail.ts';
import type { WrittenMailKind } from '@vitrine/domain/mail/mail-occasions.ts';
import type { Locale } from '@vitrine/domain/text/locale.ts';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { at, searchVector, websiteId } from '../../platform/db/schema-types.ts';

/** Outgoing mails, written in the transaction of the change they report and sent afterwards when SMTP_URL is set. */
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
    /** 'stored' without an SMTP server: the owner can read it, and it is sent once a server is set. */
    status: text('status').$type<MailStatus>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptOn: at('next_attempt_on').notNull(),
    lastError: text('last_error'),
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
}
