import {
  CUSTOM_NAME,
  customFieldKinds,
  MAX_CUSTOM_FIELDS,
  MAX_CUSTOM_HTML,
} from '@vitrine/domain/content/custom-fields.ts';
import { MAX_ITEM_LABELS, MAX_LABEL } from '@vitrine/domain/content/labels.ts';
import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { anyOf, day, defineList, exactText, reference } from './list.ts';
import { picture } from './media.ts';
import { pageStatus } from './page-status.ts';
import { episode } from './podcasts.ts';
import { id, time } from './primitives.ts';
import { revision } from './revision.ts';

/** The statuses of posts, and the bin. */
export const postStatuses = [
  'published',
  'scheduled',
  'needs-review',
  'draft',
  'private',
  'deprecated',
  'deleted',
] as const;

const postRow = z.strictObject({
  id,
  title: z.string(),
  /** The blog it is in. */
  collection: z.strictObject({ id, title: z.string() }),
  status: pageStatus,
  isDeleted: z.boolean(),
  /** Whether what is written differs from what visitors see. */
  hasChanges: z.boolean(),
  isFeatured: z.boolean(),
  /** Its address, beginning with a slash. */
  path: z.string(),
  picture: picture.nullable(),
  author: z.strictObject({ id, name: z.string() }).nullable(),
  categories: z.array(z.string()),
  tags: z.array(z.string()),
  /** When it was published, or will be; of a draft when it was made. */
  publishedOn: time,
  updatedOn: time,
});
export type PostRow = AnswerOf<typeof postRow>;

/** The posts of all blogs of a website. The search finds beginnings of words of title and web address. */
export const {
  list: listPosts,
  counted: countPosts,
  exported: exportPosts,
  exportedSelection: exportSelectedPosts,
} = defineList({
  name: 'posts',
  noun: 'posts',
  row: postRow,
  filters: {
    collection: reference,
    status: anyOf(postStatuses),
    author: reference,
    category: exactText,
    tag: exactText,
    publishedFrom: day,
    /** Including that day. */
    publishedTo: day,
  },
  sorts: ['published', 'updated', 'title'],
  defaultSort: '-published',
  example: { search: 'kiln', status: 'draft' },
});

/** A type of entries that the theme declares, with fields that its templates show. */
const customType = z.strictObject({
  name: z.string(),
  title: z.string(),
  fields: z.array(z.strictObject({ name: z.string(), title: z.string(), kind: z.enum(customFieldKinds) })),
});
const customName = z.string().regex(CUSTOM_NAME, 'The theme has no such field.');
const isFew = (fields: object): boolean => Object.keys(fields).length <= MAX_CUSTOM_FIELDS;
const tooMany = `A post has at most ${MAX_CUSTOM_FIELDS} fields of the theme.`;
/** Values of these fields by name. */
const storedCustomContent = z.strictObject({
  texts: z.record(z.string(), z.string()),
  checks: z.record(z.string(), z.boolean()),
});
const customContent = z.strictObject({
  /** Lines, HTML, and ids of pictures; '' for nothing. */
  texts: z
    .record(customName, z.string().max(MAX_CUSTOM_HTML, 'This text is too long.'))
    .refine(isFew, tooMany),
  checks: z.record(customName, z.boolean()).refine(isFew, tooMany),
});

const postDetail = z.strictObject({
  id,
  /** Raised by each change but those of its text, which has drafts. */
  revision: z.int(),
  collection: z.strictObject({ id, title: z.string() }),
  title: z.string(),
  status: pageStatus,
  isDeleted: z.boolean(),
  hasChanges: z.boolean(),
  /** When the clock shows what is written, in place of what visitors see of a published post; null: not planned. */
  changesOn: time.nullable(),
  /** Whether what was planned last was half made at its time, and was not shown. */
  changesFailed: z.boolean(),
  urlId: z.string(),
  path: z.string(),
  /** Sanitised HTML. */
  excerpt: z.string(),
  mainImageId: id.nullable(),
  authorId: id.nullable(),
  categories: z.array(z.string()),
  tags: z.array(z.string()),
  publishedOn: time,
  /** Target of a link post; '' for none. */
  sourceUrl: z.string(),
  /** Whether lists and feeds lead straight to it. */
  passthrough: z.boolean(),
  featured: z.boolean(),
  commentsOpen: z.boolean(),
  seo: z.strictObject({
    title: z.string(),
    description: z.string(),
    hidden: z.boolean(),
    imageId: id.nullable(),
  }),
  /** An audio or video file of the website; null for none, and for what another site plays. */
  mediaId: id.nullable(),
  /** Whether its blog is a podcast. */
  isPodcast: z.boolean(),
  episode,
  /** What the theme declares for the entries of its blog. */
  customTypes: z.array(customType),
  customContent: storedCustomContent,
});
export type PostDetail = AnswerOf<typeof postDetail>;

