import { likeButtonHtml } from '@vitrine/blocks/views/like-button/like-button-html.ts';
import { shareButtonsHtml } from '@vitrine/blocks/views/share/share-buttons-html.ts';
import type { ItemView } from '@vitrine/contracts/content.ts';
import { type NoticeCode, noticeMessage } from '@vitrine/contracts/notices.ts';
import { contentSettingsOf } from '@vitrine/domain/content/content-settings.ts';
import type { ContextObject } from '../../templates/index.ts';
import type { Site } from '../../websites/index.ts';

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
      ? likeButtonHtml(
          {
            itemId: item.id,
            itemTitle: item.title,
            fullUrl: item.fullUrl,
            likeCount: item.likeCount,
            notice: notice === 'LIKED' ? noticeMessage(notice, site.locale) : '',
          },
          site.locale,
        )
      : '',
    shareHtml: shareButtonsHtml(shareButtons, shared, site.locale),
  };
}
