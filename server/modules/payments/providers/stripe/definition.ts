import { defineProvider } from '../define-provider.ts';
import { cardSources } from './card-sources.ts';
import { readStripeSettings } from './settings.ts';
import { stripeProvider } from './stripe-provider.ts';
import { stripeWebhookRoute } from './stripe-webhook.ts';

/** Stripe: its script takes the card, its webhook reports what happened. */
export const stripe = defineProvider({
  name: 'stripe',
  readSettings: readStripeSettings,
  open: (platform, settings) => stripeProvider(platform, settings),
  cardFields: ({ publishableKey, scriptUrl, apiBase }) => ({
    publishableKey,
    scriptUrl,
    sources: cardSources({ scriptUrl, apiBase }),
  }),
  routes: [stripeWebhookRoute],
});
