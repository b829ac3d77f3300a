import { locales } from '@vitrine/domain/text/locale.ts';
import * as z from 'zod';
import { defineBulk } from './bulk.ts';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { anyOf, day, defineList } from './list.ts';
import { count, id, time } from './primitives.ts';

export const mailKinds = [
  'order-confirmation',
  'order-paid',
  'order-unpaid',
  'order-fulfilled',
  'order-tracking',
  'order-refunded',
  'gift-card',
  'digital-delivery',
  'subscription-started',
  'subscription-renewed',
  'subscription-changed',
  'subscription-canceled',
  'subscription-ended',
  'payment-failed',
  'payment-link',
  'restock',
  'cart-reminder',
  'review-request',
  'form-submission',
  'form-receipt',
  'form-reply',
  'newsletter-confirmation',
  'letter',
  'password-reset',
  'password-changed',
  'email-change',
  'email-change-note',
  'owner-new-order',
  'owner-low-stock',
  'owner-failed-payment',
  'owner-held-comment',
  'owner-held-review',
  'owner-failed-page',
  'owner-failed-webhook',
  'test',
] as const;
export type MailKind = (typeof mailKinds)[number];
/** Mails that an owner sends again or dismisses in one call. */
export const MAILS_AT_ONCE = 1000;

/**
 * 'stored': waiting for an SMTP server or the next attempt; 'failed': gave up after the last attempt; 'dismissed': failed,
 * and its owner has seen it or it arrived in another copy; 'suppressed': a marketing mail to an address whose mails
 * bounce or whose reader complained, never sent.
 */
export const mailStatuses = ['stored', 'sent', 'failed', 'dismissed', 'suppressed'] as const;
const mailStatus = z.enum(mailStatuses);
export type MailStatus = z.output<typeof mailStatus>;

const mailParams = z.object({ id: z.uuid() });

/** A row of the outbox. Times are ISO 8601. */
export const mailRow = z.strictObject({
  id,
  kind: z.enum(mailKinds),
  orderId: id.nullable(),
  recipient: z.string(),
  subject: z.string(),
  status: mailStatus,
  attempts: count,
  createdOn: time,
  sentOn: time.nullable(),
});
export type MailRow = AnswerOf<typeof mailRow>;

/** Show `bodyHtml` only in a sandboxed frame. */
const mailDetail = mailRow.extend({
  bodyText: z.string(),
  bodyHtml: z.string(),
  lastError: z.string().nullable(),
});
export type MailDetail = AnswerOf<typeof mailDetail>;

/** The outbox. The search finds beginnings of words of subject and recipient. */
export const {
  list: listMails,
  counted: countMails,
  exported: exportMails,
  exportedSelection: exportSelectedMails,
} = defineList({
  name: 'mails',
  noun: 'mails of the outbox',
  row: mailRow,
  filters: {
    status: anyOf(mailStatuses),
    kind: anyOf(mailKinds),
    writtenFrom: day,
    /** Including that day. */
    writtenTo: day,
  },
  sorts: ['written'],
  defaultSort: '-written',
  example: { search: 'june', status: 'failed' },
});

export const getMailSending = endpoint({
  method: 'GET',
  path: '/api/admin/mails/sending',
  auth: 'owner',
  summary: 'Returns whether mails are sent, or stored until a mail server is set up.',
  answer: z.strictObject({
    /** False when there is no mail server and mails are stored until there is one. */
    smtp: z.boolean(),
  }),
});

/** What can be done with many mails at once. */
export const mailsChange = z.discriminatedUnion(
  'action',
  [
    /** Sends those again that failed or were dismissed. */
    z.strictObject({ action: z.literal('retry') }),
    /** Takes failed ones off what waits for the owner. */
    z.strictObject({ action: z.literal('dismiss') }),
  ],
  'Choose what to do with them.',
);
export type MailsChange = z.output<typeof mailsChange>;

export const changeMails = defineBulk({
  name: 'mails',
  noun: 'mails',
  change: mailsChange,
  example: { action: 'dismiss' },
});

export const getMail = endpoint({
  method: 'GET',
  path: '/api/admin/mails/:id',
  auth: 'owner',
  summary: 'Returns a mail.',
  params: mailParams,
  notFound: 'MAIL_NOT_FOUND',
  answer: mailDetail,
});

const someMails = z.array(z.uuid()).min(1).max(MAILS_AT_ONCE);
/** Those of `ids`, or all that failed: the newest first, as many as one call takes. */
const failedOnes = z.strictObject({ ids: someMails.optional() });
const movedMails = z.strictObject({
  /** The mails that were changed. */
  ids: z.array(id),
});

export const retryMails = endpoint({
  method: 'POST',
  path: '/api/admin/mails/retry',
  auth: 'owner',
  summary: 'Sends mails again that failed or were dismissed, with all attempts before them.',
  body: failedOnes,
  answer: movedMails,
  errors: ['MAILS_NOT_FAILED'],
  example: { body: {}, answer: { ids: [] } },
});

export const dismissMails = endpoint({
  method: 'POST',
  path: '/api/admin/mails/dismiss',
  auth: 'owner',
  summary: 'Takes failed mails off the list of what waits for the owner.',
  body: failedOnes,
  answer: movedMails,
  errors: ['MAILS_NOT_FAILED'],
  example: { body: {}, answer: { ids: [] } },
});

export const restoreMails = endpoint({
  method: 'POST',
  path: '/api/admin/mails/restore',
  auth: 'owner',
  summary: 'Takes back the dismissal of mails: they wait for the owner again.',
  body: z.strictObject({ ids: someMails }),
  answer: movedMails,
  example: { body: { ids: ['019b2b1e-5d5c-7a31-9d1c-3f6f5a2b7c10'] }, answer: { ids: [] } },
});

export const listMailPreviews = endpoint({
  method: 'GET',
  path: '/api/admin/mails/previews',
  auth: 'owner',
  summary: 'Lists every kind of mail the shop sends by its occasions, with the subject of an example.',
  answer: z.strictObject({
    previews: z.array(z.strictObject({ kind: z.enum(mailKinds), occasion: z.string(), subject: z.string() })),
  }),
});

export const previewMail = endpoint({
  method: 'GET',
  path: '/api/admin/mails/previews/:kind',
  auth: 'owner',
  summary: 'Shows a mail with made-up data as its reader would see it.',
  params: z.object({ kind: z.string().max(40) }),
  notFound: 'MAIL_NOT_FOUND',
  query: z.object({
    form: z.enum(['html', 'text']).default('html'),
    /** By default the usual one. */
    occasion: z.string().max(40).optional(),
    /** By default that of the site. */
    language: z.enum(locales).optional(),
  }),
  malformed: 'MAIL_NOT_FOUND',
  answer: { contentTypes: ['text/html', 'text/plain'] },
});
