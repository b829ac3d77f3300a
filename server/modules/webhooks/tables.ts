import type { AttemptProblem, DeliveryState } from '@vitrine/domain/webhook/webhook-states.ts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, websiteId } from '../../platform/db/schema-types.ts';

/** Addresses of owners to which forms send their submissions; one for each form at most. */
export const webhooks = pgTable(
  'webhooks',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    formId: uuid('form_id').notNull(),
    /** Another one with every change by an owner. */
    version: uuid('version').notNull(),
    address: text('address').notNull(),
    isOn: boolean('is_on').notNull(),
    /** What signs each request, encrypted. */
    sealedSecret: text('sealed_secret').notNull(),
    /** The one before, encrypted, and until when it signs, too; null for none. */
    sealedBefore: text('sealed_before'),
    beforeUntil: at('before_until'),
    /** Since when nothing was taken; null while it works. */
    failingSince: at('failing_since'),
    /** When it was turned off after days of failures; null: it was not. */
    turnedOffOn: at('turned_off_on'),
    /** When the last submission was taken. */
    deliveredOn: at('delivered_on'),
    /**
     * Nothing is sent before: a server sends for it at the moment, or its address seems to be away. Otherwise when it was
     * sent to last, so that others go first; null for never.
     */
    restsUntil: at('rests_until'),
    changedOn: at('changed_on').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    uniqueIndex('webhooks_of_form').on(t.websiteId, t.formId),
    index('webhooks_turned_off')
      .on(t.websiteId, t.turnedOffOn)
      .where(sql`turned_off_on is not null`),
  ],
);

/** Submissions to be sent to webhooks, and those that were. What is sent is made from the submission each time. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    webhookId: uuid('webhook_id').notNull(),
    submissionId: uuid('submission_id').notNull(),
    state: text('state').$type<DeliveryState>().notNull(),
    /** Since it was queued last: a replay begins again. */
    attempts: integer('attempts').notNull().default(0),
    nextOn: at('next_on').notNull(),
    createdOn: at('created_on').notNull(),
    deliveredOn: at('delivered_on'),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    uniqueIndex('webhook_deliveries_of_submission').on(t.websiteId, t.submissionId, t.webhookId),
    index('webhook_deliveries_of_webhook').on(t.websiteId, t.webhookId, t.state, t.nextOn),
  ],
);

/** Requests to webhooks, the newest of each; what was sent is not kept, as it is in the submission. */
export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    webhookId: uuid('webhook_id').notNull(),
    /** Null for a test. */
    submissionId: uuid('submission_id'),
    address: text('address').notNull(),
    /** Of the answer; null where there was none. */
    status: integer('status'),
    /** Null where it was taken. */
    problem: text('problem').$type<AttemptProblem>(),
    /** The first words of the answer; '' for none. */
    answer: text('answer').notNull(),
    /** Milliseconds. */
    took: integer('took').notNull(),
    sentOn: at('sent_on').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    index('webhook_attempts_of_webhook').on(t.websiteId, t.webhookId, t.id),
    index('webhook_attempts_of_submission')
      .on(t.websiteId, t.submissionId, t.id)
      .where(sql`submission_id is not null`),
    index('webhook_attempts_old').on(t.sentOn),
  ],
);
