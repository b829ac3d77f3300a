import { MAX_CONSENT_PAGE, MAX_CONSENT_WORDS } from '@vitrine/domain/audience/audience-limits.ts';
import * as z from 'zod';
import { MAX_CAPTCHA_TOKEN } from './captcha.ts';
import { endpoint } from './endpoint.ts';

/** What a sign-up has, as a call and as the form without JavaScript. */
const signUp = {
  listId: z.uuid(),
  email: z.string().max(1000).default(''),
  /** What the visitor read and agreed to by signing up, kept with the consent. */
  words: z.string().max(MAX_CONSENT_WORDS).default(''),
};

/** The form twin of the call, without `/api`. */
export const newsletterForm = z.object({
  ...signUp,
  /** The path of the page; '' where the browser says it. */
  page: z.string().max(MAX_CONSENT_PAGE).default(''),
  /** Honeypot: hidden from people, so only bots fill it in. */
  website: z.string().max(1000).default(''),
});

export const signUpForNewsletter = endpoint({
  method: 'POST',
  path: '/api/site-users/account/newsletter',
  auth: 'visitor',
  summary: 'Signs an address up for a mailing list. The answer does not say whether it was there already.',
  body: z.object({
    ...signUp,
    /** The path of the page. */
    page: z.string().max(MAX_CONSENT_PAGE).default(''),
    /** Whether the form stands in the pop-up of the site: the action of its captcha's token is another one. */
    inPopup: z.boolean().default(false),
    recaptchaEnterpriseV3Token: z.string().max(MAX_CAPTCHA_TOKEN).default(''),
  }),
  answer: z.strictObject({
    /** Whether a mail asks to confirm the address. */
    confirm: z.boolean(),
  }),
  errors: ['EMAIL_BLANK', 'EMAIL_INVALID', 'CAPTCHA_FAILED', 'NEWSLETTER_NOT_CONFIGURED'],
  example: {
    body: {
      listId: '0195c7a0-5f3e-7cc1-9d2a-3b1f5f0c8a21',
      email: 'june@example.com',
      words: 'Sign up. Four letters a year.',
      page: '/journal',
    },
    answer: { confirm: true },
  },
});
