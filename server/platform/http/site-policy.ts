import { commerceSettingsOf } from '@vitrine/domain/store/commerce-settings.ts';
import type { Site } from '../../modules/websites/site.ts';
import { type OutsideSources, pagePolicy } from './security-headers.ts';

// A Site object represents one revision, so its policy stays valid as long as the object.
const policies = new WeakMap<Site, Map<OutsideSources | null, string>>();

/**
 * The Content-Security-Policy of a website's pages: its own origin, what its owner configured, and on pages that take
 * cards what the payment provider needs (`card`; one object per server).
 */
export function policyOf(site: Site, card: OutsideSources | null = null): string {
  const known = policies.get(site) ?? new Map<OutsideSources | null, string>();
  policies.set(site, known);
  const present = known.get(card);
  if (present !== undefined) return present;
  const policy = pagePolicy(card === null ? outsideSources(site) : both(outsideSources(site), card));
  known.set(card, policy);
  return policy;
}

function both(a: OutsideSources, b: OutsideSources): OutsideSources {
  return {
    scripts: [...(a.scripts ?? []), ...(b.scripts ?? [])],
    images: [...(a.images ?? []), ...(b.images ?? [])],
    frames: [...(a.frames ?? []), ...(b.frames ?? [])],
    connections: [...(a.connections ?? []), ...(b.connections ?? [])],
    formTargets: [...(a.formTargets ?? []), ...(b.formTargets ?? [])],
  };
}

const RECAPTCHA = 'https://www.google.com/recaptcha/';

function outsideSources(site: Site): OutsideSources {
  const { adPixelUrl, captcha, installments } = commerceSettingsOf(site.settings);
  const pixel = adPixelUrl === null ? null : originIn(adPixelUrl);
  const lender = installments.pageUrl === null ? null : originIn(installments.pageUrl);
  const asksGoogle = captcha.siteKey !== '';
  return {
    images: pixel === null ? [] : [pixel],
    scripts: asksGoogle ? [RECAPTCHA, 'https://www.gstatic.com/recaptcha/'] : [],
    frames: asksGoogle ? [RECAPTCHA, 'https://recaptcha.google.com/recaptcha/'] : [],
    // The modal of the installment message fetches the owner's own page about it.
    connections: [...(asksGoogle ? [RECAPTCHA] : []), ...(lender === null ? [] : [lender])],
  };
}

/** The origin of a web address; null for an invalid one, so that no setting can inject into the header. */
function originIn(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, origin } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? origin : null;
}
