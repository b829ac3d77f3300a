import * as z from 'zod';

/** Actions a captcha token is requested for. spec: storefront-commerce 7 */
export const captchaActions = [
  'FORM_BLOCK_SUBMISSION',
  'NEWSLETTER_BLOCK_SUBMISSION',
  'PRODUCT_WAITLIST_SUBMISSION',
  'PROMO_POPUP_SUBMISSION',
] as const;
export type CaptchaAction = (typeof captchaActions)[number];

/** GET /api/captcha/challenge */
export const challengeQuery = z.object({ action: z.enum(captchaActions) });

/**
 * A challenge of the built-in captcha: find a counter (unsigned 32 bits, big-endian, after the nonce) for which
 * SHA-256 of salt, nonce and counter begins with `keyPrefix` (hexadecimal). Nonce and salt are hexadecimal too.
 */
export interface CaptchaChallenge {
  readonly parameters: {
    readonly algorithm: string;
    readonly nonce: string;
    readonly salt: string;
    readonly cost: number;
    readonly keyLength: number;
    readonly keyPrefix: string;
    readonly data?: Readonly<Record<string, string | number | boolean | null>>;
  };
  readonly signature: string;
}

/** Characters of a token, of either captcha. */
export const MAX_CAPTCHA_TOKEN = 8_000;
