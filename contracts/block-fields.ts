import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { id } from './primitives.ts';

const blockField = z.strictObject({
  id: z.string(),
  /** What the theme calls it; '' for nothing. */
  label: z.string(),
  /** Whether it is the footer. */
  isFooter: z.boolean(),
});

export const listBlockFields = endpoint({
  method: 'GET',
  path: '/api/admin/block-fields',
  auth: 'owner',
  summary: 'Lists the places in the templates of the website’s theme that take blocks of its owner.',
  answer: z.strictObject({ fields: z.array(blockField) }),
  example: { answer: { fields: [{ id: 'footerBlocks', label: 'Footer', isFooter: true }] } },
});

export const openBlockField = endpoint({
  method: 'POST',
  path: '/api/admin/block-fields/:field/open',
  auth: 'owner',
  summary:
    'Returns the id by which the blocks of a place are edited at /api/admin/page-drafts. A footer that has none begins with what the theme shows there.',
  params: z.object({ field: z.string().regex(/^[\w.:-]{1,80}$/) }),
  answer: z.strictObject({ id }),
  errors: ['CONTENT_NOT_FOUND'],
});
