import * as z from 'zod';
import { MAX_CAPTCHA_TOKEN } from './captcha.ts';
import { endpoint } from './endpoint.ts';

const ticked = z
  .union([z.boolean(), z.enum(['true', 'false', 'on', ''])])
  .transform((value) => value === true || value === 'true' || value === 'on');

/**
 * JSON, and its form twin without `/api`. The address is
 * `siteVisitorEmail`, or `email`, as the form's field is named. spec: storefront-commerce 3; site-platform 3, 7
 */
export const backInStockSignUpBody = z.object({
  productId: z.uuid(),
  variantId: z.uuid(),
  siteVisitorEmail: z.string().max(1000).default(''),
  email: z.string().max(1000).default(''),
  isJoinMailingList: ticked.default(false),
  language: z
    .string()
    .regex(/^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8}){0,3}$|^$/)
    .default(''),
  recaptchaEnterpriseV3Token: z.string().max(MAX_CAPTCHA_TOKEN).default(''),
  /** Forms only: the page to go back to. */
  returnTo: z.string().max(500).default('/'),
  /** Forms only. Honeypot: hidden from people, so only bots fill it in. */
  website: z.string().max(1000).default(''),
});

export const signUpForBackInStock = endpoint({
  method: 'POST',
  path: '/api/site-users/account/notifications/restock',
  auth: 'visitor',
  summary: 'Asks for a mail when a variant is back in stock.',
  body: backInStockSignUpBody,
  malformed: 'BACK_IN_STOCK_FAILED',
  answer: z.strictObject({}),
  errors: ['EMAIL_BLANK', 'EMAIL_INVALID', 'CAPTCHA_FAILED'],
  example: {
    body: {
      productId: '0195c7a0-5f3e-7cc1-9d2a-3b1f5f0c8a11',
      variantId: '0195c7a0-5f3e-7cc1-9d2a-3b1f5f0c8a12',
      siteVisitorEmail: 'june@example.com',
    },
    answer: {},
  },
});
