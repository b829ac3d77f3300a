import type { CommentSettings, putCommentSettings } from '@vitrine/contracts/comments.ts';
import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import { type ContentSettings, contentSettingsOf } from '@vitrine/domain/content/content-settings.ts';
import { ok, type Result } from '@vitrine/domain/result.ts';
import type { Platform } from '../../platform/platform.ts';
import { changePart, readPart, type SettingsPart } from '../websites/index.ts';

type Stored = Pick<
  ContentSettings,
  'commentsEnabled' | 'commentsOpenOnNewPosts' | 'commentModeration' | 'commentsCloseAfterDays'
>;

const commentPart: SettingsPart<Stored> = {
  read({ settings }) {
    const { commentsEnabled, commentsOpenOnNewPosts, commentModeration, commentsCloseAfterDays } =
      contentSettingsOf(settings);
    return { commentsEnabled, commentsOpenOnNewPosts, commentModeration, commentsCloseAfterDays };
  },
  write: ({ settings }, changed) => ({ settings: { content: { ...settings.content, ...changed } } }),
};

type Part = Awaited<ReturnType<typeof readPart<Stored>>>;
const viewOf = ({ revision, version, value }: Part): CommentSettings => ({ revision, version, ...value });

/** How visitors comment on the whole site. */
export async function viewCommentSettings(platform: Platform, websiteId: string): Promise<CommentSettings> {
  return viewOf(await readPart(platform, websiteId, commentPart));
}

/** Changes how visitors comment; comments that are there stay as they are. */
export async function changeCommentSettings(
  platform: Platform,
  websiteId: string,
  { version, ...wanted }: Stored & { readonly version: string },
): Promise<Result<CommentSettings, FailureOf<typeof putCommentSettings>>> {
  const changed = await changePart(platform, websiteId, commentPart, version, () => ok({ value: wanted }));
  return changed.ok ? ok(viewOf(changed.value)) : changed;
}
