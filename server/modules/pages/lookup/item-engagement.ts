import { likeButtonHtml } from '@vitrine/blocks/views/like-button/like-button-html.ts';
import { shareButtonsHtml } from '@vitrine/blocks/views/share/share-buttons-html.ts';
import type { ItemView } from '@vitrine/contracts/content.ts';
import { type NoticeCode, noticeMessage } from '@vitrine/contracts/notices.ts';
import { contentSettingsOf } from '@vitrine/domain/content/content-settings.ts';
import type { Platform } from '../../../platform/platform.ts';
import { commentsHtml } from '../../comments/index.ts';
import type { ContextObject } from '../../templates/index.ts';
import type { Site } from '../../websites/index.ts';

/** The part of a request for an item's page that its comments need. */
export interface ItemPageRequest {
  /** Page of its comments. */
  readonly page: number;
  readonly notice: NoticeCode | null;
}

/** The comments of an item as HTML for its template. One query, none where there are no comments. */
export async function commentExtras(
  platform: Platform,
  site: Site,
  item: ItemView,
  request: ItemPageRequest,
): Promise<{ readonly context: ContextObject; readonly ofItem: ContextObject }> {
  return { context: {}, ofItem: { commentsHtml: await commentsHtml(platform, site, item, request) } };
}

/**
 * The engagement buttons of an item as HTML; '' where the owner switched them off. Needs no query and is the same for
 * every visitor. spec: site-platform 9
 */
export function engagementOf(site: Site, item: ItemView, notice: NoticeCode | null): ContextObject {
  const { simpleLikingEnabled, shareButtons } = contentSettingsOf(site.settings);
  const picture = item.mainImage ?? item.images[0];
  const shared = {
    url: site.origin + item.fullUrl,
    title: item.title,
    imageUrl: picture === undefined ? null : site.origin + picture.assetUrl,
  };
  return {
    likeHtml: simpleLikingEnabled
      ? likeButtonHtml({
          itemId: item.id,
          itemTitle: item.title,
          fullUrl: item.fullUrl,
          likeCount: item.likeCount,
          notice: notice === 'LIKED' ? noticeMessage(notice) : '',
        })
      : '',
    shareHtml: shareButtonsHtml(shareButtons, shared),
  };
}
