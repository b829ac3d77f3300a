import { mediaText } from '@vitrine/domain/text/media.ts';
import * as z from 'zod';
import { type AnswerOf, type DeepReadonly, endpoint } from './endpoint.ts';
import { picture } from './media.ts';
import { count, id } from './primitives.ts';

/** Characters. spec: site-platform 9 */
export const MAX_ALT_TEXT = 250;
/** Maximum number of files per page of the list. */
export const ASSETS_PER_PAGE = 60;

const kind = z.enum(['picture', 'video', 'audio', 'document', 'attachment']);

/** A file as its owner sees it. */
const asset = z.strictObject({
  id,
  kind,
  filename: z.string(),
  contentType: z.string(),
  byteSize: count,
  /** What it shows or holds, in the owner's words; '' for none. A picture's is its alternative text. */
  altText: z.string(),
  /** Null for a document that is sold: it has no public address. */
  assetUrl: z.string().nullable(),
  /** Milliseconds since the epoch. */
  createdOn: z.number(),
  picture: picture.nullable(),
});
export type AssetView = AnswerOf<typeof asset>;

const assetParams = z.object({ id: z.uuid() });

const listAssetsQuery = z.object({
  kind: kind.optional(),
  /** Words of names and alternative texts. */
  search: z.string().trim().max(200, 'Search for at most 200 characters.').optional(),
  /** The last id of the page before. */
  before: z.uuid().optional(),
  /** Ids joined with commas: of these files only. */
  ids: z
    .string()
    .max(ASSETS_PER_PAGE * 37)
    .transform((joined) => joined.split(','))
    .pipe(z.array(z.uuid('An id of a file is not valid.')).max(ASSETS_PER_PAGE))
    .optional(),
});
export type ListAssetsQuery = DeepReadonly<z.output<typeof listAssetsQuery>>;
const assetList = z.strictObject({
  assets: z.array(asset),
  /** `before` of the next page; null on the last. */
  next: id.nullable(),
});
export type AssetList = AnswerOf<typeof assetList>;

/** An owner's texts are in English. */
const text = mediaText('en');
const fraction = z.number().min(0, text.focalPointOutside).max(1, text.focalPointOutside);

/** Missing fields are unchanged. */
const updateAssetBody = z.object({
  filename: z.string().max(200).optional(),
  altText: z.string().trim().max(MAX_ALT_TEXT, text.altTextTooLong).optional(),
  focalPoint: z.object({ x: fraction, y: fraction }).optional(),
});
export type UpdateAssetBody = z.output<typeof updateAssetBody>;

/** A page of another site, as an owner pastes it. */
const embedBody = z.object({ url: z.string().trim().max(1000) });

export const listAssets = endpoint({
  method: 'GET',
  path: '/api/admin/assets',
  auth: 'owner',
  summary: 'Lists and searches files, newest first.',
  query: listAssetsQuery,
  answer: assetList,
  example: { query: { kind: 'picture' }, answer: { assets: [], next: null } },
});

export const updateAsset = endpoint({
  method: 'PUT',
  path: '/api/admin/assets/:id',
  auth: 'owner',
  summary: 'Changes the name, text or focal point of a file.',
  params: assetParams,
  body: updateAssetBody,
  answer: asset,
  errors: ['FILE_NOT_FOUND', 'FILE_NAME_MISSING'],
  example: { body: { altText: 'A mug on a windowsill', focalPoint: { x: 0.5, y: 0.4 } } },
});

export const cropAsset = endpoint({
  method: 'POST',
  path: '/api/admin/assets/:id/crops',
  auth: 'owner',
  summary: 'Makes a crop of a picture. The picture itself stays as it is.',
  params: assetParams,
  /** Fractions of width and height. */
  body: z.strictObject({ x: fraction, y: fraction, width: fraction, height: fraction }),
  answer: asset,
  errors: ['FILE_NOT_FOUND', 'PICTURE_IS_DRAWING', 'PICTURE_UNREADABLE', 'RATE_LIMITED', 'TOO_MANY_CROPS'],
  example: { body: { x: 0.25, y: 0, width: 0.5, height: 1 } },
});

export const removeAsset = endpoint({
  method: 'DELETE',
  path: '/api/admin/assets/:id',
  auth: 'owner',
  summary: 'Deletes a file.',
  params: assetParams,
  answer: null,
  errors: ['FILE_NOT_FOUND'],
});

export const uploadAsset = endpoint({
  method: 'POST',
  path: '/api/admin/assets',
  auth: 'owner',
  summary: 'Uploads a file.',
  upload: { file: 'A picture, film, sound, PDF or attachment', fields: ['altText'] },
  answer: asset,
  status: 201,
  errors: [
    'FILE_NOT_FOUND',
    'FILE_TOO_LARGE',
    'FILE_UNSUPPORTED',
    'PICTURE_TOO_MANY_PIXELS',
    'PICTURE_UNREADABLE',
    'RATE_LIMITED',
    'UNSUPPORTED_MEDIA_TYPE',
  ],
});

export const uploadDocument = endpoint({
  method: 'POST',
  path: '/api/admin/documents',
  auth: 'owner',
  summary: 'Uploads a file that is sold: it gets no public address.',
  upload: { file: 'A file of any kind, at most 500 MB', fields: [] },
  answer: asset,
  status: 201,
  errors: ['FILE_EMPTY', 'FILE_NOT_FOUND', 'FILE_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
});

/** Another site's player, as an item shows it. */
const embed = z.strictObject({
  kind: z.literal('embed'),
  url: z.string(),
  providerName: z.string(),
  title: z.string(),
  /** Address of the provider's player, from the allow-list; the page renders the frame itself. */
  playerUrl: z.string(),
  /** Pixels. */
  width: count,
  height: count,
  /** A copy of the provider's picture among the site's assets; null when there is none. */
  thumbnailId: id.nullable(),
  hasOverlay: z.boolean(),
});
export type Embed = AnswerOf<typeof embed>;

export const fetchEmbed = endpoint({
  method: 'POST',
  path: '/api/admin/embeds',
  auth: 'owner',
  summary: 'Finds the player of a page of another site.',
  body: embedBody,
  answer: embed,
  errors: ['EMBED_NOT_FOUND', 'EMBED_UNAVAILABLE', 'EMBED_UNSUPPORTED', 'EMBED_VIMEO_BASIC'],
  example: { body: { url: 'https://vimeo.com/76979871' } },
});
