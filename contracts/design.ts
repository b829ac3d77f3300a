import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { picture } from './media.ts';
import { id } from './primitives.ts';
import { contrastWarning, tweak, tweakChanges } from './themes.ts';

/** A theme's folder. */
const themeName = z.string().min(1).max(61);
/** CSS or Less; what is longer than can be saved is refused in words. */
const css = z.string().max(400_000);

const cssProblem = z.strictObject({
  /** From 1; null where it is not about one line. */
  line: z.int().min(1).nullable(),
  sentence: z.string(),
});
export type CssProblemView = AnswerOf<typeof cssProblem>;

const design = z.strictObject({
  theme: z.string(),
  title: z.string(),
  /** The theme that visitors see. */
  current: z.strictObject({ name: z.string(), title: z.string() }),
  tweaks: z.array(tweak),
  /** The owner's own CSS or Less for this theme; '' for none. */
  css: z.string(),
  /** What is wrong with it, such as a name that the theme no longer has. */
  cssProblems: z.array(cssProblem),
  /** What is hard to read with these values. */
  contrast: z.array(contrastWarning),
  siteTitle: z.string(),
  logo: picture.nullable(),
  nameIsLogo: z.boolean(),
  icon: picture.nullable(),
  /** Of exactly what is above; changes with it. */
  version: z.string(),
});
export type DesignView = AnswerOf<typeof design>;

/** The page that shows every style of a theme at once, by the place of an address. */
export const STYLE_GUIDE = 'style-guide';
/** The page that visitors get at an address that does not exist. */
export const NOT_FOUND_PAGE = 'not-found';

const part = z.strictObject({
  /** Of its content. */
  id: z.string(),
  /** Null where the caller has it. */
  css: z.string().nullable(),
});

const stylesheet = z.strictObject({
  /** The theme's stylesheet in its parts, in order: most stay the same whatever the values. */
  parts: z.array(part),
  /** The owner's own CSS, compiled, to stand after the parts; '' where it cannot be used. */
  own: z.string(),
  /** Classes of the page for the values of dropdowns and checkboxes, separated by spaces. */
  classes: z.string(),
  problems: z.array(cssProblem),
  /** What is hard to read with these values. */
  contrast: z.array(contrastWarning),
  /** Colors that follow others, as they are derived from these values, by the tweak's name. */
  derived: z.record(z.string(), z.string()),
  /** Why the theme does not allow a value, by the tweak's name; the stored one is shown instead. */
  refused: z.record(z.string(), z.string()),
});
export type StylesheetAnswer = AnswerOf<typeof stylesheet>;

const publishBody = z.object({
  /** As it was read; refused with STALE_REVISION where the design is another one by now. */
  version: z.string().max(64),
  theme: themeName,
  /** Every value that is not the theme's own; missing: all stay as they are. */
  tweaks: tweakChanges.optional(),
  css: css.optional(),
  /** Missing fields of these two stay as they are. */
  logo: z.strictObject({ pictureId: id.nullable(), nameIsLogo: z.boolean() }).optional(),
  icon: z.strictObject({ pictureId: id.nullable() }).optional(),
});
export type PublishDesignBody = z.infer<typeof publishBody>;

export const getDesign = endpoint({
  method: 'GET',
  path: '/api/admin/design',
  auth: 'owner',
  summary:
    'Returns what an owner can set of the look of a website in a theme: the current one, or the one named.',
  query: z.object({ theme: themeName.optional() }),
  answer: design,
  errors: ['THEME_NOT_FOUND'],
});

export const designPage = endpoint({
  method: 'GET',
  path: '/api/admin/design/page',
  auth: 'owner',
  summary: 'Shows a page of the website in a theme, as static HTML for a frame whose styles can be replaced.',
  query: z.object({
    /** Its address, beginning with a slash, or `style-guide` or `not-found`. */
    path: z.string().min(1).max(600),
    theme: themeName.optional(),
    /** A picture, or `none`, in place of the stored logo. */
    logo: z.union([z.literal('none'), id]).optional(),
  }),
  answer: { contentTypes: ['text/html'] },
  errors: ['THEME_NOT_FOUND'],
});

export const tryStylesheet = endpoint({
  method: 'POST',
  path: '/api/admin/design/stylesheet',
  auth: 'owner',
  summary: 'Returns the stylesheet of a theme with values that are not stored; nothing is kept of them.',
  body: z.object({
    theme: themeName,
    /** Every value that is not the theme's own. */
    tweaks: tweakChanges,
    css,
    /** Parts that the caller has. */
    have: z.array(z.string().max(64)).max(400),
  }),
  answer: stylesheet,
  errors: ['THEME_NOT_FOUND'],
  example: { body: { theme: 'atelier', tweaks: { accentColor: '#0B5FA5' }, css: '', have: [] } },
});

export const publishDesign = endpoint({
  method: 'PUT',
  path: '/api/admin/design',
  auth: 'owner',
  summary: 'Publishes the look of a website: theme, values, own CSS, logo and icon, all at once.',
  body: publishBody,
  answer: design,
  errors: ['THEME_NOT_FOUND', 'TWEAK_REFUSED', 'FILE_NOT_FOUND', 'STALE_REVISION'],
  example: {
    body: {
      version: '5f2c9d1b',
      theme: 'atelier',
      tweaks: { accentColor: '#0B5FA5' },
      css: 'h1 { color: @accentColor }',
    },
  },
});
