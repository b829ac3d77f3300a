import { MAX_FOLDER_NAME } from '@vitrine/domain/files/file-folders.ts';
import { mediaText } from '@vitrine/domain/text/media.ts';
import * as z from 'zod';
import { type AnswerOf, type DeepReadonly, endpoint } from './endpoint.ts';
import { picture } from './media.ts';
import { count, id } from './primitives.ts';

/** Characters. spec: site-platform 9 */
export const MAX_ALT_TEXT = 250;
/** Maximum number of files per page of the list. */
export const ASSETS_PER_PAGE = 60;
/** Maximum number of files that are moved, deleted or restored at once. */
export const FILES_AT_ONCE = 500;
/** Maximum number of places that are named of what uses a file. */
export const USES_SHOWN = 50;

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
  /** Null for a file that is in no folder. */
  folderId: id.nullable(),
  /** Counted up by each replacement, and by taking it back. */
  version: count,
  /** When it was replaced, milliseconds since the epoch, while that can be taken back; null otherwise. */
  replacedOn: z.number().nullable(),
});
export type AssetView = AnswerOf<typeof asset>;

const assetParams = z.object({ id: z.uuid() });

/** A folder's id, or those in no folder. */
const folderFilter = z.union([z.literal('none'), z.uuid('Choose a folder of the list.')]);

const sortOfAssets = z
  .enum(['-added', 'added', 'name', '-name', '-size', 'size'], 'Sort by added, name or size.')
  .default('-added');
export type AssetSort = z.output<typeof sortOfAssets>;

const assetFilters = {
  kind: kind.optional(),
  /** Beginnings of words of names and alternative texts. */
  search: z.string().trim().max(200, 'Search for at most 200 characters.').default(''),
  /** The files directly in a folder; with a search, those in the folders inside it too. */
  folder: folderFilter.optional(),
  /** Only what nothing of the website uses. */
  used: z.literal('no').optional(),
  /** Only pictures without an alternative text. */
  altText: z.literal('none').optional(),
};

export const listAssetsQuery = z.object({
  ...assetFilters,
  sort: sortOfAssets,
  /** The previous response's `next`. */
  after: z.string().min(1).max(4000).optional(),
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
  /** `after` of the next page; null on the last. */
  next: z.string().nullable(),
});
export type AssetList = AnswerOf<typeof assetList>;

const countAssetsQuery = z.object(assetFilters);
export type CountAssetsQuery = DeepReadonly<z.output<typeof countAssetsQuery>>;

const fileIds = z
  .array(z.uuid('An id of a file is not valid.'))
  .min(1, 'Choose at least one file.')
  .max(FILES_AT_ONCE, `Choose at most ${FILES_AT_ONCE} files at once.`);

const folderName = z
  .string()
  .trim()
  .min(1, 'Enter a name.')
  .max(MAX_FOLDER_NAME, `A folder’s name has at most ${MAX_FOLDER_NAME} characters.`);

/** A folder; its name is unique in the folder it is in. */
const folder = z.strictObject({
  id,
  name: z.string(),
  /** The folder it is in; null at the top. */
  parentId: id.nullable(),
  /** Files directly in it. */
  files: count,
});
export type FolderView = AnswerOf<typeof folder>;

const folderList = z.strictObject({
  /** In the order of their tree, each level by name. */
  folders: z.array(folder),
  /** Files of the website, and those of them in no folder. */
  files: count,
  unsorted: count,
});
export type FolderList = AnswerOf<typeof folderList>;

/** What uses a file. */
const useKind = z.enum([
  'page',
  'draft',
  'part',
  'part-draft',
  'saved-section',
  'product',
  'item',
  'author',
  'website',
  'purchase',
  'review',
  'letter',
]);
export type FileUseKind = z.output<typeof useKind>;

const fileUse = z.strictObject({
  kind: useKind,
  /** Of the page, part, product …; null for the website's own settings and for purchases. */
  id: id.nullable(),
  /** Its title; of a header or footer the name of its place; '' for none. */
  title: z.string(),
  /** Whether it is in the bin. */
  isDeleted: z.boolean(),
});
export type FileUse = AnswerOf<typeof fileUse>;

