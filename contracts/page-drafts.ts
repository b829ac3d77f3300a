import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { operation, pageDocument } from './page-document.ts';
import { id, time } from './primitives.ts';

/** Operations of one save. */
export const MAX_OPERATIONS = 1_000;
/** Seconds for which a page stays with a tab that is not heard of. */
export const LEASE_SECONDS = 45;
/** Seconds between two signs of life of a tab. */
export const LEASE_EVERY = 15;
/** Seconds for which somebody's request for a page stands; for as long a declined one is not made again. */
export const ASK_SECONDS = 120;

/**
 * A draft's revision, from 0: a page that never had a draft. It never comes back: publishing and discarding count it up
 * too.
 */
const draftRevision = z.int32().min(0);
/** Names one tab of an editor; random, made by it. */
const tab = z.string().regex(/^[\w-]{16,64}$/);

const holder = z.strictObject({
  /** Whether the asking tab holds the page. */
  isYou: z.boolean(),
  /** Who holds it. */
  name: z.string(),
  /** Whether it is the asking person, in another tab or browser. */
  isSamePerson: z.boolean(),
  since: time,
  /** Who would like to have the page; to its holder only. */
  asks: z.strictObject({ name: z.string(), isSamePerson: z.boolean(), on: time }).nullable(),
  /** What became of the asking tab's own request; null for none, or one that nobody answered in time. */
  asked: z.enum(['waiting', 'declined']).nullable(),
});
export type LeaseHolder = AnswerOf<typeof holder>;

const openedDraft = z.strictObject({
  id,
  /** A page, a post of a blog, or what stands on many pages: a shared section, or the blocks of a place in the theme's templates. */
  kind: z.enum(['page', 'post', 'shared-section', 'block-field']),
  /** Of a block field its id. */
  title: z.string(),
  /** Where it is seen; the home page for what stands on many pages. */
  path: z.string(),
  /** The layout of the theme that the page names; '' for the default, and for what stands on many pages. */
  layout: z.string(),
  isPublished: z.boolean(),
  /** When it was last published; null: never. */
  publishedOn: time.nullable(),
  /** Whether the draft differs from what visitors see. */
  hasChanges: z.boolean(),
  revision: draftRevision,
  /** What is edited: the draft, or what visitors see where there is none. */
  document: pageDocument,
});
export type OpenedDraft = AnswerOf<typeof openedDraft>;

const version = z.strictObject({
  id,
  publishedOn: time,
  /** Who published it; '' when nobody is known. */
  author: z.string(),
  /** What changed, in a few words: "3 blocks changed, 1 section added". */
  summary: z.string(),
});
export type PageVersion = AnswerOf<typeof version>;

const params = z.object({ id: z.uuid() });
const revised = z.strictObject({ revision: draftRevision });

export const openDraft = endpoint({
  method: 'GET',
  path: '/api/admin/page-drafts/:id',
  auth: 'owner',
  summary: 'Opens the draft of a page; of a page without one, what visitors see.',
  params,
  answer: openedDraft,
  errors: ['CONTENT_NOT_FOUND', 'PAGE_FROM_NEWER'],
});

export const leaseDraft = endpoint({
  method: 'POST',
  path: '/api/admin/page-drafts/:id/lease',
  auth: 'owner',
  summary:
    'Takes or keeps a page for one tab, for 45 seconds. Answers who holds it; another tab’s is left alone unless it is taken over.',
  params,
  body: z.object({ tab, takeOver: z.boolean().default(false) }),
  answer: holder,
  errors: ['CONTENT_NOT_FOUND'],
  example: { body: { tab: 'kJ3nd92kd02ms9wl' } },
});

export const askForDraft = endpoint({
  method: 'POST',
  path: '/api/admin/page-drafts/:id/lease/ask',
  auth: 'owner',
  summary:
    'Asks the tab that holds a page to hand it over. One request at a time, for two minutes; a free page is taken at once.',
  params,
  body: z.object({ tab }),
  answer: holder,
  errors: ['CONTENT_NOT_FOUND'],
  example: { body: { tab: 'kJ3nd92kd02ms9wl' } },
});

export const answerAsk = endpoint({
  method: 'POST',
  path: '/api/admin/page-drafts/:id/lease/answer',
  auth: 'owner',
  summary:
    'Hands a page over to the tab that asked for it, or declines. Changes nothing where the request is over or another one.',
  params,
  body: z.object({
    tab,
    /** The request that is answered, by its time. */
    on: time,
    handOver: z.boolean(),
  }),
  answer: holder,
  errors: ['CONTENT_NOT_FOUND'],
  example: { body: { tab: 'kJ3nd92kd02ms9wl', on: '2026-05-01T10:00:00.000Z', handOver: true } },
});

