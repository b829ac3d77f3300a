import { MAX_CATEGORY_NAME } from '@vitrine/domain/category/category-tree.ts';
import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { count, id } from './primitives.ts';
import { revision } from './revision.ts';

const listedCategory = z.strictObject({
  id,
  name: z.string(),
  /** The category that contains it; null at the top. */
  parentId: id.nullable(),
  /** Raised by each change of its name or place. */
  revision: z.int(),
  /** Products that have it, hidden ones among them; those in the bin are not counted. */
  products: count,
});
export type ListedCategory = AnswerOf<typeof listedCategory>;

const revised = z.strictObject({ revision: z.int() });

const name = z
  .string('Enter a name.')
  .trim()
  .min(1, 'Enter a name.')
  .max(MAX_CATEGORY_NAME, `A name has at most ${MAX_CATEGORY_NAME} characters.`)
  .regex(/^\P{Cc}*$/u, 'A name is one line of text.');
const params = z.object({ id: z.uuid() });
const exampleId = '0198c0de-0000-7000-8000-000000000001';
const otherId = '0198c0de-0000-7000-8000-000000000002';

export const listCategories = endpoint({
  method: 'GET',
  path: '/api/admin/categories',
  auth: 'owner',
  summary:
    'Lists the categories of the shop’s products in the order of their tree, each before those inside it.',
  answer: z.strictObject({ categories: z.array(listedCategory) }),
  example: {
    answer: {
      categories: [
        { id: otherId, name: 'Kitchen', parentId: null, revision: 1, products: 12 },
        { id: exampleId, name: 'Cups', parentId: otherId, revision: 2, products: 5 },
      ],
    },
  },
});

export const createCategory = endpoint({
  method: 'POST',
  path: '/api/admin/categories',
  auth: 'owner',
  summary: 'Adds a category as the last one inside another one, or of the top level.',
  body: z.object({ name, parentId: z.uuid().nullable().default(null) }),
  answer: listedCategory,
  status: 201,
  errors: ['CATEGORY_NOT_FOUND', 'CATEGORY_NAME_TAKEN', 'CATEGORY_LIMIT', 'CATEGORY_TOO_DEEP'],
  example: {
    body: { name: 'Cups', parentId: otherId },
    answer: { id: exampleId, name: 'Cups', parentId: otherId, revision: 1, products: 0 },
  },
});

export const renameCategory = endpoint({
  method: 'PUT',
  path: '/api/admin/categories/:id',
  auth: 'owner',
  summary: 'Renames a category, with all products that have it. Links with the old name go on working.',
  params,
  body: z.object({ name, revision }),
  answer: revised,
  errors: ['CATEGORY_NOT_FOUND', 'CATEGORY_NAME_TAKEN', 'STALE_REVISION'],
  example: { body: { name: 'Cups and mugs', revision: 1 }, answer: { revision: 2 } },
});

export const moveCategory = endpoint({
  method: 'POST',
  path: '/api/admin/categories/:id/move',
  auth: 'owner',
  summary: 'Moves a category, with all that is inside it, to another place of the tree.',
  params,
  body: z.object({
    /** The category it goes into; null for the top level. */
    parentId: z.uuid().nullable(),
    /** The category of that level it comes after; null for the first place. */
    after: z.uuid().nullable(),
    revision,
  }),
  answer: revised,
  errors: ['CATEGORY_NOT_FOUND', 'CATEGORY_INSIDE_ITSELF', 'CATEGORY_TOO_DEEP', 'STALE_REVISION'],
  example: { body: { parentId: null, after: otherId, revision: 2 }, answer: { revision: 3 } },
});

export const mergeCategory = endpoint({
  method: 'POST',
  path: '/api/admin/categories/:id/merge',
  auth: 'owner',
  summary:
    'Merges a category into another one: its products get the other, what is inside it goes there too, and links with its name lead there.',
  params,
  body: z.object({
    /** The category that stays. */
    into: z.uuid(),
    revision,
  }),
  answer: null,
  errors: ['CATEGORY_NOT_FOUND', 'CATEGORY_INSIDE_ITSELF', 'CATEGORY_TOO_DEEP', 'STALE_REVISION'],
  example: { body: { into: otherId, revision: 2 } },
});

export const deleteCategory = endpoint({
  method: 'DELETE',
  path: '/api/admin/categories/:id',
  auth: 'owner',
  summary: 'Deletes a category. Products lose it, and the categories inside it take its place.',
  params,
  query: z.object({ revision: z.coerce.number().int().min(1) }),
  answer: null,
  errors: ['CATEGORY_NOT_FOUND', 'STALE_REVISION'],
  example: { query: { revision: 3 } },
});
