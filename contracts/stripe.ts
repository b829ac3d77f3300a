import * as z from 'zod';
import { endpoint } from './endpoint.ts';

export const receiveStripeEvent = endpoint({
  method: 'POST',
  path: '/api/payments/stripe/webhook',
  auth: 'server',
  summary: 'Receives Stripe’s signed events. 400 for anything that is not signed.',
  answer: { contentTypes: [] },
});

export const receiveStripeAccountEvent = endpoint({
  method: 'POST',
  path: '/api/payments/stripe/webhook/:websiteId/:accountId',
  auth: 'server',
  summary: 'Receives the signed events of one website’s Stripe account. 400 for anything that is not signed.',
  params: z.object({ websiteId: z.uuid(), accountId: z.uuid() }),
  notFound: 'NOT_FOUND',
  answer: { contentTypes: [] },
});
