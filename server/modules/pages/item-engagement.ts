import { likeButtonHtml } from '@vitrine/blocks/like-button/like-button-html.ts';
import { shareButtonsHtml } from '@vitrine/blocks/share/share-buttons-html.ts';
import type { ItemView } from '@vitrine/contracts/content.ts';
import { type NoticeCode, noticeMessage } from '@vitrine/contracts/notices.ts';
import { contentSettingsOf } from '@vitrine/domain/content/content-settings.ts';
import type { Platform } from '../../platform/platform.ts';
import { commentsHtml } from '../comments/index.ts';
import type { ContextObject } from '../templates/index.ts';
import type { Site } from '../websites/index.ts';

/** What an item's page was asked for, as far as its life beside the words goes. */
export interface AskedOfItem {
  /** Page of its comments. */
  readonly page: number;
  readonly notice: NoticeCode | null;
}

/** What visitors say under an item, as HTML for its template. One query, and none where nothing was said. */
export async function commentExtras(
  platform: Platform,
  site: Site,
  item: ItemView,
  asked: AskedOfItem,
): Promise<{ readonly context: ContextObject; readonly ofItem: ContextObject }> {
  return { context: {}, ofItem: { commentsHtml: await commentsHtml(platform, site, item, asked) } };
}

/**
 * The heart and the share buttons of an item as HTML; '' where the owner wants none. Calculated without a query, and the
 * same for every visitor. spec: site-platform 9
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
