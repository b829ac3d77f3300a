import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import type * as calls from '@vitrine/contracts/post-status.ts';
import type { PostDetail } from '@vitrine/contracts/posts.ts';
import { statusLabels } from '@vitrine/domain/content/content-status.ts';
import { fail, type Result } from '@vitrine/domain/result.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { planChangesIn } from '../content/index.ts';
import { lockWebsite, type Site } from '../websites/index.ts';
import { type LockedPost, lockPosts } from './repository.ts';
import { viewPost } from './view-post.ts';

interface SeenPost {
  readonly id: string;
  readonly revision: number;
}

/** Plans when what is written of a published post is shown by the clock, or changes that time. */
export function planChanges(
  platform: Platform,
  site: Site,
  { publishOn, ...seen }: SeenPost & { readonly publishOn: string },
  accountId: string,
): Promise<Result<PostDetail, FailureOf<typeof calls.planPostChanges>>> {
  return changePlan<'STATUS_CHANGE_REFUSED' | 'PUBLISH_TIME_PAST'>(platform, site, seen, async (tx, post) => {
    if (post.status !== 'published')
      return fail('STATUS_CHANGE_REFUSED', {
        params: { from: statusLabels[post.status], to: statusLabels.scheduled },
      });
    const time = new Date(publishOn);
    if (time.getTime() <= platform.clock.now()) return fail('PUBLISH_TIME_PAST');
    await planChangesIn(tx, { websiteId: site.websiteId, pageId: post.id }, { publishOn: time, accountId });
    return null;
  });
}

/** Gives up what was planned for the changes of a post, and what was wrong with the last plan. */
export function giveUpChanges(
  platform: Platform,
  site: Site,
  seen: SeenPost,
): Promise<Result<PostDetail, FailureOf<typeof calls.giveUpPostChanges>>> {
  return changePlan<never>(platform, site, seen, async (tx, post) => {
    await planChangesIn(tx, { websiteId: site.websiteId, pageId: post.id }, null);
    return null;
  });
}

/** Changes the plan of a post in the order in which publishing locks; `change` returns why it is refused, or null. */
function changePlan<Code extends string>(
  platform: Platform,
  site: Site,
  { id, revision }: SeenPost,
  change: (tx: Queryable, post: LockedPost) => Promise<Result<never, Code> | null>,
): Promise<Result<PostDetail, Code | 'CONTENT_NOT_FOUND' | 'STALE_REVISION'>> {
  type Refusal = Code | 'CONTENT_NOT_FOUND' | 'STALE_REVISION';
  const { websiteId } = site;
  return platform.db.transaction(async (tx): Promise<Result<PostDetail, Refusal>> => {
    await lockWebsite(tx, websiteId);
    const [post] = await lockPosts(tx, websiteId, [id]);
    if (post === undefined || post.isDeleted) return fail('CONTENT_NOT_FOUND');
    if (post.revision !== revision) return fail('STALE_REVISION');
    return (await change(tx, post)) ?? viewPost(platform, site, id, tx);
  });
}
