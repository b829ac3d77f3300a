import * as calls from '@vitrine/contracts/captcha.ts';
import { ok } from '@vitrine/domain/result.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { newChallenge } from './altcha.ts';

/** The built-in captcha's challenges. */
export const captchaRoutes: readonly Route[] = [
  route(calls.getChallenge, {
    // A read that costs the server work as a write does.
    limit: { name: 'captcha', points: 60, seconds: 60 },
    handler: async ({ platform, site, query }) =>
      ok(await newChallenge(platform, site.websiteId, query.action)),
  }),
];
