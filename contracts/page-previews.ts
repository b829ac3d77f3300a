import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { id, time } from './primitives.ts';

/** Links to the draft of one page that have not ended. */
export const MAX_PREVIEW_LINKS = 20;
/** Days for which a link may work. */
export const previewDays = [1, 7, 30] as const;
export type PreviewDays = (typeof previewDays)[number];

const previewLink = z.strictObject({
  id,
  madeOn: time,
  endsOn: time,
  /** Who made it; '' when nobody is known. */
  author: z.string(),
});
export type PreviewLink = AnswerOf<typeof previewLink>;

const params = z.object({ id: z.uuid() });

export const listPreviewLinks = endpoint({
  method: 'GET',
  path: '/api/admin/page-drafts/:id/previews',
  auth: 'owner',
  summary: 'Lists the links to the draft of a page that have not ended, the latest first.',
  params,
  answer: z.strictObject({ links: z.array(previewLink) }),
  errors: ['CONTENT_NOT_FOUND'],
});

export const makePreviewLink = endpoint({
  method: 'POST',
  path: '/api/admin/page-drafts/:id/previews',
  auth: 'owner',
  summary:
    'Makes a link to the draft of a page: whoever has it sees the draft until it ends. Its address is returned this once.',
  params,
  body: z.object({ days: z.literal([...previewDays]) }),
  answer: z.strictObject({
    link: previewLink,
    /** Absolute; only here, since the server keeps no more than what it recognises it by. */
    address: z.string(),
  }),
  status: 201,
  errors: ['CONTENT_NOT_FOUND', 'PREVIEW_LIMIT'],
  example: { body: { days: 7 } },
});

export const endPreviewLink = endpoint({
  method: 'DELETE',
  path: '/api/admin/page-drafts/:id/previews/:preview',
  auth: 'owner',
  summary: 'Ends a link to the draft of a page at once.',
  params: z.object({ id: z.uuid(), preview: z.uuid() }),
  answer: null,
  errors: ['CONTENT_NOT_FOUND'],
});

export const endPreviewLinks = endpoint({
  method: 'DELETE',
  path: '/api/admin/page-drafts/:id/previews',
  auth: 'owner',
  summary: 'Ends all links to the draft of a page at once.',
  params,
  answer: null,
  errors: ['CONTENT_NOT_FOUND'],
});
