import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { id, time } from './primitives.ts';
import { pageCode, storedPageCode } from './page-code.ts';
import { pageStatus, publishProblem } from './page-status.ts';
import { revision } from './revision.ts';

/** Pages and lists of one website. */
export const MAX_PAGES = 5_000;
export const MAX_PAGE_TITLE = 300;

const kind = z.enum([
  'page',
  'blog',
  'products',
  'events',
  'gallery',
  'portfolio',
  'lessons',
  'course',
  'index',
  'folder',
]);

const listedPage = z.strictObject({
  id,
  kind,
  title: z.string(),
  /** Its address, beginning with a slash. */
  path: z.string(),
  /** The folder or index that contains it; null at the top. */
  parentId: id.nullable(),
  isHome: z.boolean(),
  /** Whether visitors see it. */
  isPublished: z.boolean(),
  status: pageStatus,
  /** When its draft is published by the clock; null: not planned. */
  publishOn: time.nullable(),
  /** Why the last planned publication did not take place; null: nothing is wrong. */
  publishProblem,
  /** Whether it has a draft that differs from what visitors see. */
  hasDraft: z.boolean(),
  updatedOn: time,
  revision: z.int(),
});
export type ListedPage = AnswerOf<typeof listedPage>;

const pageTitle = z
  .string('Enter a title.')
  .trim()
  .min(1, 'Enter a title.')
  .max(MAX_PAGE_TITLE, `A title has at most ${MAX_PAGE_TITLE} characters.`)
  .regex(/^\P{Cc}*$/u, 'A title is one line of text.');

const seo = z.strictObject({
  title: z.string().max(200),
  description: z.string().max(400),
  hidden: z.boolean(),
  imageId: z.uuid().nullable(),
});

/** Items of one page of a list. */
export const MAX_PAGE_SIZE = 200;

/** How a list shows its items. */
const listSettings = z.strictObject({
  /** Items of one page; null: as many as the theme shows. */
  pageSize: z
    .int('Enter a whole number from 1 to 200.')
    .min(1, 'Enter a whole number from 1 to 200.')
    .max(MAX_PAGE_SIZE, 'Enter a whole number from 1 to 200.')
    .nullable(),
  /** Colours of the list of products; null: those of the page. */
  theme: z.enum(['light', 'tinted', 'dark', 'accent']).nullable(),
  ordering: z.enum(['chronological', 'user-orderable', 'calendar']),
});
const folderBehavior = z.enum(['index', 'redirect', 'none', 'variation']);

const pageSettings = z.strictObject({
  /** Of a list; null: the page is none. */
  list: listSettings.nullable(),
  /** What a folder answers at its own address; null: the page is none. */
  folderBehavior: folderBehavior.nullable(),
  code: storedPageCode,
  /** Whether the owner who asks may change the code. */
  mayChangeCode: z.boolean(),
  id,
  kind,
  title: z.string(),
  /** The address's last part; '' for the home page. */
  urlId: z.string(),
  path: z.string(),
  description: z.string(),
  seo,
  /** The theme's layout; '' for its default. The theme of today may have none of that name. */
  layout: z.string(),
  isHome: z.boolean(),
  isPublished: z.boolean(),
  revision: z.int(),
});
export type PageSettings = AnswerOf<typeof pageSettings>;

const params = z.object({ id: z.uuid() });
const exampleId = '0198c0de-0000-7000-8000-000000000001';

export const listPages = endpoint({
  method: 'GET',
  path: '/api/admin/pages',
  auth: 'owner',
  summary:
    'Lists the pages and collections of a website in the order of their tree, each before those inside it.',
  answer: z.strictObject({ pages: z.array(listedPage) }),
});

export const createPage = endpoint({
  method: 'POST',
  path: '/api/admin/pages',
  auth: 'owner',
  summary: 'Adds a page, as the last one of its level. Visitors see it when it is published.',
  body: z.object({ title: pageTitle, parentId: z.uuid().nullable().default(null) }),
  answer: listedPage,
  status: 201,
  errors: ['PAGE_LIMIT', 'CONTENT_FIELD_INVALID', 'URL_ID_TAKEN'],
  example: { body: { title: 'Our studio' } },
});

export const duplicatePage = endpoint({
  method: 'POST',
  path: '/api/admin/pages/:id/duplicate',
  auth: 'owner',
  summary: 'Copies a page, with its draft, as a page that visitors do not see yet.',
  params,
  answer: listedPage,
  status: 201,
  errors: ['CONTENT_NOT_FOUND', 'PAGE_LIMIT', 'URL_ID_TAKEN'],
});

