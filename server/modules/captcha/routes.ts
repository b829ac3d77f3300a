import * as calls from '@vitrine/contracts/captcha.ts';
import * as keys from '@vitrine/contracts/spam-protection.ts';
import { ok } from '@vitrine/domain/result.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { newChallenge } from './altcha.ts';
import { removeKeys, saveKeys, testKeys, viewSpamProtection } from './captcha-keys.ts';

/** The built-in captcha's challenges, and the owner's screen of spam protection. */
export const captchaRoutes: readonly Route[] = [
  route(calls.getChallenge, {
    // A read that costs the server work as a write does.
    limit: { name: 'captcha', points: 60, seconds: 60 },
    handler: async ({ platform, site, query }) =>
      ok(await newChallenge(platform, site.websiteId, query.action)),
  }),
  route(keys.getSpamProtection, {
    handler: async ({ platform, site }) => ok(await viewSpamProtection(platform, site.websiteId)),
  }),
  route(keys.testCaptchaKeys, {
    handler: ({ platform, site, body }) => testKeys(platform, site.websiteId, body),
  }),
  route(keys.saveCaptchaKeys, {
    handler: ({ platform, site, body }) => saveKeys(platform, site.websiteId, body),
  }),
  route(keys.removeCaptchaKeys, {
    handler: ({ platform, site, body }) => removeKeys(platform, site.websiteId, body.seen),
  }),
];