const usesOfFiles = z.strictObject({
  /** Files that something uses, in the order asked for. */
  files: z.array(
    z.strictObject({
      id,
      filename: z.string(),
      uses: z.array(fileUse),
      /** Whether there are more than are named. */
      isMore: z.boolean(),
    }),
  ),
});
export type UsesOfFiles = AnswerOf<typeof usesOfFiles>;

/** A file in the bin. */
const deletedAsset = z.strictObject({
  id,
  kind,
  filename: z.string(),
  byteSize: count,
  /** Milliseconds since the epoch. */
  deletedOn: z.number(),
  /** Whether a small picture of it can be loaded. */
  hasPreview: z.boolean(),
});
export type DeletedAsset = AnswerOf<typeof deletedAsset>;

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
  summary: 'Lists and searches files.',
  query: listAssetsQuery,
  answer: assetList,
  errors: ['FOLDER_NOT_FOUND'],
  example: { query: { kind: 'picture' }, answer: { assets: [], next: null } },
});

export const countAssets = endpoint({
  method: 'GET',
  path: '/api/admin/assets/count',
  auth: 'owner',
  summary: 'Counts files, up to 5,000, of a search up to 1,000.',
  query: countAssetsQuery,
  answer: z.strictObject({ count, isMore: z.boolean() }),
  errors: ['FOLDER_NOT_FOUND'],
  example: { query: { kind: 'picture' } },
});

export const moveAssets = endpoint({
  method: 'POST',
  path: '/api/admin/assets/move',
  auth: 'owner',
  summary: 'Moves files into a folder, or out of all. Files that are not there are left out.',
  body: z.strictObject({ ids: fileIds, folderId: z.uuid('Choose a folder of the list.').nullable() }),
  /** Where each file was before, so that it can be moved back. */
  answer: z.strictObject({ moved: z.array(z.strictObject({ id, from: id.nullable() })) }),
  errors: ['FOLDER_NOT_FOUND'],
});

export const usesOfAssets = endpoint({
  method: 'POST',
  path: '/api/admin/assets/uses',
  auth: 'owner',
  summary: 'Lists what uses files: pages, drafts, products, settings.',
  body: z.strictObject({ ids: fileIds }),
  answer: usesOfFiles,
});

export const deleteAssets = endpoint({
  method: 'POST',
  path: '/api/admin/assets/delete',
  auth: 'owner',
  summary: 'Moves files to the bin, where they stay for 30 days. Their addresses answer with 404.',
  body: z.strictObject({ ids: fileIds }),
  answer: z.strictObject({ deleted: z.array(id) }),
});

export const restoreAssets = endpoint({
  method: 'POST',
  path: '/api/admin/deleted-assets/restore',
  auth: 'owner',
  summary: 'Takes files out of the bin, at their addresses. Files that are not there are left out.',
  body: z.strictObject({ ids: fileIds }),
  answer: z.strictObject({ restored: z.array(id) }),
});

export const listDeletedAssets = endpoint({
  method: 'GET',
  path: '/api/admin/deleted-assets',
  auth: 'owner',
  summary: 'Lists the files in the bin, the latest first.',
  query: z.object({
    /** The last id of the page before. */
    after: z.uuid().optional(),
  }),
  answer: z.strictObject({
    assets: z.array(deletedAsset),
    /** `after` of the next page; null on the last. */
    next: id.nullable(),
  }),
});

export const previewDeletedAsset = endpoint({
  method: 'GET',
  path: '/api/admin/deleted-assets/:id/preview',
  auth: 'owner',
  summary: 'A small picture of a file in the bin.',
  params: assetParams,
  answer: { contentTypes: ['image/webp', 'image/svg+xml'] },
  errors: ['FILE_NOT_FOUND'],
});

