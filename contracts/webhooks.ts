import { MAX_WEBHOOK_ADDRESS } from '@vitrine/domain/webhook/webhook-address.ts';
import { attemptProblems, connectionStates, deliveryStates } from '@vitrine/domain/webhook/webhook-states.ts';
import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { COUNT_LIMIT } from './list-limits.ts';
import { count, id, time } from './primitives.ts';

/** Requests of a webhook that its form's settings show. */
export const SHOWN_ATTEMPTS = 50;

const attempt = z.strictObject({
  id,
  /** Whether an owner has tried the webhook; otherwise it sent a submission. */
  isTest: z.boolean(),
  /** The submission; null for a test. */
  submissionId: id.nullable(),
  /** The address at that time. */
  address: z.string(),
  /** Of the answer; null where there was none. */
  status: z.int().nullable(),
  /** Why it failed; null where it was taken. */
  problem: z.enum(attemptProblems).nullable(),
  /** The first words of the answer, plain text; '' for none. */
  answer: z.string(),
  /** Milliseconds until the answer. */
  took: count,
  sentOn: time,
});
export type WebhookAttempt = AnswerOf<typeof attempt>;

const webhook = z.strictObject({
  address: z.string(),
  isOn: z.boolean(),
  state: z.enum(connectionStates),
  /** What signs each request; null: it was encrypted with another key, and another one has to be made. */
  secret: z.string().nullable(),
  /** Until when the secret before signs, too; null: it does no longer. */
  overlapsUntil: time.nullable(),
  /** Since when nothing was taken; null while it works. */
  failingSince: time.nullable(),
  /** When the last submission was taken; null: none yet. */
  deliveredOn: time.nullable(),
  /** Submissions still to be sent, spam left out, at most `COUNT_LIMIT`. */
  waiting: count.max(COUNT_LIMIT),
  /** Another one with every change. */
  version: z.string(),
  /** The newest requests, the newest first. */
  attempts: z.array(attempt).max(SHOWN_ATTEMPTS),
});
export type Webhook = AnswerOf<typeof webhook>;

/** The webhook of a form; null where it has none. */
const webhookOfForm = z.strictObject({ webhook: webhook.nullable() });
export type WebhookOfForm = AnswerOf<typeof webhookOfForm>;

const ofForm = { params: z.object({ id: z.uuid() }), notFound: 'FORM_NOT_FOUND' } as const;
/** The version of the webhook as the owner saw it, null for none: another one since then refuses the change. */
const seen = z.string().max(40).nullable();

export const getWebhook = endpoint({
  method: 'GET',
  path: '/api/admin/forms/:id/webhook',
  auth: 'owner',
  summary: 'Returns where a form sends its submissions, how that does, and the newest requests.',
  ...ofForm,
  answer: webhookOfForm,
});

export const saveWebhook = endpoint({
  method: 'PUT',
  path: '/api/admin/forms/:id/webhook',
  auth: 'owner',
  summary:
    'Sends each submission of a form to an address, signed with a secret that is made with it. Turned on again, it also sends what was not taken since it began to fail.',
  ...ofForm,
  body: z.strictObject({
    address: z
      .string()
      .trim()
      .max(MAX_WEBHOOK_ADDRESS + 2000),
    isOn: z.boolean(),
    seen,
  }),
  answer: webhookOfForm,
  errors: ['WEBHOOK_INVALID', 'STALE_REVISION'],
  example: { body: { address: 'https://hooks.example.com/contact', isOn: true, seen: null } },
});

export const removeWebhook = endpoint({
  method: 'POST',
  path: '/api/admin/forms/:id/webhook/remove',
  auth: 'owner',
  summary: 'Deletes the webhook of a form with its secret and its requests. Submissions stay in the inbox.',
  ...ofForm,
  body: z.strictObject({ seen }),
  answer: webhookOfForm,
  errors: ['STALE_REVISION'],
  example: { body: { seen: null } },
});

export const rotateWebhookSecret = endpoint({
  method: 'POST',
  path: '/api/admin/forms/:id/webhook/secret',
  auth: 'owner',
  summary: 'Makes another secret. For a day each request is signed with the one before, too.',
  ...ofForm,
  answer: webhookOfForm,
  errors: ['WEBHOOK_NOT_FOUND'],
});

export const testWebhook = endpoint({
  method: 'POST',
  path: '/api/admin/forms/:id/webhook/test',
  auth: 'owner',
  summary:
    'Sends an example to the webhook of a form at once, also while it is off, and returns what came of it.',
  ...ofForm,
  answer: z.strictObject({ attempt }),
  errors: ['WEBHOOK_NOT_FOUND'],
});

const delivery = z.strictObject({
  state: z.enum(deliveryStates),
  attempts: count,
  /** When it is tried again; null where it is not. */
  nextOn: time.nullable(),
  /** When it was taken; null: not yet. */
  deliveredOn: time.nullable(),
  /** The newest requests, the newest first. */
  log: z.array(attempt),
});

const deliveryOfSubmission = z.strictObject({
  /** How the webhook of its form does; null where the form has none. */
  webhook: z.enum(connectionStates).nullable(),
  /** Null where it was never to be sent. */
  delivery: delivery.nullable(),
});
export type DeliveryOfSubmission = AnswerOf<typeof deliveryOfSubmission>;

const ofSubmission = { params: z.object({ id: z.uuid() }), notFound: 'SUBMISSION_NOT_FOUND' } as const;

export const getSubmissionDelivery = endpoint({
  method: 'GET',
  path: '/api/admin/form-submissions/:id/webhook',
  auth: 'owner',
  summary: 'Returns whether a submission was sent to the webhook of its form.',
  ...ofSubmission,
  answer: deliveryOfSubmission,
});

export const replaySubmission = endpoint({
  method: 'POST',
  path: '/api/admin/form-submissions/:id/webhook',
  auth: 'owner',
  summary: 'Sends a submission to the webhook of its form, again if it was sent before.',
  ...ofSubmission,
  answer: deliveryOfSubmission,
  status: 202,
  errors: ['WEBHOOK_NOT_FOUND', 'WEBHOOK_OFF', 'WEBHOOK_TAKES_NO_SPAM'],
});
