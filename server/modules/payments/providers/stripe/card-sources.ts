import type { OutsideSources } from '../../../../platform/http/security-headers.ts';
import type { StripeSettings } from './settings.ts';

/**
 * What Stripe's card fields need of a page: its script, the frames it opens, the calls it makes, and the bank's page a
 * posted form redirects to.
 */
export function cardSources({
  scriptUrl,
  apiBase,
}: Pick<StripeSettings, 'scriptUrl' | 'apiBase'>): OutsideSources {
  const script = new URL(scriptUrl).origin;
  const bank = apiBase ?? 'https://hooks.stripe.com';
  return {
    scripts: [script],
    frames: [...new Set([script, bank])],
    connections: [apiBase ?? 'https://api.stripe.com'],
    formTargets: [bank],
  };
}
