import { productStatuses } from '@vitrine/domain/product/product-status.ts';
import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { picture } from './media.ts';
import { count, id, time } from './primitives.ts';

/** Sends that one call may ask for. */
const SENDS_AT_ONCE = 200;

const variantOf = { productId: z.uuid(), variantId: z.uuid() };
/** The previous response's `nextPageCursor`. */
const cursor = z.string().min(1).max(500).optional();
const page = {
  hasNextPage: z.boolean(),
  /** Pass it as `cursor` for the next page; null at the end. */
  nextPageCursor: z.string().nullable(),
};

/** A variant that people wait for. */
const signUpGroup = z.strictObject({
  productId: id,
  variantId: id,
  product: z.string(),
  /** Its values, `L / Ash`; '' for the only variant. */
  variant: z.string(),
  sku: z.string(),
  /** Visitors see published products only: others cannot be sent. */
  status: z.enum(productStatuses),
  /** Its own picture, else the product's. */
  picture: picture.nullable(),
  unlimited: z.boolean(),
  /** Units in stock; meaningless when unlimited. */
  quantity: count,
  /** How many wait, at most `COUNT_LIMIT`. */
  waiting: count,
  /** Whether more wait than `waiting`. */
  isMore: z.boolean(),
  oldestOn: time,
  newestOn: time,
  /** When people who waited for it were written to last; null: never. */
  lastSentOn: time.nullable(),
  /** Mails that are being written now; null: none. */
  sending: z.strictObject({ sent: count, total: count }).nullable(),
});
export type SignUpGroup = AnswerOf<typeof signUpGroup>;

const signUp = z.strictObject({
  id,
  email: z.string(),
  /** A language tag, in which the mail is written if there is a catalogue for it, and else in English. */
  language: z.string(),
  isJoinMailingList: z.boolean(),
  createdOn: time,
  /** When the mail was written; null: they wait. */
  sentOn: time.nullable(),
});
export type SignUpRow = AnswerOf<typeof signUp>;

const groups = z.strictObject({ signUpGroups: z.array(signUpGroup), ...page });
export type SignUpGroups = AnswerOf<typeof groups>;

const somebody: z.output<typeof signUp> = {
  id: '0195c7a0-5f3e-7cc1-9d2a-3b1f5f0c8a13',
  email: 'june@example.com',
  language: 'de-CH',
  isJoinMailingList: false,
  createdOn: '2026-11-23T09:30:00.000Z',
  sentOn: null,
};
const aVariant = {
  productId: '0195c7a0-5f3e-7cc1-9d2a-3b1f5f0c8a11',
  variantId: '0195c7a0-5f3e-7cc1-9d2a-3b1f5f0c8a12',
};

export const listSignUpGroups = endpoint({
  method: 'GET',
  path: '/api/site-users/account/notifications/restock/groups',
  auth: 'owner',
  summary: 'Lists the variants that people wait for, those first for which somebody has waited longest.',
  query: z.object({ cursor }),
  answer: groups,
  example: { answer: { signUpGroups: [], hasNextPage: false, nextPageCursor: null } },
});

export const listSignUps = endpoint({
  method: 'GET',
  path: '/api/site-users/account/notifications/restock',
  auth: 'owner',
  summary: 'Lists who waits for a variant, and who has been written to, the newest first.',
  query: z.object({ ...variantOf, cursor }),
  answer: z.strictObject({
    /** The names of the variant that is asked for: as in its group. */
    product: z.string(),
    variant: z.string(),
    signUps: z.array(signUp),
    ...page,
  }),
  errors: ['PRODUCT_NOT_FOUND'],
  example: {
    query: aVariant,
    answer: {
      product: 'Vase',
      variant: 'Tall / Ash',
      signUps: [somebody],
      hasNextPage: false,
      nextPageCursor: null,
    },
  },
});

const sentSoFar = {
  /** Mails written by this call. */
  sent: count,
  /** How many are written after it, in the background; at most `COUNT_LIMIT`. */
  queued: count,
};

export const sendBackInStock = endpoint({
  method: 'POST',
  path: '/api/site-users/account/notifications/restock/send',
  auth: 'owner',
  summary: 'Writes to everyone who waits for a variant, each once and in their language, whatever its stock.',
  body: z.object(variantOf),
  answer: z.strictObject(sentSoFar),
  errors: ['PRODUCT_NOT_FOUND', 'BACK_IN_STOCK_HIDDEN', 'BACK_IN_STOCK_NOBODY'],
  example: { body: aVariant, answer: { sent: 3, queued: 0 } },
});

const sendOutcomes = ['sending', 'not-found', 'hidden', 'nobody'] as const;

export const sendAllBackInStock = endpoint({
  method: 'POST',
  path: '/api/site-users/account/notifications/restock/send/all',
  auth: 'owner',
  summary: 'The same for many variants; what cannot be sent does not keep the others from it.',
  body: z.object({
    sendRequests: z
      .array(z.object(variantOf))
      .min(1, 'Name at least one variant.')
      .max(SENDS_AT_ONCE, `Send at most ${SENDS_AT_ONCE} variants at once.`),
  }),
  answer: z.strictObject({
    ...sentSoFar,
    results: z.array(z.strictObject({ productId: id, variantId: id, outcome: z.enum(sendOutcomes) })),
  }),
  example: {
    body: { sendRequests: [aVariant] },
    answer: { sent: 3, queued: 0, results: [{ ...aVariant, outcome: 'sending' }] },
  },
});

export const deleteSignUp = endpoint({
  method: 'DELETE',
  path: '/api/admin/back-in-stock/sign-ups/:id',
  auth: 'owner',
  summary: 'Takes somebody off a waiting list.',
  params: z.object({ id: z.uuid() }),
  notFound: 'BACK_IN_STOCK_GONE',
  answer: null,
});

const settings = z.strictObject({
  /** Whether those who wait are written to when stock returns, without the owner. */
  automatic: z.boolean(),
  /** Whether visitors can sign up at all, which the settings of the store say. */
  isOffered: z.boolean(),
});
export type BackInStockSettings = AnswerOf<typeof settings>;

export const getBackInStockSettings = endpoint({
  method: 'GET',
  path: '/api/admin/back-in-stock/settings',
  auth: 'owner',
  summary: 'Returns whether those who wait are written to when stock returns.',
  answer: settings,
  example: { answer: { automatic: false, isOffered: true } },
});

export const putBackInStockSettings = endpoint({
  method: 'PUT',
  path: '/api/admin/back-in-stock/settings',
  auth: 'owner',
  summary: 'Sets whether those who wait are written to when stock returns.',
  body: z.strictObject({ automatic: z.boolean() }),
  answer: settings,
  example: { body: { automatic: true }, answer: { automatic: true, isOffered: true } },
});
