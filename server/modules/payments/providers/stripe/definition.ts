import { defineProvider } from '../define-provider.ts';
import { cardSources } from './card-sources.ts';
import { placedAt, readStripeSettings } from './settings.ts';
import { stripeAccount } from './stripe-account.ts';
import { stripeProvider } from './stripe-provider.ts';
import { stripeAccountWebhookRoute, stripeWebhookRoute } from './stripe-webhook.ts';

/** Stripe: its script takes the card, its webhook reports what happened. */
export const stripe = defineProvider({
  name: 'stripe',
  readSettings: readStripeSettings,
  open: (platform, keys) => stripeProvider(platform, placedAt(platform.config, keys)),
  cardFields(keys, config) {
    const { publishableKey, scriptUrl, apiBase } = placedAt(config, keys);
    return { publishableKey, scriptUrl, sources: cardSources({ scriptUrl, apiBase }) };
  },
  account: stripeAccount,
  routes: [stripeWebhookRoute, stripeAccountWebhookRoute],
});
