import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { pageCode, storedPageCode } from './page-code.ts';
import { count, id, time } from './primitives.ts';

/** Where code is added: to all pages of the website, or to the pages of a list's entries, by the list's id. */
const place = z.union([z.literal('site'), z.uuid()]);

/** Bytes in UTF-8. */
const sizes = { headerBytes: count, footerBytes: count };

const codeVersion = z.strictObject({
  number: count,
  savedOn: time,
  /** The author's name, or the e-mail of one without; '' for an account that is gone. */
  author: z.string(),
  ...sizes,
});
export type CodeVersion = AnswerOf<typeof codeVersion>;

const listed = z.strictObject({
  /** The list whose entries get it. */
  id,
  kind: z.enum(['blog', 'products', 'events', 'gallery', 'portfolio', 'lessons', 'course']),
  title: z.string(),
  ...sizes,
});
export type ListWithCode = AnswerOf<typeof listed>;

const siteCode = z.strictObject({
  /** Number of the version that is used; 0: nothing was saved yet. */
  revision: count,
  /** The list; null for the code of all pages. */
  list: z.strictObject({ id, title: z.string() }).nullable(),
  code: storedPageCode,
  /** Whether the owner who asks may change it. */
  mayChange: z.boolean(),
  /** The latest first, beginning with the one that is used. */
  versions: z.array(codeVersion),
});
export type SiteCode = AnswerOf<typeof siteCode>;

const params = z.object({ place });

const someCode = {
  header: '<meta name="google-site-verification" content="rXOxyZounnZasA8Z7o">',
  footer: '',
};
const someSizes = { headerBytes: 68, footerBytes: 0 };
const answered = {
  revision: 1,
  list: null,
  code: someCode,
  mayChange: true,
  versions: [{ number: 1, savedOn: '2026-11-26T09:30:00.000Z', author: 'Ada', ...someSizes }],
};

export const listSiteCode = endpoint({
  method: 'GET',
  path: '/api/admin/code',
  auth: 'owner',
  summary: 'Lists the lists of the website with the size of the code that the pages of their entries get.',
  answer: z.strictObject({ lists: z.array(listed) }),
});

export const getSiteCode = endpoint({
  method: 'GET',
  path: '/api/admin/code/:place',
  auth: 'owner',
  summary:
    'Returns the code that all pages get (`site`), or the pages of a list’s entries (its id), with its last versions.',
  params,
  notFound: 'CONTENT_NOT_FOUND',
  answer: siteCode,
  example: { answer: answered },
});

export const putSiteCode = endpoint({
  method: 'PUT',
  path: '/api/admin/code/:place',
  auth: 'owner',
  summary: 'Changes that code; visitors get it at once. What it was before stays a version.',
  params,
  notFound: 'CONTENT_NOT_FOUND',
  body: z.strictObject({
    /** The version that its writer saw. */
    revision: z.int32().min(0),
    ...pageCode.shape,
  }),
  answer: siteCode,
  errors: ['CODE_NOT_ALLOWED', 'STALE_REVISION'],
  example: { body: { revision: 0, ...someCode }, answer: answered },
});

export const getCodeVersion = endpoint({
  method: 'GET',
  path: '/api/admin/code/:place/versions/:number',
  auth: 'owner',
  summary: 'Returns the code of a version.',
  params: z.object({
    place,
    number: z.coerce
      .number()
      .int()
      .min(1)
      .max(2 ** 31 - 1),
  }),
  notFound: 'CONTENT_NOT_FOUND',
  answer: storedPageCode,
});

export const pageWithoutAnyCode = endpoint({
  method: 'GET',
  path: '/api/admin/code/:place/without',
  auth: 'owner',
  summary:
    'Shows the home page, or the first entry of a list, without any code that was added and in an origin of its own: the way back where that code breaks the pages.',
  params,
  notFound: 'CONTENT_NOT_FOUND',
  answer: { contentTypes: ['text/html'] },
});
