import * as z from 'zod';

export const MAILS_PER_PAGE = 50;

export type MailKind =
  | 'order-confirmation'
  | 'order-fulfilled'
  | 'order-refunded'
  | 'gift-card'
  | 'digital-delivery'
  | 'subscription-started'
  | 'subscription-renewed'
  | 'subscription-canceled'
  | 'subscription-ended'
  | 'payment-failed'
  | 'restock'
  | 'password-reset';
/** 'stored': waiting for an SMTP server or the next attempt; 'failed': gave up after the last attempt. */
export type MailStatus = 'stored' | 'sent' | 'failed';

/** GET /api/admin/mails: newest first. */
export const listMailsQuery = z.object({
  status: z.enum(['stored', 'sent', 'failed']).optional(),
  /** The previous answer's `nextBefore`. */
  before: z.uuid().optional(),
});
export type ListMailsQuery = z.input<typeof listMailsQuery>;

export const mailParams = z.object({ id: z.uuid() });

/** A row of the outbox. Times are ISO 8601. */
export interface MailRow {
  readonly id: string;
  readonly kind: MailKind;
  readonly orderId: string | null;
  readonly recipient: string;
  readonly subject: string;
  readonly status: MailStatus;
  readonly attempts: number;
  readonly createdOn: string;
  readonly sentOn: string | null;
}

/** Answer of GET /api/admin/mails. `smtp` false: no SMTP_URL is set, mails are kept here until one is. */
export interface MailList {
  readonly mails: readonly MailRow[];
  readonly nextBefore: string | null;
  readonly smtp: boolean;
}

/** Answer of GET /api/admin/mails/:id. Show `bodyHtml` only in a sandboxed frame. */
export interface MailDetail extends MailRow {
  readonly bodyText: string;
  readonly bodyHtml: string;
  readonly lastError: string | null;
}
