import type { NoticeCode } from '@vitrine/contracts/notices.ts';
import * as calls from '@vitrine/contracts/back-in-stock.ts';
import { ok } from '@vitrine/domain/result.ts';
import type { FastifyReply } from 'fastify';
import { pageRoute, type Route, route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkCaptcha } from '../captcha/index.ts';
import type { CallLimit } from '../../platform/rate-limits/index.ts';
import type { Site } from '../websites/index.ts';
import { emailOf, type BackInStockSignUp, signUpForBackInStock } from './service.ts';

const captchaAction = 'PRODUCT_WAITLIST_SUBMISSION';

const limit: CallLimit = { name: 'back-in-stock', points: 20, seconds: 60 };
/** A form without JavaScript has no captcha token; it has a lower limit and a honeypot field instead. */
const formLimit: CallLimit = { name: 'back-in-stock-form', points: 10, seconds: 60, addressPoints: 40 };

/** The restock sign-up, as a call with a captcha's token and as a plain form. spec: storefront-commerce 3, 5, 7 */
export const backInStockRoutes: readonly Route[] = [
  route(calls.signUpForBackInStock, {
    limit,
    handler: async ({ platform, request, site, body }) => {
      const email = emailOf(body);
      if (!email.ok) return email;
      const person = await checkCaptcha(platform, site, {
        token: body.recaptchaEnterpriseV3Token,
        action: captchaAction,
        address: request.ip,
      });
      if (!person.ok) return person;
      const done = await signUpForBackInStock(platform, site, body);
      return done.ok ? ok({}) : done;
    },
  }),
  pageRoute({
    method: 'POST',
    path: '/site-users/account/notifications/restock',
    auth: 'visitor',
    limit: [limit, formLimit],
    body: calls.backInStockSignUpBody,
    invalid: ({ reply }) => goBack(reply, '/', 'BACK_IN_STOCK_FAILED'),
    handler: async ({ platform, reply, site, body }) =>
      goBack(reply, body.returnTo, await postedSignUp(platform, site, body)),
  }),
];

async function postedSignUp(platform: Platform, site: Site, signUp: BackInStockSignUp): Promise<NoticeCode> {
  // A bot gets the same answer as a person.
  if (signUp.website !== '') return 'BACK_IN_STOCK_SIGNED_UP';
  const done = await signUpForBackInStock(platform, site, signUp);
  return done.ok ? 'BACK_IN_STOCK_SIGNED_UP' : done.error.code;
}

/** Back to a page of this site, and to no other. */
function goBack(reply: FastifyReply, returnTo: string, notice: NoticeCode): FastifyReply {
  const page = /^\/(?![/\\])[\w~/%.-]*$/.test(returnTo) ? returnTo : '/';
  return reply.header('cache-control', 'no-store').redirect(`${page}?notice=${notice}`, 303);
}