export const releaseDraft = endpoint({
  method: 'DELETE',
  path: '/api/admin/page-drafts/:id/lease',
  auth: 'owner',
  summary: 'Gives a page back that a tab held.',
  params,
  query: z.object({ tab }),
  answer: null,
  errors: ['CONTENT_NOT_FOUND'],
  example: { query: { tab: 'kJ3nd92kd02ms9wl' } },
});

export const saveOperations = endpoint({
  method: 'POST',
  path: '/api/admin/page-drafts/:id/operations',
  auth: 'owner',
  summary:
    'Applies changes to the draft of a page, all or none. Visitors see nothing of it. The same key again is answered without applying them twice.',
  params,
  body: z.object({
    tab,
    /** The draft's revision that the changes are made on. */
    revision: draftRevision,
    /** Random, of this save; sent again when the answer was lost. */
    key: z.string().regex(/^[\w-]{16,64}$/),
    operations: z.array(operation).min(1).max(MAX_OPERATIONS),
  }),
  answer: revised,
  errors: ['CONTENT_NOT_FOUND', 'PAGE_FROM_NEWER', 'PAGE_LOCKED', 'STALE_REVISION', 'DRAFT_CHANGE_REFUSED'],
  example: {
    body: {
      tab: 'kJ3nd92kd02ms9wl',
      revision: 4,
      key: 'Zk29dk3mx0qpwo1a',
      operations: [{ kind: 'change-props', id: 'title', props: { text: 'Our studio' } }],
    },
  },
});

export const discardDraft = endpoint({
  method: 'DELETE',
  path: '/api/admin/page-drafts/:id',
  auth: 'owner',
  summary: 'Discards the draft of a page: what visitors see is edited again.',
  params,
  query: z.object({ tab, revision: z.coerce.number().int().min(0) }),
  answer: openedDraft,
  errors: ['CONTENT_NOT_FOUND', 'PAGE_FROM_NEWER', 'PAGE_LOCKED', 'STALE_REVISION'],
  example: { query: { tab: 'kJ3nd92kd02ms9wl', revision: 4 } },
});

export const publishDraft = endpoint({
  method: 'POST',
  path: '/api/admin/page-drafts/:id/publish',
  auth: 'owner',
  summary:
    'Shows the draft of a page to visitors and keeps it as a version. Refused while blocks are half made: `fields` names what each lacks, by its id; and while an event has no date: `fields` names `startsAt`.',
  params,
  body: z.object({ tab, revision: draftRevision }),
  answer: openedDraft,
  errors: [
    'CONTENT_NOT_FOUND',
    'PAGE_FROM_NEWER',
    'PAGE_LOCKED',
    'STALE_REVISION',
    'CONTENT_FIELD_INVALID',
    'DRAFT_INCOMPLETE',
    'STATUS_CHANGE_REFUSED',
  ],
  example: { body: { tab: 'kJ3nd92kd02ms9wl', revision: 4 } },
});

export const listVersions = endpoint({
  method: 'GET',
  path: '/api/admin/page-drafts/:id/versions',
  auth: 'owner',
  summary: 'Lists the versions of a page that were published, the latest first.',
  params,
  answer: z.strictObject({ versions: z.array(version) }),
  errors: ['CONTENT_NOT_FOUND'],
});

export const restoreVersion = endpoint({
  method: 'POST',
  path: '/api/admin/page-drafts/:id/versions/:version/restore',
  auth: 'owner',
  summary: 'Makes an earlier version the draft of a page. Visitors see it when it is published.',
  params: z.object({ id: z.uuid(), version: z.uuid() }),
  body: z.object({ tab, revision: draftRevision }),
  answer: openedDraft,
  errors: ['CONTENT_NOT_FOUND', 'PAGE_FROM_NEWER', 'PAGE_LOCKED', 'STALE_REVISION'],
  example: { body: { tab: 'kJ3nd92kd02ms9wl', revision: 4 } },
});

export const canvasOfDraft = endpoint({
  method: 'GET',
  path: '/api/admin/page-drafts/:id/canvas',
  auth: 'owner',
  summary:
    'Shows the draft of a page in the website’s theme for the editor’s frame: no script of the website runs.',
  params,
  /** A version that was published, or what visitors see now; the draft without either. */
  query: z.object({ version: z.uuid().optional(), live: z.literal('true').optional() }),
  answer: { contentTypes: ['text/html'] },
  errors: ['CONTENT_NOT_FOUND', 'PAGE_FROM_NEWER'],
});

export const comparePage = endpoint({
  method: 'GET',
  path: '/api/admin/page-drafts/:id/comparison',
  auth: 'owner',
  summary:
    'Returns the draft of a page and what it is compared with: a version, or what visitors see now; null while they see nothing.',
  params,
  query: z.object({ version: z.uuid().optional() }),
  answer: z.strictObject({ draft: pageDocument, other: pageDocument.nullable() }),
  errors: ['CONTENT_NOT_FOUND', 'PAGE_FROM_NEWER'],
});
