import { MAX_CAPTION, MAX_PICTURE_TITLE } from '@vitrine/domain/content/gallery-pictures.ts';
import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { picture } from './media.ts';
import { MAX_PAGE_TITLE } from './pages.ts';
import { count, id, typedAddress } from './primitives.ts';
import { revision } from './revision.ts';

/** Pictures that are added, moved, shown, hidden, removed or restored by one call, and those of one page of a gallery. */
export const PICTURES_AT_ONCE = 500;

const gallery = z.strictObject({
  id,
  title: z.string(),
  /** Its address, beginning with a slash. */
  path: z.string(),
  /** Whether visitors see the page of the gallery. */
  isPublished: z.boolean(),
  /** In which order visitors see it; `user-orderable` is the owner's own. */
  ordering: z.enum(['chronological', 'user-orderable', 'calendar']),
  /** Hidden ones among them. */
  pictures: count,
  /** Whether pictures of it are in the bin. */
  hasBin: z.boolean(),
  /** The first picture that visitors see; null for none. */
  cover: picture.nullable(),
});
export type Gallery = AnswerOf<typeof gallery>;

const galleryPicture = z.strictObject({
  id,
  revision: z.int(),
  title: z.string(),
  /** Plain text in lines; '' for none. */
  caption: z.string(),
  /** Where the picture leads to; '' for its own page. */
  link: z.string(),
  /** Whether visitors see it. */
  isShown: z.boolean(),
  /** The address of its own page, beginning with a slash. */
  path: z.string(),
  /** The file that it shows; null for none. */
  assetId: id.nullable(),
  /** Null where the file was deleted. Its alternative text is the file's. */
  picture: picture.nullable(),
});
export type GalleryPicture = AnswerOf<typeof galleryPicture>;

const picturePage = z.strictObject({
  pictures: z.array(galleryPicture),
  /** Whether others follow the last one. */
  hasMore: z.boolean(),
  /** Of the gallery, or of its bin. */
  total: count,
});
export type PicturePage = AnswerOf<typeof picturePage>;

const addedPictures = z.strictObject({
  /** In their order, behind those that were there. */
  added: z.array(galleryPicture),
  /** Files that are in the gallery already. */
  present: z.array(id),
  /** Files that the website does not have, or that are no pictures. */
  missing: z.array(id),
  /** Pictures of the gallery now. */
  total: count,
});
export type AddedPictures = AnswerOf<typeof addedPictures>;

const params = z.object({ id: z.uuid() });
const pictureParams = z.object({ id: z.uuid(), pictureId: z.uuid() });
const exampleId = '0198c0de-0000-7000-8000-000000000001';
const exampleIds = { ids: [exampleId] };

const title = (max: number) =>
  z
    .string('Enter a title.')
    .trim()
    .min(1, 'Enter a title.')
    .max(max, `A title has at most ${max} characters.`)
    .regex(/^\P{Cc}*$/u, 'A title is one line of text.');

const pictureIds = z
  .array(z.uuid('An id of a picture is not valid.'))
  .min(1, 'Choose at least one picture.')
  .max(PICTURES_AT_ONCE, `Choose at most ${PICTURES_AT_ONCE} pictures at once.`)
  .refine((ids) => new Set(ids).size === ids.length, 'Name each picture once.');

export const listGalleries = endpoint({
  method: 'GET',
  path: '/api/admin/galleries',
  auth: 'owner',
  summary: 'Lists the galleries of the website by title.',
  answer: z.strictObject({ galleries: z.array(gallery) }),
});

export const createGallery = endpoint({
  method: 'POST',
  path: '/api/admin/galleries',
  auth: 'owner',
  summary: 'Adds an empty gallery, which visitors see at its address.',
  body: z.object({
    title: title(MAX_PAGE_TITLE),
    /** Left out: one is made from the title. */
    urlId: z
      .string()
      .trim()
      .min(1, 'Enter a web address.')
      .max(200, 'Use at most 200 characters.')
      .optional(),
  }),
  answer: gallery,
  status: 201,
  errors: ['CONTENT_NOT_FOUND', 'PAGE_LIMIT', 'CONTENT_FIELD_INVALID', 'URL_ID_INVALID', 'URL_ID_TAKEN'],
  example: { body: { title: 'From the kiln', urlId: 'from-the-kiln' } },
});

export const getGallery = endpoint({
  method: 'GET',
  path: '/api/admin/galleries/:id',
  auth: 'owner',
  summary: 'Returns a gallery without its pictures.',
  params,
  answer: gallery,
  errors: ['CONTENT_NOT_FOUND'],
});

