import * as z from 'zod';
import { paletteScopes } from '@vitrine/domain/design/section-palettes.ts';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { count } from './primitives.ts';

/** A value of a theme that its owner may change. */
export const tweak = z.strictObject({
  name: z.string(),
  type: z.enum(['color', 'font', 'value', 'dropdown', 'checkbox']),
  title: z.string(),
  category: z.string(),
  /** A part of the category, such as one text style; '' for none. */
  group: z.string(),
  /** A sentence about it; '' for none. */
  hint: z.string(),
  /** The custom property that a color becomes (`paper`), and where: on the page or in a section theme; null for others. */
  sets: z.strictObject({ property: z.string(), scope: z.enum(paletteScopes) }).nullable(),
  /** The theme's; of a color that follows others, what it is derived as from their current values. */
  default: z.string(),
  /** The current value; the default where none is set. */
  value: z.string(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  step: z.number().nullable(),
  options: z.array(z.string()),
});
export type TweakView = AnswerOf<typeof tweak>;

/** A pair of colors of the palette that is hard to read. */
export const contrastWarning = z.strictObject({
  scope: z.enum(paletteScopes),
  /** Custom properties: of the text or line, and of what is behind it. */
  text: z.string(),
  ground: z.string(),
  /** Contrast, from 1 to 21, and how much it needs. */
  ratio: z.number(),
  needed: z.number(),
  /** The tweak that mends it, and its nearest shade that does; null where there is none. */
  tweak: z.string().nullable(),
  shade: z.string().nullable(),
});
export type ContrastWarningView = AnswerOf<typeof contrastWarning>;

const themeProblem = z.strictObject({
  severity: z.enum(['error', 'warning']),
  file: z.string(),
  line: count,
  column: count,
  message: z.string(),
});

/** A script, stylesheet or font that a theme's pages load from another site. */
const outsideFile = z.strictObject({
  address: z.string(),
  kind: z.enum(['script', 'style', 'font']),
  /** `missing`: pages do not load it, and the owner has not decided yet. */
  state: z.enum(['missing', 'copied', 'without']),
});
export type OutsideFileView = AnswerOf<typeof outsideFile>;

const named = z.array(z.strictObject({ name: z.string(), title: z.string() }));

const theme = z.strictObject({
  /** Its folder's name. */
  name: z.string(),
  title: z.string(),
  author: z.string(),
  isCurrent: z.boolean(),
  /** Whether it is in the owner's themes folder; the others ship with the product. */
  isOwn: z.boolean(),
  /** Of a theme that an owner of this website has uploaded; null for all others. */
  upload: z
    .strictObject({
      /** Bytes of its zip. */
      packed: count,
      files: count,
      /** Whether the version before the last replacement is kept. */
      hasPrevious: z.boolean(),
    })
    .nullable(),
  /** Layouts a page may use. */
  layouts: named,
  navigations: named,
  customTypes: z.array(
    z.strictObject({
      name: z.string(),
      title: z.string(),
      fields: z.array(z.strictObject({ name: z.string(), title: z.string(), type: z.string() })),
    }),
  ),
  tweaks: z.array(tweak),
  problems: z.array(themeProblem),
  outsideFiles: z.array(outsideFile),
});
export type ThemeView = AnswerOf<typeof theme>;

const themeList = z.strictObject({ themes: z.array(theme) });
export type ThemeList = AnswerOf<typeof themeList>;

export const tweakChanges = z
  .record(z.string().regex(/^[a-zA-Z][\w-]{0,80}$/), z.string().max(300))
  .refine((tweaks) => Object.keys(tweaks).length <= 300);

/** Missing fields are unchanged. A tweak set to '' is reset to the theme's value. */
const chooseThemeBody = z.object({
  name: z.string().min(1).max(61).optional(),
  tweaks: tweakChanges.optional(),
  /** The theme that was active when the change was made; refused with STALE_REVISION when another one is active now. */
  seen: z.string().min(1).max(61).optional(),
});
export type ChooseThemeBody = z.infer<typeof chooseThemeBody>;

/**
 * `copy` downloads every file that the theme's pages load from other sites into
 * its folder, overwriting copies; `go-without` marks the missing ones as not wanted.
 */
const outsideFilesBody = z.object({ action: z.enum(['copy', 'go-without']) });
export type OutsideFilesBody = z.infer<typeof outsideFilesBody>;

const outsideFilesAnswer = z.strictObject({
  theme,
  /** Files that could not be copied, with the reason. */
  failed: z.array(z.strictObject({ address: z.string(), reason: z.string() })),
});
export type OutsideFilesAnswer = AnswerOf<typeof outsideFilesAnswer>;

/** Maximum length of `tweaks` of a preview, characters: it is part of a URL. */
export const MAX_PREVIEW_TWEAKS = 6000;

/**
 * `tweaks` is the JSON of changes as in `chooseThemeBody`, shown before they are saved; what a theme does not allow is left out.
 */
const previewThemeQuery = z.object({
  tweaks: z
    .string()
    .max(MAX_PREVIEW_TWEAKS)
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'This is not JSON.' });
        return z.NEVER;
      }
    })
    .pipe(tweakChanges)
    .optional(),
});

