import type { ItemStatus } from '@vitrine/domain/content/content.ts';
import { statusLabels } from '@vitrine/domain/content/content-status.ts';
import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { id, time } from './primitives.ts';
import { revision } from './revision.ts';

export const pageStatus = z.enum(Object.keys(statusLabels) as ItemStatus[]);

/** 'incomplete': blocks were half made; 'failed': the server could not do it. */
export const publishProblem = z.enum(['incomplete', 'failed']).nullable();

const pageState = z.strictObject({
  id,
  status: pageStatus,
  isHome: z.boolean(),
  /** Of the page, for changes of its status. */
  revision: z.int(),
  /** Of its draft. */
  draftRevision: z.int(),
  /** Whether the draft differs from what visitors see. */
  hasChanges: z.boolean(),
  /** When it was last published; null: never. */
  publishedOn: time.nullable(),
  /** When the draft, as it is then, is published by the clock, and who planned it; '' when nobody is known. */
  publishOn: time.nullable(),
  scheduledBy: z.string(),
  /** Why the last planned publication did not take place, and when; null: nothing is wrong. */
  problem: z.strictObject({ kind: publishProblem.unwrap(), on: time }).nullable(),
  /** Who gave it its status and when; null for what was never changed, '' for the clock. */
  changed: z.strictObject({ by: z.string(), on: time }).nullable(),
});
export type PageState = AnswerOf<typeof pageState>;

/** Changes of a status that are listed. */
export const MAX_STATUS_CHANGES = 100;

const statusChange = z.strictObject({
  id,
  from: pageStatus,
  to: pageStatus,
  /** Who made it; null for the clock, '' for somebody who is not known any more. */
  by: z.string().nullable(),
  on: time,
});
export type StatusChange = AnswerOf<typeof statusChange>;

const params = z.object({ id: z.uuid() });

export const getPageStatus = endpoint({
  method: 'GET',
  path: '/api/admin/pages/:id/status',
  auth: 'owner',
  summary: 'Returns a page’s status, and what is planned for it.',
  params,
  answer: pageState,
  errors: ['CONTENT_NOT_FOUND'],
});

export const listStatusChanges = endpoint({
  method: 'GET',
  path: '/api/admin/pages/:id/status-changes',
  auth: 'owner',
  summary: `Lists who changed a page’s status and when, the latest first: at most ${MAX_STATUS_CHANGES} changes.`,
  params,
  answer: z.strictObject({ changes: z.array(statusChange) }),
  errors: ['CONTENT_NOT_FOUND'],
});

export const changePageStatus = endpoint({
  method: 'POST',
  path: '/api/admin/pages/:id/status',
  auth: 'owner',
  summary:
    'Gives a page another status than published, so that visitors do not see it. A time at which it was to be published is given up.',
  params,
  body: z.object({ revision, status: pageStatus.exclude(['published', 'scheduled']) }),
  answer: pageState,
  errors: ['CONTENT_NOT_FOUND', 'PAGE_IS_HOME', 'STALE_REVISION', 'STATUS_CHANGE_REFUSED'],
  example: { body: { revision: 2, status: 'needs-review' } },
});

export const schedulePage = endpoint({
  method: 'PUT',
  path: '/api/admin/pages/:id/schedule',
  auth: 'owner',
  summary:
    'Plans when the draft of a page is published, or changes that time. What is published is the draft as it is then; until then visitors see what they saw.',
  params,
  body: z.object({ revision, publishOn: time }),
  answer: pageState,
  errors: ['CONTENT_NOT_FOUND', 'STALE_REVISION', 'STATUS_CHANGE_REFUSED', 'PUBLISH_TIME_PAST'],
  example: { body: { revision: 2, publishOn: '2031-05-12T07:00:00.000Z' } },
});

export const unschedulePage = endpoint({
  method: 'DELETE',
  path: '/api/admin/pages/:id/schedule',
  auth: 'owner',
  summary:
    'Gives up the time at which a page was to be published, and what was wrong with the last one. A page that visitors never saw becomes a draft.',
  params,
  query: z.object({ revision: z.coerce.number().int().min(1) }),
  answer: pageState,
  errors: ['CONTENT_NOT_FOUND', 'STALE_REVISION'],
  example: { query: { revision: 2 } },
});
