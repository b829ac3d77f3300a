import { fontFormats, MAX_FONT_NAME } from '@vitrine/domain/design/fonts/own-fonts.ts';
import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { count, id } from './primitives.ts';

const weight = z.int().min(1).max(1000);

const fontFile = z.strictObject({
  id,
  filename: z.string(),
  format: z.enum(fontFormats),
  byteSize: count,
  /** The lightest and the heaviest; of an ordinary font the same one. */
  weights: z.tuple([weight, weight]),
  italic: z.boolean(),
  url: z.string(),
});
export type FontFileView = AnswerOf<typeof fontFile>;

/** A family that the owner uploaded. */
const ownFont = z.strictObject({
  id,
  family: z.string(),
  generic: z.enum(['serif', 'sans-serif', 'monospace']),
  /** By weight and style. */
  files: z.array(fontFile),
  /** The settings of themes that name it. */
  usedBy: z.array(z.strictObject({ theme: z.string(), setting: z.string() })),
});
export type OwnFontView = AnswerOf<typeof ownFont>;

const fontList = z.strictObject({
  /** The title of the website, as a text to show fonts with. */
  siteTitle: z.string(),
  /** In the order of their names. */
  fonts: z.array(ownFont),
  /** Families that the current theme's settings name, the theme's own among them. */
  inUse: z.array(z.string()),
});
export type FontList = AnswerOf<typeof fontList>;

const fontParams = z.object({ id: z.uuid() });

export const listFonts = endpoint({
  method: 'GET',
  path: '/api/admin/fonts',
  auth: 'owner',
  summary: 'Lists the website’s own fonts, and the families that its settings name.',
  answer: fontList,
  example: { answer: { siteTitle: 'Fern & Kiln', fonts: [], inUse: ['Fraunces', 'Instrument Sans'] } },
});

export const uploadFont = endpoint({
  method: 'POST',
  path: '/api/admin/fonts',
  auth: 'owner',
  summary:
    'Uploads a font file. It joins the family that it names, and takes the place of a file with the same weight, style and format.',
  upload: { file: 'A WOFF2, WOFF, TrueType or OpenType font, at most 5 MB', fields: [] },
  answer: ownFont,
  status: 201,
  errors: [
    'FILE_TOO_LARGE',
    'FILE_UNSUPPORTED',
    'TOO_MANY_FONTS',
    'TOO_MANY_FONT_FILES',
    'UNSUPPORTED_MEDIA_TYPE',
  ],
});

export const renameFont = endpoint({
  method: 'PUT',
  path: '/api/admin/fonts/:id',
  auth: 'owner',
  summary: 'Renames a family. Settings that name it by its former name go on using it.',
  params: fontParams,
  notFound: 'FONT_NOT_FOUND',
  body: z.object({ family: z.string().trim().max(MAX_FONT_NAME) }),
  answer: ownFont,
  errors: ['FONT_NAME_INVALID', 'FONT_NAME_TAKEN'],
  example: { body: { family: 'Acme Grotesk' } },
});

export const removeFont = endpoint({
  method: 'DELETE',
  path: '/api/admin/fonts/:id',
  auth: 'owner',
  summary: 'Deletes a family and its files. Pages that use it show the next font of the setting instead.',
  params: fontParams,
  notFound: 'FONT_NOT_FOUND',
  answer: null,
});

export const removeFontFile = endpoint({
  method: 'DELETE',
  path: '/api/admin/fonts/:id/files/:fileId',
  auth: 'owner',
  summary: 'Deletes a file of a family; with its last one, the family.',
  params: fontParams.extend({ fileId: z.uuid() }),
  notFound: 'FONT_NOT_FOUND',
  answer: null,
});
