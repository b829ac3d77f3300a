import type { Environment } from '@vitrine/domain/store/environment.ts';
import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { currency, id } from './primitives.ts';

/** Configuration of a page's scripts. spec: storefront-commerce 3, 7 */
const contextConfig = z.strictObject({
  website: z.strictObject({
    id,
    identifier: z.string(),
    siteTitle: z.string(),
    language: z.string(),
    timeZone: z.string(),
    /** '' for the built-in captcha. */
    captchaSettings: z.strictObject({ siteKey: z.string() }),
  }),
  storeSettings: z.strictObject({
    storeCurrency: currency,
    expressCheckoutEnabled: z.boolean(),
    multipleQuantityAllowedForServices: z.boolean(),
  }),
  /** Host of the pages, with its port if it has one. */
  appDomain: z.string(),
  environment: z.enum([
    'development',
    'qa',
    'staging',
    'production',
  ] as const satisfies readonly Environment[]),
});
export type ContextConfig = AnswerOf<typeof contextConfig>;

/** The data that experiments use for targeting. spec: site-platform 3 */
const myWebsite = z.strictObject({
  id,
  siteStatus: z.strictObject({ value: z.literal('published') }),
  developerMode: z.boolean(),
  /** Milliseconds since the epoch. */
  createdOn: z.number(),
  language: z.string(),
  websiteType: z.number(),
});
export type MyWebsite = AnswerOf<typeof myWebsite>;

export const getContextConfig = endpoint({
  method: 'GET',
  path: '/api/context/config',
  auth: 'visitor',
  summary: 'Returns the configuration of a page’s scripts, and sets the crumb that writes echo.',
  answer: contextConfig,
});

export const getMyWebsite = endpoint({
  method: 'GET',
  path: '/api/rest/websites/mine',
  auth: 'visitor',
  summary: 'Returns facts about the website that pages are targeted by.',
  answer: myWebsite,
  errors: ['NOT_FOUND'],
});