export const replaceAsset = endpoint({
  method: 'POST',
  path: '/api/admin/assets/:id/content',
  auth: 'owner',
  summary: 'Replaces the content of a file everywhere. Its former addresses lead to the new one.',
  params: assetParams,
  upload: { file: 'A file of the same kind', fields: [] },
  answer: asset,
  errors: [
    'FILE_CHANGED',
    'FILE_EMPTY',
    'FILE_KIND_DIFFERS',
    'FILE_NOT_FOUND',
    'FILE_TOO_LARGE',
    'FILE_UNSUPPORTED',
    'PICTURE_TOO_MANY_PIXELS',
    'PICTURE_UNREADABLE',
    'RATE_LIMITED',
    'UNSUPPORTED_MEDIA_TYPE',
  ],
});

export const restoreAssetContent = endpoint({
  method: 'POST',
  path: '/api/admin/assets/:id/content/restore',
  auth: 'owner',
  summary: 'Takes the last replacement of a file back.',
  params: assetParams,
  answer: asset,
  errors: ['FILE_NOT_FOUND', 'FILE_NOT_REPLACED'],
});

export const listFolders = endpoint({
  method: 'GET',
  path: '/api/admin/asset-folders',
  auth: 'owner',
  summary: 'Lists the folders of files.',
  answer: folderList,
});

export const createFolder = endpoint({
  method: 'POST',
  path: '/api/admin/asset-folders',
  auth: 'owner',
  summary: 'Makes a folder.',
  body: z.strictObject({ name: folderName, parentId: z.uuid('Choose a folder of the list.').nullable() }),
  answer: folder,
  status: 201,
  errors: ['FOLDER_LIMIT', 'FOLDER_NAME_TAKEN', 'FOLDER_NOT_FOUND', 'FOLDER_TOO_DEEP'],
  example: { body: { name: 'Glazes', parentId: null } },
});

export const updateFolder = endpoint({
  method: 'PUT',
  path: '/api/admin/asset-folders/:id',
  auth: 'owner',
  summary: 'Renames a folder, or moves it with all that is inside it.',
  params: assetParams,
  /** Missing fields are unchanged. */
  body: z.strictObject({
    name: folderName.optional(),
    parentId: z.uuid('Choose a folder of the list.').nullable().optional(),
  }),
  answer: folder,
  errors: ['FOLDER_INSIDE_ITSELF', 'FOLDER_NAME_TAKEN', 'FOLDER_NOT_FOUND', 'FOLDER_TOO_DEEP'],
  example: { body: { name: 'Glazes', parentId: null } },
});

export const deleteFolder = endpoint({
  method: 'DELETE',
  path: '/api/admin/asset-folders/:id',
  auth: 'owner',
  summary: 'Deletes a folder: what is inside it moves up, or is moved to the bin with the folders in it.',
  params: assetParams,
  query: z.object({ files: z.enum(['up', 'bin'], 'Choose what becomes of the files: up or bin.') }),
  answer: z.strictObject({ deleted: z.array(id) }),
  errors: ['FOLDER_NOT_FOUND'],
  example: { query: { files: 'up' } },
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
  errors: [
    'FILE_CHANGED',
    'FILE_NOT_FOUND',
    'PICTURE_IS_DRAWING',
    'PICTURE_UNREADABLE',
    'RATE_LIMITED',
    'TOO_MANY_CROPS',
  ],
  example: { body: { x: 0.25, y: 0, width: 0.5, height: 1 } },
});

export const removeAsset = endpoint({
  method: 'DELETE',
  path: '/api/admin/assets/:id',
  auth: 'owner',
  summary: 'Moves a file to the bin, where it stays for 30 days.',
  params: assetParams,
  answer: null,
  errors: ['FILE_NOT_FOUND'],
});

export const uploadAsset = endpoint({
  method: 'POST',
  path: '/api/admin/assets',
  auth: 'owner',
  summary: 'Uploads a file.',
  upload: { file: 'A picture, film, sound, PDF or attachment', fields: ['altText', 'folderId', 'kind'] },
  answer: asset,
  status: 201,
  errors: [
    'FILE_NOT_FOUND',
    'FILE_TOO_LARGE',
    'FILE_UNSUPPORTED',
    'FOLDER_NOT_FOUND',
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
