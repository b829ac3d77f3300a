import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { id } from './primitives.ts';

/** Items of one search; who looks for another one types more of its title. */
export const FOUND_ITEMS = 10;
/** Items that are asked for by their ids at most. */
const NAMED_ITEMS = 100;

const kind = z.enum(['blog', 'products', 'events', 'gallery', 'portfolio', 'lessons', 'course']);

const siteItem = z.strictObject({
  id,
  /** The kind of the list it is in. */
  kind,
  title: z.string(),
  /** The list's title. */
  listTitle: z.string(),
  /** Its address, beginning with a slash. */
  path: z.string(),
  /** Whether visitors see it. */
  isPublished: z.boolean(),
});
export type SiteItem = AnswerOf<typeof siteItem>;

const joined = (max: number) =>
  z
    .string()
    .max(max * 37)
    .transform((text) => text.split(','));

export const findSiteItems = endpoint({
  method: 'GET',
  path: '/api/admin/site-items',
  auth: 'owner',
  summary:
    'Finds products, posts, events and other items by words of their title, to be linked to or shown by a block; the newest ones without words.',
  query: z.object({
    search: z.string().trim().max(200, 'Search for at most 200 characters.').default(''),
    /** Kinds of lists joined with commas; all kinds unless given. */
    kinds: joined(7).pipe(z.array(kind).max(7)).optional(),
    /** Ids joined with commas: these items, in this order, whatever the search. Deleted ones are left out. */
    ids: joined(NAMED_ITEMS)
      .pipe(z.array(z.uuid('An id of an item is not valid.')).max(NAMED_ITEMS))
      .optional(),
  }),
  answer: z.strictObject({ items: z.array(siteItem).max(NAMED_ITEMS) }),
  example: { query: { search: 'mug', kinds: 'blog,products' }, answer: { items: [] } },
});
