import type { Config } from '../config.ts';
import type { OutsideSources } from './security-headers.ts';

/** Pages with card fields; they are never cached. */
const cardPages = /^\/(?:checkout|subscription)(?:[/?]|$)/;

const sourcesOf = new WeakMap<object, OutsideSources>();

/**
 * On pages with Stripe's card fields: its script, the frames it opens, the calls it makes, and the bank's page a posted
 * form redirects to. Null for every other page, and where Stripe is not set up.
 */
export function cardSources(url: string, config: Pick<Config, 'stripe'>): OutsideSources | null {
  const { stripe } = config;
  if (stripe === null || !cardPages.test(url)) return null;
  const known = sourcesOf.get(stripe);
  if (known !== undefined) return known;
  const script = new URL(stripe.scriptUrl).origin;
  const api = stripe.apiBase ?? 'https://api.stripe.com';
  const bank = stripe.apiBase ?? 'https://hooks.stripe.com';
  const sources: OutsideSources = {
    scripts: [script],
    frames: [...new Set([script, bank])],
    connections: [api],
    formTargets: [bank],
  };
  sourcesOf.set(stripe, sources);
  return sources;
}
