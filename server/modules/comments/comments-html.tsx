import { inLocale } from '@vitrine/blocks/locale.ts';
import { Comment, Comments } from '@vitrine/blocks/views/comments/comments.render.tsx';
import type { CommentView } from '@vitrine/contracts/comments.ts';
import type { ItemView } from '@vitrine/contracts/content.ts';
import { type NoticeCode, noticeMessage } from '@vitrine/contracts/notices.ts';
import { arrangeThreads } from '@vitrine/domain/comment/arrange-threads.ts';
import { THREADS_PER_PAGE } from '@vitrine/domain/comment/comment-limits.ts';
import { commentsOf } from '@vitrine/domain/comment/comments-open.ts';
import { contentSettingsOf } from '@vitrine/domain/content/content-settings.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Platform } from '../../platform/platform.ts';
import type { Site } from '../websites/index.ts';
import { selectThreads } from './repository.ts';

const notices: ReadonlySet<NoticeCode> = new Set<NoticeCode>(['COMMENT_POSTED', 'COMMENT_HELD']);

/** The requested page of comments, and the notice above them. */
interface CommentsRequest {
  readonly page: number;
  readonly notice: NoticeCode | null;
}

/**
 * The comments of an item's page as HTML, with the form when comments are open; empty when there is nothing to show.
 * The same for every visitor. spec: site-platform 4
 */
async function commentsHtml(
  platform: Platform,
  site: Site,
  item: ItemView,
  request: CommentsRequest,
): Promise<string> {
  const state = commentsOf(item, contentSettingsOf(site.settings), platform.clock.now());
  if (state === 'off') return '';
  const { comments, threadCount } =
    item.publicCommentCount === 0
      ? { comments: [], threadCount: 0 }
      : await selectThreads(platform.db, site.websiteId, item.id, request.page);
  const { notice } = request;
  return renderToStaticMarkup(
    inLocale(
      site.locale,
      <Comments
        itemId={item.id}
        fullUrl={item.fullUrl}
        isOpen={state === 'open'}
        count={item.publicCommentCount}
        threads={arrangeThreads(comments)}
        page={request.page}
        pageCount={Math.max(1, Math.ceil(threadCount / THREADS_PER_PAGE))}
        language={site.settings.language}
        timeZone={site.settings.timeZone}
        notice={notice !== null && notices.has(notice) ? noticeMessage(notice, site.locale) : ''}
      />,
    ),
  );
}

/** The comments of an item for its page template. One query, or none when it has no comments. */
export async function commentExtras(
  platform: Platform,
  site: Site,
  item: ItemView,
  request: CommentsRequest,
): Promise<Record<'context' | 'ofItem', Record<string, string>>> {
  return { context: {}, ofItem: { commentsHtml: await commentsHtml(platform, site, item, request) } };
}

/** One comment as HTML, for a script to insert. */
export function commentHtml(site: Site, comment: CommentView): string {
  return renderToStaticMarkup(
    inLocale(
      site.locale,
      <Comment
        comment={comment}
        canReply
        language={site.settings.language}
        timeZone={site.settings.timeZone}
      />,
    ),
  );
}