export const listGalleryPictures = endpoint({
  method: 'GET',
  path: '/api/admin/galleries/:id/pictures',
  auth: 'owner',
  summary: `Lists the pictures of a gallery in the owner’s order, ${PICTURES_AT_ONCE} at a time, hidden ones among them; or those in the bin.`,
  params,
  query: z.object({
    /** The last picture of the page before. */
    after: z.uuid().optional(),
    /** Those that were removed, instead of those that are there. */
    removed: z.literal('only').optional(),
  }),
  answer: picturePage,
  errors: ['CONTENT_NOT_FOUND'],
  example: { query: {}, answer: { pictures: [], hasMore: false, total: 0 } },
});

export const addGalleryPictures = endpoint({
  method: 'POST',
  path: '/api/admin/galleries/:id/pictures',
  auth: 'owner',
  summary:
    'Adds pictures of the library to the end of a gallery, in the order given. Files that are in it already and files that are gone are left out, and named.',
  params,
  body: z.object({
    assetIds: z
      .array(z.uuid('An id of a file is not valid.'))
      .min(1, 'Choose at least one picture.')
      .max(PICTURES_AT_ONCE, `Choose at most ${PICTURES_AT_ONCE} pictures at once.`),
  }),
  answer: addedPictures,
  status: 201,
  errors: ['CONTENT_NOT_FOUND', 'GALLERY_FULL'],
  example: { body: { assetIds: [exampleId] } },
});

export const updateGalleryPicture = endpoint({
  method: 'PUT',
  path: '/api/admin/galleries/:id/pictures/:pictureId',
  auth: 'owner',
  summary: 'Changes what is written of a picture, and where it leads to. What is left out stays.',
  params: pictureParams,
  body: z.object({
    revision,
    title: title(MAX_PICTURE_TITLE).optional(),
    caption: z
      .string()
      .max(MAX_CAPTION, `A caption has at most ${MAX_CAPTION} characters.`)
      .regex(/^(?:\P{Cc}|[\n\r\t])*$/u, 'A caption is plain text.')
      .optional(),
    /** A path of the site or a web address; '' for the picture's own page. */
    link: typedAddress.optional(),
  }),
  answer: galleryPicture,
  errors: ['CONTENT_NOT_FOUND', 'STALE_REVISION', 'CONTENT_FIELD_INVALID'],
  example: { body: { revision: 2, title: 'Blue bowl', caption: 'Fired twice.', link: '/shop/p/blue-bowl' } },
});

export const moveGalleryPictures = endpoint({
  method: 'POST',
  path: '/api/admin/galleries/:id/pictures/order',
  auth: 'owner',
  summary:
    'Moves pictures within their gallery, behind each other in the order given: behind another one, to the front, or to a place.',
  params,
  body: z
    .object({
      ids: pictureIds,
      /** The picture they come after; null for the front. */
      after: z.uuid().nullable().optional(),
      /** The place of the first one, from 1; beyond the last picture, the end. */
      place: z.int('Enter a whole number.').min(1, 'Enter a place of at least 1.').max(1_000_000).optional(),
    })
    .refine(({ after, place }) => (after === undefined) !== (place === undefined), {
      path: ['place'],
      error: 'Give either the picture they come after, or a place.',
    }),
  answer: null,
  errors: ['CONTENT_NOT_FOUND'],
  example: { body: { ...exampleIds, after: '0198c0de-0000-7000-8000-000000000002' } },
});
export type MovePicturesBody = z.output<typeof moveGalleryPictures.body>;

export const showGalleryPictures = endpoint({
  method: 'POST',
  path: '/api/admin/galleries/:id/pictures/visibility',
  auth: 'owner',
  summary: 'Shows pictures of a gallery to visitors, or hides them. Those that are not there are left out.',
  params,
  body: z.object({ ids: pictureIds, isShown: z.boolean() }),
  /** As they are now. */
  answer: z.strictObject({ pictures: z.array(galleryPicture) }),
  errors: ['CONTENT_NOT_FOUND'],
  example: { body: { ...exampleIds, isShown: false } },
});

export const removeGalleryPictures = endpoint({
  method: 'POST',
  path: '/api/admin/galleries/:id/pictures/remove',
  auth: 'owner',
  summary:
    'Moves pictures of a gallery to the bin, where they stay for 30 days. Their files stay in the library.',
  params,
  body: z.object({ ids: pictureIds }),
  answer: z.strictObject({ removed: z.array(id) }),
  errors: ['CONTENT_NOT_FOUND'],
  example: { body: exampleIds },
});

export const restoreGalleryPictures = endpoint({
  method: 'POST',
  path: '/api/admin/galleries/:id/pictures/restore',
  auth: 'owner',
  summary: 'Takes pictures of a gallery out of the bin, to the places they had.',
  params,
  body: z.object({ ids: pictureIds }),
  answer: z.strictObject({ restored: z.array(id) }),
  errors: ['CONTENT_NOT_FOUND'],
  example: { body: exampleIds },
});
