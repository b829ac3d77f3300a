import * as z from 'zod';

/** A value of a theme that its owner may change. */
export interface TweakView {
  readonly name: string;
  readonly type: 'color' | 'font' | 'value' | 'dropdown' | 'checkbox';
  readonly title: string;
  readonly category: string;
  readonly default: string;
  /** The current value; the default where none is set. */
  readonly value: string;
  readonly min: number | null;
  readonly max: number | null;
  readonly step: number | null;
  readonly options: readonly string[];
}

export interface ThemeProblemView {
  readonly severity: 'error' | 'warning';
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** A script, stylesheet or font that a theme's pages load from another site. */
export interface OutsideFileView {
  readonly address: string;
  readonly kind: 'script' | 'style' | 'font';
  /** `missing`: pages do not load it, and the owner has not decided yet. */
  readonly state: 'missing' | 'copied' | 'without';
}

export interface ThemeView {
  /** Its folder's name. */
  readonly name: string;
  readonly title: string;
  readonly author: string;
  readonly isCurrent: boolean;
  /** Whether it is in the owner's themes folder; the others ship with the product. */
  readonly isOwn: boolean;
  /** Layouts a page may use. */
  readonly layouts: readonly { readonly name: string; readonly title: string }[];
  readonly navigations: readonly { readonly name: string; readonly title: string }[];
  readonly customTypes: readonly {
    readonly name: string;
    readonly title: string;
    readonly fields: readonly { readonly name: string; readonly title: string; readonly type: string }[];
  }[];
  readonly tweaks: readonly TweakView[];
  readonly problems: readonly ThemeProblemView[];
  readonly outsideFiles: readonly OutsideFileView[];
}

/** GET /api/admin/themes */
export interface ThemeList {
  readonly themes: readonly ThemeView[];
}

const tweakChanges = z
  .record(z.string().regex(/^[a-zA-Z][\w-]{0,80}$/), z.string().max(300))
  .refine((tweaks) => Object.keys(tweaks).length <= 300);

/** PUT /api/admin/themes/current: what is left out is unchanged. A tweak set to '' is reset to the theme's value. */
export const chooseThemeBody = z.object({
  name: z.string().min(1).max(61).optional(),
  tweaks: tweakChanges.optional(),
  /** The theme that was active when the change was made; refused with STALE_REVISION when another one is active now. */
  seen: z.string().min(1).max(61).optional(),
});
export type ChooseThemeBody = z.infer<typeof chooseThemeBody>;

/**
 * POST /api/admin/themes/{name}/outside-files: `copy` downloads every file that the theme's pages load from other sites into
 * its folder, overwriting copies; `go-without` marks the missing ones as not wanted.
 */
export const outsideFilesBody = z.object({ action: z.enum(['copy', 'go-without']) });
export type OutsideFilesBody = z.infer<typeof outsideFilesBody>;

export interface OutsideFilesAnswer {
  readonly theme: ThemeView;
  /** What could not be copied, and why. */
  readonly failed: readonly { readonly address: string; readonly reason: string }[];
}

/** Longest `tweaks` of a preview, characters: it is part of a URL. */
export const MAX_PREVIEW_TWEAKS = 6000;

/**
 * GET /api/admin/themes/{name}/preview: the home page in a theme, as static HTML for a frame. `tweaks` is
 * the JSON of changes as in `chooseThemeBody`, shown before they are saved; what a theme does not allow is left out.
 */
export const previewThemeQuery = z.object({
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
