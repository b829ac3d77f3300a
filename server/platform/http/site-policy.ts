import { commerceSettingsOf } from '@vitrine/domain/store/commerce-settings.ts';
import type { Site } from '../../modules/websites/site.ts';
import { type OutsideSources, pagePolicy } from './security-headers.ts';

// A site object stands for one revision, so its policy is right as long as it is in use.
const policies = new WeakMap<Site, string>();

/** The Content-Security-Policy of a website's pages: its own origin, and what its owner has set up besides. */
export function policyOf(site: Site): string {
  const known = policies.get(site);
  if (known !== undefined) return known;
  const policy = pagePolicy(outsideSources(site));
  policies.set(site, policy);
  return policy;
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

/** The origin of a web address; null for what is none, so that no setting can write into the header. */
function originIn(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, origin } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? origin : null;
}
