import { labelKinds, MAX_LABEL } from '@vitrine/domain/content/labels.ts';
import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { count, id } from './primitives.ts';
import { revision } from './revision.ts';

/** Labels of one answer. */
export const LABELS_PER_PAGE = 100;
/** Posts of a label that are counted. */
export const COUNTED_POSTS = 1_000;

const label = z.strictObject({
  id,
  name: z.string(),
  revision: z.int(),
  /** Posts that have it, without those in the bin: at most `COUNTED_POSTS`. */
  posts: count,
  /** Whether more have it. */
  isMore: z.boolean(),
});
export type PostLabel = AnswerOf<typeof label>;

const kind = z.enum(labelKinds, 'Choose tags or categories.');
const name = z
  .string('Enter a name.')
  .trim()
  .min(1, 'Enter a name.')
  .max(MAX_LABEL, `A name has at most ${MAX_LABEL} characters.`)
  .regex(/^\P{Cc}*$/u, 'A name is one line of text.');
const params = z.object({ id: z.uuid() });
const exampleId = '0198c0de-0000-7000-8000-000000000001';
const otherId = '0198c0de-0000-7000-8000-000000000002';

export const listPostLabels = endpoint({
  method: 'GET',
  path: '/api/admin/post-labels',
  auth: 'owner',
  summary: 'Lists the tags or categories of a blog by name, 100 at a time.',
  query: z.object({
    collection: z.uuid('Choose a blog.'),
    kind,
    /** Beginnings of words. */
    search: z.string().trim().max(200, 'Search for at most 200 characters.').default(''),
    /** The previous response's `next`. */
    after: z.string().min(1).max(MAX_LABEL).optional(),
  }),
  answer: z.strictObject({ labels: z.array(label), next: z.string().nullable() }),
  errors: ['CONTENT_NOT_FOUND'],
  example: { query: { collection: exampleId, kind: 'tag' } },
});

export const createPostLabel = endpoint({
  method: 'POST',
  path: '/api/admin/post-labels',
  auth: 'owner',
  summary: 'Adds a tag or category to a blog, for posts to get.',
  body: z.object({ collectionId: z.uuid('Choose a blog.'), kind, name }),
  answer: label,
  status: 201,
  errors: ['CONTENT_NOT_FOUND', 'LABEL_TAKEN'],
  example: {
    body: { collectionId: exampleId, kind: 'tag', name: 'Kiln' },
    answer: { id: otherId, name: 'Kiln', revision: 1, posts: 0, isMore: false },
  },
});

export const renamePostLabel = endpoint({
  method: 'PUT',
  path: '/api/admin/post-labels/:id',
  auth: 'owner',
  summary: 'Renames a tag or category, with all posts of its blog that have it.',
  params,
  body: z.object({ name, revision }),
  answer: z.strictObject({ revision: z.int() }),
  errors: ['LABEL_NOT_FOUND', 'LABEL_TAKEN', 'STALE_REVISION'],
  example: { body: { name: 'Kilns', revision: 1 }, answer: { revision: 2 } },
});

const undoable = z.strictObject({
  /** By which it is taken back, for a day. */
  changeId: id,
});

export const mergePostLabel = endpoint({
  method: 'POST',
  path: '/api/admin/post-labels/:id/merge',
  auth: 'owner',
  summary: 'Merges a tag or category into another one of its blog, which all its posts get instead.',
  params,
  body: z.object({
    /** The one that stays. */
    into: z.uuid('Choose another one.'),
    revision,
  }),
  answer: undoable,
  errors: ['LABEL_NOT_FOUND', 'LABEL_MERGE_SAME', 'STALE_REVISION'],
  example: { body: { into: otherId, revision: 2 } },
});

export const deletePostLabel = endpoint({
  method: 'DELETE',
  path: '/api/admin/post-labels/:id',
  auth: 'owner',
  summary: 'Deletes a tag or category; all posts lose it.',
  params,
  query: z.object({ revision: z.coerce.number().int().min(1) }),
  answer: undoable,
  errors: ['LABEL_NOT_FOUND', 'STALE_REVISION'],
  example: { query: { revision: 2 } },
});

export const undoPostLabel = endpoint({
  method: 'POST',
  path: '/api/admin/post-label-changes/:id/undo',
  auth: 'owner',
  summary: 'Takes back a merge or a deletion of the last day: the posts have the tag or category again.',
  params,
  answer: null,
  errors: ['LABEL_UNDO_TOO_LATE', 'LABEL_TAKEN'],
});

const author = z.strictObject({
  id,
  name: z.string(),
  bio: z.string(),
  websiteUrl: z.string(),
  pictureId: id.nullable(),
  revision: z.int(),
  /** At most `COUNTED_POSTS`. */
  posts: count,
  isMore: z.boolean(),
});
export type PostAuthor = AnswerOf<typeof author>;

/** Authors of a website. */
export const MAX_AUTHORS = 500;

const authorFields = {
  name: z
    .string('Enter a name.')
    .trim()
    .min(1, 'Enter a name.')
    .max(200, 'A name has at most 200 characters.')
    .regex(/^\P{Cc}*$/u, 'A name is one line of text.'),
  bio: z.string().trim().max(5_000, 'Use at most 5,000 characters.').default(''),
  websiteUrl: z
    .string()
    .trim()
    .max(2_000, 'Use at most 2,000 characters.')
    .regex(/^(?:https?:\/\/[^\s"<>\\]+)?$/i, 'Enter an address that begins with https://.')
    .default(''),
};

export const listAuthors = endpoint({
  method: 'GET',
  path: '/api/admin/authors',
  auth: 'owner',
  summary: 'Lists the people who write, by name, with their numbers of posts.',
  answer: z.strictObject({ authors: z.array(author).max(MAX_AUTHORS) }),
});

export const createAuthor = endpoint({
  method: 'POST',
  path: '/api/admin/authors',
  auth: 'owner',
  summary: 'Adds somebody who writes.',
  body: z.object(authorFields),
  answer: author,
  status: 201,
  errors: ['AUTHOR_LIMIT'],
  example: {
    body: { name: 'Maria Bowen', bio: 'Potter', websiteUrl: 'https://maria.example' },
  },
});

export const updateAuthor = endpoint({
  method: 'PUT',
  path: '/api/admin/authors/:id',
  auth: 'owner',
  summary: 'Changes the name and description of somebody who writes.',
  params,
  body: z.object({ ...authorFields, revision }),
  answer: author,
  errors: ['AUTHOR_NOT_FOUND', 'STALE_REVISION'],
  example: {
    body: { name: 'Maria Bowen', bio: 'Potter', websiteUrl: 'https://maria.example', revision: 1 },
  },
});

export const deleteAuthor = endpoint({
  method: 'DELETE',
  path: '/api/admin/authors/:id',
  auth: 'owner',
  summary: 'Deletes an author. The posts go to another one, or are shown without an author.',
  params,
  query: z.object({
    revision: z.coerce.number().int().min(1),
    /** Who takes the posts over: an author’s id, or `nobody`. */
    posts: z.union([z.literal('nobody'), z.uuid()], 'Choose who takes the posts over.'),
  }),
  answer: null,
  errors: ['AUTHOR_NOT_FOUND', 'AUTHOR_TAKES_OVER', 'STALE_REVISION'],
  example: { query: { revision: 1, posts: 'nobody' } },
});
