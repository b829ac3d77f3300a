import { MAX_INSTRUCTIONS, MAX_WAIT_FOR_PAYMENT } from '@vitrine/domain/payment/manual-payment.ts';
import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { count, id, time } from './primitives.ts';

/** An account that takes a website's payments. */
const account = z.strictObject({
  id,
  provider: z.string(),
  mode: z.enum(['test', 'live']),
  /** What it is called at the provider; '' where the key may not read it. */
  name: z.string(),
  /** The settings as entered, secrets abbreviated: `sk_live_…1234`. */
  shown: z.record(z.string(), z.string()),
  /** Whether the provider reports what happens; otherwise it is asked, which takes some minutes longer. */
  hasWebhook: z.boolean(),
  /** False: its keys were encrypted with another VITRINE_SECRET or key file, and it takes no payments. */
  isReadable: z.boolean(),
  connectedOn: time,
});

const manualMethod = z.strictObject({
  enabled: z.boolean(),
  /** For buyers, in the website's language. */
  instructions: z.string().trim().max(MAX_INSTRUCTIONS),
});
export const manualPayment = z.strictObject({
  bankTransfer: manualMethod,
  onCollection: manualMethod,
  /** Days after which an unpaid order is canceled; null: never. */
  cancelAfterDays: z.int().min(1).max(MAX_WAIT_FOR_PAYMENT).nullable(),
});

const paymentSettings = z.strictObject({
  /** The website's: rises with every change of it. */
  revision: count,
  /** 'account': the connected one. 'server': the provider that the environment sets up. 'none': nothing takes cards. */
  takenBy: z.enum(['account', 'server', 'test', 'none']),
  /** The provider's name, e.g. 'stripe'; 'test' is the built-in test gateway, 'none' nothing. */
  provider: z.string(),
  mode: z.enum(['test', 'live']),
  /** Null where none is connected. */
  account: account.nullable(),
  /** Running subscriptions whose cards are saved where payments are taken now. */
  subscriptions: count,
  manual: manualPayment,
});
export type PaymentSettings = AnswerOf<typeof paymentSettings>;

const entered = z
  .record(z.string().max(60), z.string().max(500))
  .refine((all) => Object.keys(all).length <= 20);
const params = z.object({ provider: z.string().max(40) });
/** The connected account as the owner saw it: another one since then refuses the change. */
const seen = z.uuid().nullable();

export const getPaymentSettings = endpoint({
  method: 'GET',
  path: '/api/admin/payments',
  auth: 'owner',
  summary: 'Returns what takes the website’s payments.',
  answer: paymentSettings,
});

export const testPaymentAccount = endpoint({
  method: 'POST',
  path: '/api/admin/payments/:provider/test',
  auth: 'owner',
  summary: 'Checks an account’s settings at its provider, and changes nothing.',
  params,
  notFound: 'PAYMENT_PROVIDER_UNKNOWN',
  /** A secret left empty is the stored one. */
  body: z.object({ settings: entered }),
  answer: z.strictObject({ name: z.string(), mode: z.enum(['test', 'live']) }),
  errors: ['PAYMENT_SETTINGS_INVALID', 'PAYMENT_PROVIDER_SILENT'],
  example: { body: { settings: { publishableKey: 'pk_test_1', secretKey: 'sk_test_1' } } },
});

export const connectPaymentAccount = endpoint({
  method: 'POST',
  path: '/api/admin/payments/:provider/connect',
  auth: 'owner',
  summary: 'Connects an account, or changes its settings, and makes its webhook.',
  params,
  notFound: 'PAYMENT_PROVIDER_UNKNOWN',
  body: z.object({ settings: entered, seen }),
  answer: paymentSettings,
  errors: ['PAYMENT_SETTINGS_INVALID', 'PAYMENT_PROVIDER_SILENT', 'STALE_REVISION'],
  example: { body: { settings: { publishableKey: 'pk_test_1', secretKey: 'sk_test_1' }, seen: null } },
});

export const disconnectPayments = endpoint({
  method: 'POST',
  path: '/api/admin/payments/disconnect',
  auth: 'owner',
  summary: 'Takes no more card payments. Earlier ones can still be refunded.',
  body: z.object({ seen }),
  answer: paymentSettings,
  errors: ['STALE_REVISION'],
  example: { body: { seen: null } },
});

export const putManualPayment = endpoint({
  method: 'PUT',
  path: '/api/admin/payments/manual',
  auth: 'owner',
  summary: 'Changes the ways to pay by hand: bank transfer, and on collection.',
  /** `seen`: the settings as the owner saw them; others since then refuse the change. */
  body: z.object({ manual: manualPayment, seen: manualPayment }),
  answer: paymentSettings,
  errors: ['PAYMENT_SETTINGS_INVALID', 'STALE_REVISION'],
});
