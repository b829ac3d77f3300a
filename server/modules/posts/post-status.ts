import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import type * as calls from '@vitrine/contracts/post-status.ts';
import type { PostDetail } from '@vitrine/contracts/posts.ts';
import { canTransition } from '@vitrine/domain/content/content-status.ts';
import { fail, type Result } from '@vitrine/domain/result.ts';
import type * as z from 'zod';
import type { Queryable } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { changeItemStatusIn, refuseUndated, showLockedDraft } from '../content/index.ts';
import { bumpRevision, lockWebsite, type Site } from '../websites/index.ts';
import { lockPosts } from './repository.ts';
import { viewPost } from './view-post.ts';

type Refusal = FailureOf<typeof calls.changePostStatus>;

/**
 * Gives a post another status. Publishing shows what is written, also of a post that visitors see already; planning one
 * that is planned changes its time.
 */
export function changePostStatus(
  platform: Platform,
  site: Site,
  id: string,
  { revision, status: to, publishOn }: z.output<typeof calls.changePostStatus.body>,
  actorId: string,
): Promise<Result<PostDetail, Refusal>> {
  const { websiteId } = site;
  return platform.db.transaction(async (tx): Promise<Result<PostDetail, Refusal>> => {
    // In the order in which publishing locks.
    await lockWebsite(tx, websiteId);
    const [post] = await lockPosts(tx, websiteId, [id]);
    if (post === undefined || post.isDeleted) return fail('CONTENT_NOT_FOUND');
    if (post.revision !== revision) return fail('STALE_REVISION');
    if ((to === 'published' || to === 'scheduled') && post.isUndatedEvent) return refuseUndated();
    const changed = await change(tx);
    if (!changed.ok) return changed;
    await bumpRevision(tx, websiteId);
    return viewPost(platform, site, id, tx);
  });

  function change(tx: Queryable): Promise<Result<void, Refusal>> {
    if (to === 'published') return showLockedDraft(tx, platform, { websiteId, pageId: id }, actorId);
    const plan = publishOn === undefined ? undefined : new Date(publishOn);
    if (to === 'scheduled' && plan === undefined) return Promise.resolve(fail('PUBLISH_DAY_MISSING'));
    return changeItemStatusIn(
      tx,
      platform,
      websiteId,
      { itemId: id, to, publishOn: to === 'scheduled' ? plan : undefined, actorId },
      (from, next) => canTransition(from, next) || (from === 'scheduled' && next === 'scheduled'),
    );
  }
}
