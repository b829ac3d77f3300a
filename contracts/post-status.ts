import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { pageStatus } from './page-status.ts';
import { postDetail } from './posts.ts';
import { id, time } from './primitives.ts';
import { revision } from './revision.ts';

const params = z.object({ id: z.uuid() });

export const changePostStatus = endpoint({
  method: 'POST',
  path: '/api/admin/posts/:id/status',
  auth: 'owner',
  summary:
    'Gives a post another status. Publishing shows what is written; a scheduled post is published at its time with what is written then.',
  params,
  body: z.object({
    revision,
    status: pageStatus,
    /** When it is to be published; for `scheduled` only. */
    publishOn: time.optional(),
  }),
  answer: postDetail,
  errors: [
    'CONTENT_NOT_FOUND',
    'STALE_REVISION',
    'STATUS_CHANGE_REFUSED',
    'PUBLISH_DAY_MISSING',
    'CONTENT_FIELD_INVALID',
    'DRAFT_INCOMPLETE',
    'PAGE_FROM_NEWER',
  ],
  example: { body: { revision: 2, status: 'scheduled', publishOn: '2031-05-12T07:00:00.000Z' } },
});

export const planPostChanges = endpoint({
  method: 'PUT',
  path: '/api/admin/posts/:id/planned-changes',
  auth: 'owner',
  summary:
    'Plans when what is written of a published post is shown, as it is then, or changes that time; until then visitors see what they saw.',
  params,
  body: z.object({ revision, publishOn: time }),
  answer: postDetail,
  errors: ['CONTENT_NOT_FOUND', 'STALE_REVISION', 'STATUS_CHANGE_REFUSED', 'PUBLISH_TIME_PAST'],
  example: { body: { revision: 2, publishOn: '2031-05-12T07:00:00.000Z' } },
});

export const giveUpPostChanges = endpoint({
  method: 'DELETE',
  path: '/api/admin/posts/:id/planned-changes',
  auth: 'owner',
  summary: 'Gives up the time at which what is written of a published post was to be shown.',
  params,
  query: z.object({ revision: z.coerce.number().int().min(1) }),
  answer: postDetail,
  errors: ['CONTENT_NOT_FOUND', 'STALE_REVISION'],
  example: { query: { revision: 2 } },
});

/** Changes of a status that are listed. */
export const MAX_POST_CHANGES = 100;

const postChange = z.strictObject({
  id,
  /** Null for its first status. */
  from: pageStatus.nullable(),
  to: pageStatus,
  /** Who made it; null for the clock, '' for somebody who is not known any more. */
  by: z.string().nullable(),
  on: time,
});
export type PostChange = AnswerOf<typeof postChange>;

export const listPostChanges = endpoint({
  method: 'GET',
  path: '/api/admin/posts/:id/status-changes',
  auth: 'owner',
  summary: `Lists who changed a post’s status and when, the latest first: at most ${MAX_POST_CHANGES} changes.`,
  params,
  notFound: 'CONTENT_NOT_FOUND',
  answer: z.strictObject({ changes: z.array(postChange) }),
});
