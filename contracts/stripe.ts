import { endpoint } from './endpoint.ts';

export const receiveStripeEvent = endpoint({
  method: 'POST',
  path: '/api/payments/stripe/webhook',
  auth: 'server',
  summary: 'Receives Stripe’s signed events. 400 for anything that is not signed.',
  answer: { contentTypes: [] },
});