export const getPageSettings = endpoint({
  method: 'GET',
  path: '/api/admin/pages/:id',
  auth: 'owner',
  summary: 'Returns a page’s title, address and what search engines are told about it.',
  params,
  answer: pageSettings,
  errors: ['CONTENT_NOT_FOUND'],
});

export const updatePageSettings = endpoint({
  method: 'PUT',
  path: '/api/admin/pages/:id',
  auth: 'owner',
  summary: 'Changes a page’s settings at once. A changed address redirects from the former one.',
  params,
  body: z.object({
    revision,
    title: pageTitle,
    urlId: z.string().trim().max(200),
    description: z.string().max(2000, 'A description has at most 2,000 characters.'),
    seo,
    /** Left out: unchanged. Only a list has them. */
    list: listSettings.exactOptional(),
    /** Left out: unchanged. Only a folder has one. */
    folderBehavior: folderBehavior.exactOptional(),
    /** Left out: unchanged. */
    layout: z.string().max(100).exactOptional(),
    /** Left out: unchanged. Only for roles that may change it. */
    code: pageCode.exactOptional(),
  }),
  answer: pageSettings,
  errors: [
    'CONTENT_NOT_FOUND',
    'CONTENT_FIELD_INVALID',
    'CODE_NOT_ALLOWED',
    'URL_ID_INVALID',
    'URL_ID_TAKEN',
    'STALE_REVISION',
  ],
  example: {
    body: {
      revision: 3,
      title: 'Our studio',
      urlId: 'studio',
      description: '',
      seo: { title: '', description: '', hidden: false, imageId: null },
    },
  },
});

export const pageWithoutCode = endpoint({
  method: 'GET',
  path: '/api/admin/pages/:id/without-code',
  auth: 'owner',
  summary:
    'Shows a page as visitors get it, without the code of its settings and in an origin of its own: the way back where that code hides the page.',
  params,
  answer: { contentTypes: ['text/html'] },
  errors: ['CONTENT_NOT_FOUND', 'PAGE_FROM_NEWER'],
});

export const movePage = endpoint({
  method: 'POST',
  path: '/api/admin/pages/:id/move',
  auth: 'owner',
  summary: 'Moves a page to another place of the tree.',
  params,
  body: z.object({
    /** The folder or index it goes into; null for the top. */
    parentId: z.uuid().nullable(),
    /** The page of that level it comes after; null for the first place. */
    after: z.uuid().nullable(),
    revision,
  }),
  answer: z.strictObject({ revision: z.int() }),
  errors: ['CONTENT_NOT_FOUND', 'CONTENT_FIELD_INVALID', 'STALE_REVISION'],
  example: { body: { parentId: null, after: exampleId, revision: 2 } },
});

export const unpublishPage = endpoint({
  method: 'POST',
  path: '/api/admin/pages/:id/unpublish',
  auth: 'owner',
  summary: 'Makes a page a draft, which visitors do not see; what they saw is edited on.',
  params,
  body: z.object({ revision }),
  answer: z.strictObject({ revision: z.int() }),
  errors: ['CONTENT_NOT_FOUND', 'PAGE_IS_HOME', 'STALE_REVISION', 'STATUS_CHANGE_REFUSED'],
  example: { body: { revision: 2 } },
});

export const deletePage = endpoint({
  method: 'DELETE',
  path: '/api/admin/pages/:id',
  auth: 'owner',
  summary: 'Moves a page to the bin, from which it can be restored for 30 days.',
  params,
  query: z.object({ revision: z.coerce.number().int().min(1) }),
  answer: null,
  errors: ['CONTENT_NOT_FOUND', 'PAGE_IS_HOME', 'COLLECTION_NOT_EMPTY', 'STALE_REVISION'],
  example: { query: { revision: 3 } },
});

export const listDeletedPages = endpoint({
  method: 'GET',
  path: '/api/admin/deleted-pages',
  auth: 'owner',
  summary: 'Lists the pages in the bin, the latest first.',
  answer: z.strictObject({
    pages: z.array(z.strictObject({ id, title: z.string(), path: z.string(), deletedOn: time })),
  }),
});

export const restorePage = endpoint({
  method: 'POST',
  path: '/api/admin/deleted-pages/:id/restore',
  auth: 'owner',
  summary:
    'Takes a page out of the bin, with the state it had. Where its address is taken by now, it gets a free one beside it.',
  params,
  answer: listedPage,
  errors: ['CONTENT_NOT_FOUND', 'PAGE_LIMIT'],
});
