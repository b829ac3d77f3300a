import type { CommentModeration } from '../comment/comment-settings.ts';
import type { SocialAccount } from './social-account.ts';

/** How content behaves on the whole site. Settings stored before a field existed read as its default. */
export interface ContentSettings {
  /** When off, comments are hidden everywhere, regardless of the items' settings. spec: site-platform 4 */
  readonly commentsEnabled: boolean;
  /** Whether visitors can comment on a post that is new; its owner changes it for each. */
  readonly commentsOpenOnNewPosts: boolean;
  /** Which new comments are held for the owner, besides those that look like spam. */
  readonly commentModeration: CommentModeration;
  /** Days after publishing when comments close, at most `MAX_CLOSE_DAYS`; 0 for never. */
  readonly commentsCloseAfterDays: number;
  /** spec: site-platform 3 */
  readonly simpleLikingEnabled: boolean;
  /** Services a page can be shared to, in order; an empty list hides the buttons. spec: site-platform 9 */
  readonly shareButtons: readonly string[];
  readonly socialAccounts: readonly SocialAccount[];
  /** Values of the theme's tweaks by theme and name, as the owner set them. */
  readonly tweaks: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The owner's own CSS or Less by theme, after the theme's. */
  readonly styles: Readonly<Record<string, string>>;
}

const defaults: ContentSettings = {
  commentsEnabled: true,
  commentsOpenOnNewPosts: true,
  commentModeration: 'publish',
  commentsCloseAfterDays: 0,
  simpleLikingEnabled: true,
  shareButtons: [],
  socialAccounts: [],
  tweaks: {},
  styles: {},
};

/** The content settings of a site, with defaults filled in. */
export function contentSettingsOf(settings: {
  readonly content?: Partial<ContentSettings> | undefined;
}): ContentSettings {
  return { ...defaults, ...settings.content };
}

const noTweaks: Readonly<Record<string, string>> = {};

/** The owner's values of a theme's tweaks: the same object as long as the settings do not change. */
export function tweaksOf(
  settings: { readonly content?: Partial<ContentSettings> | undefined },
  theme: string,
): Readonly<Record<string, string>> {
  return settings.content?.tweaks?.[theme] ?? noTweaks;
}

/** The owner's own CSS or Less for a theme; '' for none. */
export function ownStylesOf(
  settings: { readonly content?: Partial<ContentSettings> | undefined },
  theme: string,
): string {
  return settings.content?.styles?.[theme] ?? '';
}
