import { MAX_IDENTIFIER, MAX_SITE_TITLE } from '@vitrine/domain/sites/site-name.ts';
import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { count, id, time } from './primitives.ts';

const title = z
  .string()
  .trim()
  .min(1, 'Enter a title.')
  .max(MAX_SITE_TITLE, `Enter a title of at most ${MAX_SITE_TITLE} characters.`);
/** As it is typed; `readSiteHost` says what it may be. */
const host = z.string().trim().max(300, 'Enter an address of at most 253 characters.');

const starter = z.strictObject({
  name: z.string(),
  title: z.string(),
  sentence: z.string(),
  contains: z.array(z.string()),
  /** Addresses of its pictures in the gallery: the home page as a desktop and as a phone shows it, the whole page. */
  pictures: z.strictObject({ desktop: z.string(), phone: z.string(), whole: z.string() }),
});
export type StarterView = AnswerOf<typeof starter>;

const site = z.strictObject({
  id,
  title: z.string(),
  identifier: z.string(),
  /** Origin of its pages; '' where it has none. */
  address: z.string(),
  host: z.string(),
  /** Whether the call was made in its own editor. */
  isHere: z.boolean(),
  /** Whether it has the main address of the installation, which no other gets by renaming. */
  isFirst: z.boolean(),
  archivedOn: time.nullable(),
  /** The last change that visitors see. */
  changedOn: time.nullable(),
});
export type SiteView = AnswerOf<typeof site>;

/** Making, copying or erasing a website, in the background. */
const work = z.strictObject({
  /** Of the website; one that is made or copied has it from the beginning. */
  id,
  kind: z.enum(['make', 'copy', 'erase']),
  title: z.string(),
  /** Where it will be; '' where it has no address, or takes over this one. */
  address: z.string(),
  takesOver: z.boolean(),
  done: count,
  total: count,
  /** Given up after several attempts; nothing of it was left behind. */
  hasFailed: z.boolean(),
});
export type SiteWork = AnswerOf<typeof work>;

const sites = z.strictObject({
  /** Those the account administers, by title; at most 200. */
  sites: z.array(site),
  works: z.array(work),
  mayMake: z.boolean(),
  /** As many as the installation may have. */
  most: count,
  /** Below which name new addresses are: `localhost:3000`, or the host of PUBLIC_ORIGIN. */
  base: z.strictObject({ host: z.string(), isLocal: z.boolean() }),
  /** What the first website is, where the account administers it: it can make way for a new one. */
  first: z
    .strictObject({ title: z.string(), kind: z.enum(['demo', 'empty']), wayHost: z.string() })
    .nullable(),
});
export type SitesAnswer = AnswerOf<typeof sites>;

const siteId = z.object({ id });
const started = z.strictObject({ id });

export const listStarters = endpoint({
  method: 'GET',
  path: '/api/admin/starters',
  auth: 'owner',
  summary: 'Lists the starters that a new site can be made from.',
  answer: z.strictObject({ starters: z.array(starter) }),
});

export const getStarterPicture = endpoint({
  method: 'GET',
  path: '/api/admin/starters/:name/:picture',
  auth: 'owner',
  summary: 'Returns a picture of a starter: `desktop`, `phone` or `whole`.',
  params: z.object({ name: z.string().max(40), picture: z.enum(['desktop', 'phone', 'whole']) }),
  answer: { contentTypes: ['image/webp'] },
  notFound: 'STARTER_NOT_FOUND',
});

export const listSites = endpoint({
  method: 'GET',
  path: '/api/admin/sites',
  auth: 'owner',
  summary: 'Lists the sites of the account, and what is under way with whole sites.',
  answer: sites,
});

const makeSiteBody = z.object({
  title,
  /** The name of a starter; '' for an empty site. */
  starter: z.string().max(40),
  /** Where it is; for one that takes over, what the other one has in future. */
  host,
  /**
   * `no`: a site beside the others. Or it gets the main address of the installation from the first website, while that
   * is the demo shop or empty, which is kept at `host` or erased.
   */
  takesOver: z.enum(['no', 'keep', 'erase']).default('no'),
});
export type MakeSiteBody = z.output<typeof makeSiteBody>;

