import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';

/** Actions a captcha token is requested for. spec: storefront-commerce 7 */
export const captchaActions = [
  'FORM_BLOCK_SUBMISSION',
  'NEWSLETTER_BLOCK_SUBMISSION',
  'PRODUCT_WAITLIST_SUBMISSION',
  'PROMO_POPUP_SUBMISSION',
] as const;
export type CaptchaAction = (typeof captchaActions)[number];

const challengeQuery = z.object({ action: z.enum(captchaActions) });

/**
 * A challenge of the built-in captcha: find a counter (unsigned 32 bits, big-endian, after the nonce) for which
 * SHA-256 of salt, nonce and counter begins with `keyPrefix` (hexadecimal). Nonce and salt are hexadecimal too.
 */
const captchaChallenge = z.strictObject({
  parameters: z.strictObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    data: z.exactOptional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))),
  }),
  signature: z.string(),
});
export type CaptchaChallenge = AnswerOf<typeof captchaChallenge>;

export const getChallenge = endpoint({
  method: 'GET',
  path: '/api/captcha/challenge',
  auth: 'visitor',
  summary: 'Returns a challenge of the built-in captcha for an action.',
  query: challengeQuery,
  answer: captchaChallenge,
  example: { query: { action: 'FORM_BLOCK_SUBMISSION' } },
});

/** Characters of a token, of either captcha. */
export const MAX_CAPTCHA_TOKEN = 8_000;
