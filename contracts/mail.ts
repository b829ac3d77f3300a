import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { count, id, time } from './primitives.ts';

export const MAILS_PER_PAGE = 50;

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
  'subscription-canceled',
  'subscription-ended',
  'payment-failed',
  'payment-link',
  'restock',
  'password-reset',
  'password-changed',
  'email-change',
  'email-change-note',
  'owner-new-order',
  'owner-low-stock',
  'owner-failed-payment',
  'owner-held-comment',
] as const;
export type MailKind = (typeof mailKinds)[number];
/** Mails that an owner sends again or dismisses in one call. */
export const MAILS_AT_ONCE = 1000;

/**
 * 'stored': waiting for an SMTP server or the next attempt; 'failed': gave up after the last attempt; 'dismissed': failed,
 * and its owner has seen it or it arrived in another copy.
 */
export const mailStatuses = ['stored', 'sent', 'failed', 'dismissed'] as const;
const mailStatus = z.enum(mailStatuses);
export type MailStatus = z.output<typeof mailStatus>;

const listMailsQuery = z.object({
  status: mailStatus.optional(),
  /** The previous response's `nextBefore`. */
  before: z.uuid().optional(),
});

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

const mailList = z.strictObject({
  mails: z.array(mailRow),
  nextBefore: id.nullable(),
  /** False when no SMTP_URL is set and mails are stored until one is. */
  smtp: z.boolean(),
});
export type MailList = AnswerOf<typeof mailList>;

/** Show `bodyHtml` only in a sandboxed frame. */
const mailDetail = mailRow.extend({
  bodyText: z.string(),
  bodyHtml: z.string(),
  lastError: z.string().nullable(),
});
export type MailDetail = AnswerOf<typeof mailDetail>;

export const listMails = endpoint({
  method: 'GET',
  path: '/api/admin/mails',
  auth: 'owner',
  summary: 'Lists the mails of the outbox, newest first.',
  query: listMailsQuery,
  answer: mailList,
  example: { query: { status: 'stored' }, answer: { mails: [], nextBefore: null, smtp: true } },
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
  summary: 'Lists every kind of mail the shop sends, with the subject of an example.',
  answer: z.strictObject({
    previews: z.array(z.strictObject({ kind: z.enum(mailKinds), subject: z.string() })),
  }),
});

export const previewMail = endpoint({
  method: 'GET',
  path: '/api/admin/mails/previews/:kind',
  auth: 'owner',
  summary: 'Shows a mail with made-up data as its reader would see it.',
  params: z.object({ kind: z.string().max(40) }),
  notFound: 'MAIL_NOT_FOUND',
  query: z.object({ form: z.enum(['html', 'text']).default('html') }),
  malformed: 'MAIL_NOT_FOUND',
  answer: { contentTypes: ['text/html', 'text/plain'] },
});