/** A folder's name; an invalid one is treated as a theme that does not exist. */
const themeParams = z.object({ name: z.string() });

export const listThemes = endpoint({
  method: 'GET',
  path: '/api/admin/themes',
  auth: 'owner',
  summary: 'Lists the themes a website can use, with the values of their tweaks.',
  answer: themeList,
});

export const previewTheme = endpoint({
  method: 'GET',
  path: '/api/admin/themes/:name/preview',
  auth: 'owner',
  summary: 'Shows the home page in a theme, as static HTML for a frame.',
  params: themeParams,
  query: previewThemeQuery,
  answer: { contentTypes: ['text/html'] },
  errors: ['THEME_NOT_FOUND'],
});

export const chooseTheme = endpoint({
  method: 'PUT',
  path: '/api/admin/themes/current',
  auth: 'owner',
  summary: 'Changes the theme of a website, the values of its tweaks, or both.',
  body: chooseThemeBody,
  answer: theme,
  errors: ['THEME_NOT_FOUND', 'TWEAK_REFUSED', 'STALE_REVISION'],
  example: { body: { seen: 'kiln', tweaks: { accent: '#A8482F' } } },
});

export const decideOutsideFiles = endpoint({
  method: 'POST',
  path: '/api/admin/themes/:name/outside-files',
  auth: 'owner',
  summary: 'Copies what a theme loads from other sites into its folder, or goes without.',
  params: themeParams,
  body: outsideFilesBody,
  answer: outsideFilesAnswer,
  errors: ['STALE_REVISION', 'THEME_NOT_FOUND', 'THEME_NOT_WRITABLE'],
  example: { body: { action: 'copy' } },
});

const uploadAnswer = z.strictObject({
  theme,
  /** Name of an earlier upload of the same theme; `replaceTheme` puts the new one in its place. */
  replaces: z.string().nullable(),
  /** What the zip had besides the theme: `node_modules`. */
  leftOut: z.array(z.string()),
});
export type UploadedThemeAnswer = AnswerOf<typeof uploadAnswer>;

export const uploadTheme = endpoint({
  method: 'POST',
  path: '/api/admin/themes',
  auth: 'owner',
  summary: 'Uploads a theme folder as a zip. It is used by no page until it is chosen.',
  upload: { file: 'A theme folder as a zip, at most 50 MB' },
  answer: uploadAnswer,
  status: 201,
  errors: [
    'FILE_TOO_LARGE',
    'RATE_LIMITED',
    'THEME_LIMIT',
    'THEME_NOT_ALLOWED',
    'THEME_NOT_FOUND',
    'THEME_UNUSABLE',
    'THEME_ZIP_REFUSED',
    'UNSUPPORTED_MEDIA_TYPE',
  ],
});

export const replaceTheme = endpoint({
  method: 'POST',
  path: '/api/admin/themes/:name/replace',
  auth: 'owner',
  summary: 'Puts a newly uploaded theme in the place of an earlier upload, which is kept for undo.',
  params: themeParams,
  /** The name of the new one, which it loses. */
  body: z.object({ by: z.string().min(1).max(61) }),
  answer: theme,
  errors: ['THEME_IN_USE', 'THEME_NOT_ALLOWED', 'THEME_NOT_FOUND'],
  example: { body: { by: 'dockside-2' } },
});

export const restoreTheme = endpoint({
  method: 'POST',
  path: '/api/admin/themes/:name/restore',
  auth: 'owner',
  summary: 'Takes back the last replacement of an uploaded theme; once more makes it again.',
  params: themeParams,
  answer: theme,
  errors: ['THEME_NOT_ALLOWED', 'THEME_NOT_FOUND'],
});

export const removeTheme = endpoint({
  method: 'DELETE',
  path: '/api/admin/themes/:name',
  auth: 'owner',
  summary: 'Removes an uploaded theme that the website does not use.',
  params: themeParams,
  answer: null,
  errors: ['THEME_IN_USE', 'THEME_NOT_ALLOWED', 'THEME_NOT_FOUND'],
});

export const downloadTheme = endpoint({
  method: 'GET',
  path: '/api/admin/themes/:name/zip',
  auth: 'owner',
  summary: 'Downloads an uploaded theme as a zip.',
  params: themeParams,
  answer: { contentTypes: ['application/zip'] },
  errors: ['THEME_NOT_FOUND'],
});
