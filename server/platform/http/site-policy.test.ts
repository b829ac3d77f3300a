import type { CommerceSettings } from '@vitrine/domain/store/commerce-settings.ts';
import { expect, it } from 'vitest';
import { pixelSources } from '../../modules/analytics/content-policy.ts';
import { recaptchaSources } from '../../modules/captcha/content-policy.ts';
import { installmentSources } from '../../modules/payments/content-policy.ts';
import { defineModule } from '../module.ts';
import type { Platform } from '../platform.ts';
import type { Site } from '../site.ts';
import { securityHeaders } from './security-headers.ts';
import { policyOf } from './site-policy.ts';

const modules = [pixelSources, recaptchaSources, installmentSources].map((contentPolicy) =>
  defineModule({ name: contentPolicy.name, contentPolicy }),
);

/** The policy of a website with these settings. */
function policyWith(commerce: Partial<CommerceSettings>): string {
  const platform = { instances: new Map(), modules } as unknown as Platform;
  return policyOf(platform, { revision: 1, settings: { commerce } } as unknown as Site);
}

it('allows a page to load from its own origin only, and to frame the listed players', () => {
  expect(policyWith({})).toBe(securityHeaders['content-security-policy']);
  expect(policyWith({}).replace(/frame-src [^;]+/, '')).not.toContain('http');
  expect(policyWith({})).toContain("frame-src 'self' https://www.youtube-nocookie.com ");
});

it('allows an ad pixel to load pictures, and nothing else', () => {
  const policy = policyWith({ adPixelUrl: 'https://pixel.example/t?id=7' });
  expect(policy).toContain("img-src 'self' data: blob: https://pixel.example;");
  expect(policy.match(/pixel/g)).toHaveLength(1);
});

it('allows reCAPTCHA when its site key is set', () => {
  const policy = policyWith({
    captcha: { siteKey: 'k', projectId: 'p', sealedApiKey: 'secret', apiKeyEnd: 'secret' },
  });
  expect(policy).toContain("script-src 'self' https://www.google.com/recaptcha/");
  expect(policy).toContain('frame-src');
  expect(policy).not.toContain('secret');
});

it('allows the modal of the installment message to fetch the owner’s page', () => {
  const lent = { available: true, minMinor: 0, maxMinor: 1, accountCountry: 'US' };
  const policy = policyWith({ installments: { ...lent, pageUrl: 'https://pay.example/{language}.html' } });
  expect(policy).toContain("connect-src 'self' https://pay.example;");
  const own = policyWith({ installments: { ...lent, pageUrl: '/pay-later' } });
  expect(own).toBe(securityHeaders['content-security-policy']);
});

it.each(['javascript:alert(1)', "x; script-src 'unsafe-inline'", '//pixel.example', ''])(
  'writes nothing of %j into the header',
  (adPixelUrl) => {
    expect(policyWith({ adPixelUrl })).toBe(securityHeaders['content-security-policy']);
  },
);
