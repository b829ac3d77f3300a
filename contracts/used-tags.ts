import * as z from 'zod';
import { endpoint } from './endpoint.ts';

const answer = z.strictObject({ tags: z.array(z.string()) });

export const listOrderTags = endpoint({
  method: 'GET',
  path: '/api/admin/orders/tags',
  auth: 'owner',
  summary: 'Lists the tags of the 5,000 newest orders, the most used first, at most 200.',
  answer,
  example: { answer: { tags: ['gift', 'rush'] } },
});

export const listCustomerTags = endpoint({
  method: 'GET',
  path: '/api/admin/customers/tags',
  auth: 'owner',
  summary: 'Lists the tags of the 5,000 newest customers, the most used first, at most 200.',
  answer,
  example: { answer: { tags: ['wholesale', 'club'] } },
});
