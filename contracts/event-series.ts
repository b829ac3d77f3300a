import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { repeatRule } from './event-facts.ts';
import { postDetail } from './posts.ts';
import { id } from './primitives.ts';
import { revision } from './revision.ts';

const params = z.object({ id: z.uuid() });

export const repeatEvent = endpoint({
  method: 'POST',
  path: '/api/admin/posts/:id/repeat',
  auth: 'owner',
  summary:
    'Makes a series of an event: copies with its status on other days, each with a page of its own, at the same local time.',
  params,
  body: z.object({ revision, rule: repeatRule }),
  answer: postDetail,
  errors: ['CONTENT_NOT_FOUND', 'STALE_REVISION', 'CONTENT_FIELD_INVALID'],
  example: {
    body: {
      revision: 2,
      rule: {
        unit: 'week',
        every: 1,
        weekdays: [3],
        monthDay: 'day',
        end: { kind: 'count', count: 10 },
      },
    },
  },
});

export const deleteFollowing = endpoint({
  method: 'DELETE',
  path: '/api/admin/posts/:id/following',
  auth: 'owner',
  summary:
    'Moves an event and those of its series that follow it to the bin, from which they can be restored.',
  params,
  query: z.object({ revision: z.coerce.number().int().min(1) }),
  answer: z.strictObject({
    /** What was moved, this event first. */
    ids: z.array(id),
  }),
  errors: ['CONTENT_NOT_FOUND', 'STALE_REVISION'],
  example: { query: { revision: 2 } },
});
