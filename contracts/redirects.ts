import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';

const redirect = z.strictObject({
  /** A path of the site; `/old/*` for everything below it. */
  from: z.string(),
  /** A path of the site, or an http(s) address. */
  to: z.string(),
  /** 301 permanent, 302 temporary. */
  status: z.int(),
  /** Made by a change of an address, not by hand. */
  isAutomatic: z.boolean(),
});
export type ListedRedirect = AnswerOf<typeof redirect>;

const from = z
  .string()
  .trim()
  .min(1, 'Enter the old address.')
  .max(500, 'A path has at most 500 characters.');
const example = { from: '/old-shop', to: '/shop', status: 301, isAutomatic: false };

export const listRedirects = endpoint({
  method: 'GET',
  path: '/api/admin/redirects',
  auth: 'owner',
  summary: 'Lists a website’s redirects by path, 100 at a time.',
  query: z.object({
    /** The path after which to go on. */
    after: z.string().max(500).optional(),
  }),
  answer: z.strictObject({
    rows: z.array(redirect),
    /** The `after` of what follows; null at the end. */
    next: z.string().nullable(),
  }),
  example: { answer: { rows: [example], next: null } },
});

export const addRedirect = endpoint({
  method: 'POST',
  path: '/api/admin/redirects',
  auth: 'owner',
  summary: 'Adds a redirect, or changes where the one of this path leads.',
  body: z.object({
    from,
    to: z
      .string()
      .trim()
      .min(1, 'Enter the new address.')
      .max(1000, 'An address has at most 1,000 characters.'),
    status: z.union([z.literal(301), z.literal(302)]).default(301),
  }),
  answer: redirect,
  status: 201,
  errors: ['REDIRECT_PATH_INVALID', 'REDIRECT_TARGET_INVALID', 'REDIRECT_LOOP', 'TOO_MANY_REDIRECTS'],
  example: { body: { from: '/old-shop', to: '/shop', status: 301 }, answer: example },
});

export const removeRedirect = endpoint({
  method: 'DELETE',
  path: '/api/admin/redirects',
  auth: 'owner',
  summary: 'Removes a redirect. One that is gone already is no error.',
  query: z.object({ from }),
  answer: null,
  example: { query: { from: '/old-shop' } },
});
