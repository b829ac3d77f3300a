import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { count } from './primitives.ts';

/** Characters of each key. */
const MAX_KEY = 500;

const google = z.strictObject({
  siteKey: z.string().max(MAX_KEY),
  projectId: z.string().max(MAX_KEY),
  /** The last four characters of the stored API key; '' where none is stored. */
  apiKeyEnd: z.string().max(MAX_KEY),
  /** False: the API key was encrypted with another VITRINE_SECRET or key file, and Google is not asked. */
  isReadable: z.boolean(),
});

const spamProtection = z.strictObject({
  /** The website's: rises with every change of it. */
  revision: count,
  /** Keys of reCAPTCHA Enterprise; null: the built-in protection is used. */
  google: google.nullable(),
});
export type SpamProtection = AnswerOf<typeof spamProtection>;

const entered = z.string().trim().max(MAX_KEY).default('');
/** An API key left empty is the stored one. */
const keys = z.object({ siteKey: entered, projectId: entered, apiKey: entered });
/** The keys as the owner saw them, null for none: others since then refuse the change. */
const seen = google.nullable();

const exampleKeys = { siteKey: '6Lc1', projectId: 'kiln-and-clay', apiKey: '' };

export const getSpamProtection = endpoint({
  method: 'GET',
  path: '/api/admin/spam-protection',
  auth: 'owner',
  summary: 'Returns what protects the forms of the website from bots.',
  answer: spamProtection,
  example: { answer: { revision: 12, google: null } },
});

export const testCaptchaKeys = endpoint({
  method: 'POST',
  path: '/api/admin/spam-protection/test',
  auth: 'owner',
  summary: 'Checks keys of reCAPTCHA Enterprise at Google, and changes nothing.',
  body: keys,
  answer: null,
  errors: ['CAPTCHA_KEYS_INVALID', 'CAPTCHA_PROVIDER_SILENT'],
  example: { body: exampleKeys },
});

export const saveCaptchaKeys = endpoint({
  method: 'PUT',
  path: '/api/admin/spam-protection',
  auth: 'owner',
  summary:
    'Protects the forms of the website with reCAPTCHA Enterprise. The keys are checked at Google first.',
  body: keys.extend({ seen }),
  answer: spamProtection,
  errors: ['CAPTCHA_KEYS_INVALID', 'CAPTCHA_PROVIDER_SILENT', 'STALE_REVISION'],
  example: { body: { ...exampleKeys, seen: null } },
});

export const removeCaptchaKeys = endpoint({
  method: 'POST',
  path: '/api/admin/spam-protection/remove',
  auth: 'owner',
  summary: 'Deletes the keys of reCAPTCHA Enterprise. The built-in protection takes over.',
  body: z.object({ seen }),
  answer: spamProtection,
  errors: ['STALE_REVISION'],
  example: { body: { seen: null } },
});