export const makeSite = endpoint({
  method: 'POST',
  path: '/api/admin/sites',
  auth: 'owner',
  summary: 'Makes a site from a starter, in the background: `GET /api/admin/sites` has its progress.',
  body: makeSiteBody,
  answer: started,
  status: 202,
  errors: [
    'STARTER_NOT_FOUND',
    'SITE_HOST_INVALID',
    'SITE_HOST_TAKEN',
    'SITE_MAKING_FORBIDDEN',
    'SITES_FULL',
    'SITE_STAYS',
    'SITE_BUSY',
  ],
  example: { body: { title: 'Fig & Flint', starter: 'restaurant', host: 'fig-and-flint', takesOver: 'no' } },
});

export const copySite = endpoint({
  method: 'POST',
  path: '/api/admin/sites/:id/copy',
  auth: 'owner',
  summary:
    'Copies a site in the background: content, settings and files, but no orders, customers, carts, payments or reports.',
  params: siteId,
  body: z.object({ title, host }),
  answer: started,
  status: 202,
  errors: ['SITE_HOST_INVALID', 'SITE_HOST_TAKEN', 'SITE_MAKING_FORBIDDEN', 'SITES_FULL', 'SITE_BUSY'],
  notFound: 'SITE_NOT_FOUND',
  example: { body: { title: 'Fig & Flint, next year', host: 'fig-and-flint-2' } },
});

export const renameSite = endpoint({
  method: 'PUT',
  path: '/api/admin/sites/:id',
  auth: 'owner',
  summary: 'Changes the title, the short name and the address of a site; the first one keeps its address.',
  params: siteId,
  body: z.object({
    title,
    identifier: z
      .string()
      .trim()
      .max(MAX_IDENTIFIER, `Enter a short name of at most ${MAX_IDENTIFIER} characters.`)
      .regex(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/, 'Use small letters, digits, and hyphens between them.'),
    host,
  }),
  answer: site,
  errors: ['SITE_HOST_INVALID', 'SITE_HOST_TAKEN', 'SITE_BUSY'],
  notFound: 'SITE_NOT_FOUND',
  example: { body: { title: 'Fig & Flint', identifier: 'fig-and-flint', host: 'fig-and-flint' } },
});

export const archiveSite = endpoint({
  method: 'PUT',
  path: '/api/admin/sites/:id/archived',
  auth: 'owner',
  summary: 'Closes a site to visitors and to changes, or brings it back.',
  params: siteId,
  body: z.object({ archived: z.boolean() }),
  answer: site,
  errors: ['SITE_BUSY', 'SITE_HAS_SUBSCRIPTIONS'],
  notFound: 'SITE_NOT_FOUND',
  example: { body: { archived: true } },
});

export const getSiteFacts = endpoint({
  method: 'GET',
  path: '/api/admin/sites/:id/facts',
  auth: 'owner',
  summary: 'Returns what a site has, before it is archived or erased.',
  params: siteId,
  answer: z.strictObject({
    pages: count,
    entries: count,
    files: count,
    orders: count,
    /** Orders that are paid and not sent. */
    openOrders: count,
    customers: count,
    subscriptions: count,
  }),
  notFound: 'SITE_NOT_FOUND',
});
export type SiteFactsAnswer = AnswerOf<(typeof getSiteFacts)['answer']>;

export const exportSite = endpoint({
  method: 'GET',
  path: '/api/admin/sites/:id/export',
  auth: 'owner',
  summary:
    'Returns everything of a site as a ZIP archive: each table as JSON, and the files. Passwords and keys are left out.',
  params: siteId,
  answer: { contentTypes: ['application/zip'] },
  errors: ['SITE_BUSY'],
  notFound: 'SITE_NOT_FOUND',
});

export const eraseSite = endpoint({
  method: 'POST',
  path: '/api/admin/sites/:id/erase',
  auth: 'owner',
  summary:
    'Erases a site with everything in it, for good. Its address answers no more; the rest happens in the background.',
  params: siteId,
  /** The site’s title, as proof that this one is meant. */
  body: z.object({ title: z.string().max(1000) }),
  answer: null,
  errors: ['SITE_BUSY', 'SITE_IS_FIRST', 'SITE_IS_HERE', 'SITE_HAS_SUBSCRIPTIONS', 'SITE_TITLE_DIFFERS'],
  notFound: 'SITE_NOT_FOUND',
  example: { body: { title: 'Fig & Flint' } },
});

export const dismissSiteWork = endpoint({
  method: 'DELETE',
  path: '/api/admin/site-works/:id',
  auth: 'owner',
  summary: 'Takes the notice of a site that could not be made off the list.',
  params: siteId,
  answer: null,
  notFound: 'SITE_NOT_FOUND',
});
