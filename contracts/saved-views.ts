import { MAX_VIEW_NAME, MAX_VIEWS } from '@vitrine/domain/list/saved-views.ts';
import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { listParameters } from './list.ts';
import { id } from './primitives.ts';

const MAX_COLUMNS = 50;

const savedView = z.strictObject({
  id,
  name: z.string(),
  /** Search, filters and sort as the list's call takes them. */
  query: z.record(z.string(), z.string()),
  /** Columns that are not shown; null: as on the device. */
  hidden: z.array(z.string()).nullable(),
});
export type SavedViewAnswer = AnswerOf<typeof savedView>;

/** In the owner's order. */
const savedViews = z.strictObject({ views: z.array(savedView) });

/** The name of a list: `orders`. */
const list = z.string().regex(/^[a-z][a-z-]{0,39}$/, 'There is no list of this name.');
const name = z
  .string('Enter a name.')
  .trim()
  .min(1, 'Enter a name.')
  .max(MAX_VIEW_NAME, `A name has at most ${MAX_VIEW_NAME} characters.`);
const query = listParameters;
const hidden = z.array(z.string().min(1).max(40)).max(MAX_COLUMNS).nullable();

const params = z.object({ id: z.uuid() });
const example = { list: 'orders', name: 'Big orders', query: { sort: '-total' }, hidden: null };

export const listViews = endpoint({
  method: 'GET',
  path: '/api/admin/views',
  auth: 'owner',
  summary: 'Lists the views that the owner has saved of a list.',
  query: z.object({ list }),
  answer: savedViews,
  example: { query: { list: 'orders' } },
});

export const createView = endpoint({
  method: 'POST',
  path: '/api/admin/views',
  auth: 'owner',
  summary: 'Saves a view of a list under a name.',
  body: z.object({
    list,
    name,
    query,
    hidden: hidden.default(null),
    /** Its place from 0; the last without it. */
    at: z.int().min(0).max(MAX_VIEWS).optional(),
  }),
  answer: savedViews,
  status: 201,
  errors: ['VIEW_LIMIT', 'VIEW_NAME_TAKEN'],
  example: { body: example },
});

export const changeView = endpoint({
  method: 'PUT',
  path: '/api/admin/views/:id',
  auth: 'owner',
  summary: 'Renames a saved view, or changes what it shows.',
  params,
  body: z.object({ list, name: name.optional(), query: query.optional(), hidden: hidden.optional() }),
  answer: savedViews,
  errors: ['VIEW_NOT_FOUND', 'VIEW_NAME_TAKEN'],
  example: { body: { list: 'orders', name: 'Large orders' } },
});

export const moveView = endpoint({
  method: 'POST',
  path: '/api/admin/views/:id/move',
  auth: 'owner',
  summary: 'Moves a saved view to another place among the others.',
  params,
  body: z.object({ list, to: z.int().min(0).max(MAX_VIEWS) }),
  answer: savedViews,
  errors: ['VIEW_NOT_FOUND'],
  example: { body: { list: 'orders', to: 0 } },
});

export const deleteView = endpoint({
  method: 'DELETE',
  path: '/api/admin/views/:id',
  auth: 'owner',
  summary: 'Deletes a saved view. What it showed stays.',
  params,
  query: z.object({ list }),
  answer: savedViews,
  errors: ['VIEW_NOT_FOUND'],
  example: { query: { list: 'orders' } },
});
