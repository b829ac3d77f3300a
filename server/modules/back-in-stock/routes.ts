import type { NoticeCode } from '@vitrine/contracts/notices.ts';
import { backInStockSignUpBody } from '@vitrine/contracts/back-in-stock.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireCrumb } from '../../platform/http/crumb.ts';
import { sendFailure } from '../../platform/http/failures.ts';
import { parseBody } from '../../platform/http/parse.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkCaptcha } from '../captcha/index.ts';
import { limitRate } from '../../platform/rate-limits/index.ts';
import { emailOf, type BackInStockSignUp, signUpForBackInStock } from './service.ts';

const path = '/site-users/account/notifications/restock';
const captchaAction = 'PRODUCT_WAITLIST_SUBMISSION';

/** The restock sign-up, as a call with a captcha's token and as a plain form. spec: storefront-commerce 3, 5, 7 */
export function backInStockRoutes(app: FastifyInstance, platform: Platform): void {
  const crumb = requireCrumb(platform.config);
  // A form without JavaScript brings no token: a lower limit and a field only programs see stand in for it.
  const formLimit = limitRate(platform, 'back-in-stock-form', { points: 10, seconds: 60, addressPoints: 40 });

  app.post(`/api${path}`, { preHandler: crumb }, async (request, reply) => {
    const body = parseBody(backInStockSignUpBody, request);
    if (!body.ok) return sendFailure(reply, { code: 'BACK_IN_STOCK_FAILED' });
    const email = emailOf(body.value);
    if (!email.ok) return sendFailure(reply, email.error);
    const person = await checkCaptcha(platform, request.site, {
      token: body.value.recaptchaEnterpriseV3Token,
      action: captchaAction,
      address: request.ip,
    });
    if (!person.ok) return sendFailure(reply, person.error);
    const done = await signUpForBackInStock(platform, request.site, body.value);
    if (!done.ok) return sendFailure(reply, done.error);
    return reply.header('cache-control', 'no-store').send({});
  });

  app.post(path, { preHandler: [crumb, formLimit] }, async (request, reply) => {
    const body = parseBody(backInStockSignUpBody, request);
    if (!body.ok) return goBack(reply, '/', 'BACK_IN_STOCK_FAILED');
    return goBack(reply, body.value.returnTo, await postedSignUp(platform, request, body.value));
  });
}

async function postedSignUp(
  platform: Platform,
  request: FastifyRequest,
  signUp: BackInStockSignUp,
): Promise<NoticeCode> {
  // A bot gets the same answer as a person.
  if (signUp.website !== '') return 'BACK_IN_STOCK_SIGNED_UP';
  const done = await signUpForBackInStock(platform, request.site, signUp);
  return done.ok ? 'BACK_IN_STOCK_SIGNED_UP' : done.error.code;
}

/** Back to a page of this site, and to no other. */
function goBack(reply: FastifyReply, returnTo: string, notice: NoticeCode): FastifyReply {
  const page = /^\/(?![/\\])[\w~/%.-]*$/.test(returnTo) ? returnTo : '/';
  return reply.header('cache-control', 'no-store').redirect(`${page}?notice=${notice}`, 303);
}