const params = z.object({ id: z.uuid() });
const title = z
  .string('Enter a title.')
  .trim()
  .min(1, 'Enter a title.')
  .max(300, 'A title has at most 300 characters.');
const label = z
  .string()
  .trim()
  .min(1, 'Enter a name.')
  .max(MAX_LABEL, `A name has at most ${MAX_LABEL} characters.`)
  .regex(/^\P{Cc}*$/u, 'A name is one line of text.');
const labels = z.array(label).max(MAX_ITEM_LABELS, `A post has at most ${MAX_ITEM_LABELS} of them.`);

export const createPost = endpoint({
  method: 'POST',
  path: '/api/admin/posts',
  auth: 'owner',
  summary: 'Adds a draft of a post to a blog, with an address made from its title.',
  body: z.object({ collectionId: z.uuid('Choose a blog.'), title }),
  answer: postDetail,
  status: 201,
  errors: ['CONTENT_NOT_FOUND', 'URL_ID_TAKEN'],
  example: { body: { collectionId: '0198c0de-0000-7000-8000-000000000001', title: 'How we fire' } },
});

export const listBlogs = endpoint({
  method: 'GET',
  path: '/api/admin/blogs',
  auth: 'owner',
  summary: 'Lists the blogs of the website by title, hidden ones among them.',
  answer: z.strictObject({ blogs: z.array(z.strictObject({ id, title: z.string(), path: z.string() })) }),
});

export const getPost = endpoint({
  method: 'GET',
  path: '/api/admin/posts/:id',
  auth: 'owner',
  summary: 'Returns what is set of a post; its text is a draft, see page drafts.',
  params,
  notFound: 'CONTENT_NOT_FOUND',
  answer: postDetail,
});

export const updatePost = endpoint({
  method: 'PUT',
  path: '/api/admin/posts/:id',
  auth: 'owner',
  summary: 'Changes what is set of a post. An old address leads to the new one. What is left out stays.',
  params,
  body: z.object({
    revision,
    title: title.optional(),
    urlId: z
      .string()
      .trim()
      .min(1, 'Enter a web address.')
      .max(200, 'Use at most 200 characters.')
      .optional(),
    /** HTML; it is sanitised. */
    excerpt: z.string().max(20_000, 'An excerpt has at most 20,000 characters.').optional(),
    mainImageId: z.uuid().nullable().optional(),
    authorId: z.uuid().nullable().optional(),
    categories: labels.optional(),
    tags: labels.optional(),
    sourceUrl: z.string().trim().max(2083, 'An address has at most 2,083 characters.').optional(),
    passthrough: z.boolean().optional(),
    featured: z.boolean().optional(),
    commentsOpen: z.boolean().optional(),
    /** Of a published post only, and not in the future: what is planned has its schedule. */
    publishedOn: z.iso.datetime('Enter a date and a time.').optional(),
    seo: z
      .strictObject({
        title: z.string().trim().max(200, 'Use at most 200 characters.'),
        description: z.string().trim().max(400, 'Use at most 400 characters.'),
        hidden: z.boolean(),
        imageId: z.uuid().nullable(),
      })
      .optional(),
    mediaId: z.uuid().nullable().optional(),
    episode: episode.optional(),
    /** Fields that are left out stay as they are. */
    customContent: customContent.optional(),
  }),
  answer: postDetail,
  errors: ['CONTENT_NOT_FOUND', 'STALE_REVISION', 'URL_ID_INVALID', 'URL_ID_TAKEN', 'CONTENT_FIELD_INVALID'],
  example: {
    body: {
      revision: 2,
      title: 'How we fire',
      urlId: 'how-we-fire',
      excerpt: '<p>Slowly.</p>',
      mainImageId: '0198c0de-0000-7000-8000-000000000002',
      authorId: '0198c0de-0000-7000-8000-000000000003',
      categories: ['Making'],
      tags: ['Kiln'],
      sourceUrl: 'https://clay.example/firing',
      passthrough: true,
      featured: true,
      commentsOpen: false,
      publishedOn: '2026-05-12T07:00:00.000Z',
      seo: {
        title: 'Firing',
        description: 'How we fire our kiln',
        hidden: false,
        imageId: '0198c0de-0000-7000-8000-000000000002',
      },
      mediaId: null,
      episode: {
        durationSeconds: 2530,
        season: 1,
        number: 3,
        type: 'full',
        isExplicit: false,
        subtitle: 'What happens in a kiln',
      },
      customContent: { texts: { paper: 'Laid' }, checks: { isSoldOut: true } },
    },
  },
});

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
