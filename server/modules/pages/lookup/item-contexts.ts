import type { ItemView } from '@vitrine/contracts/content.ts';
import type { Platform } from '../../../platform/platform.ts';
import { filesByIds } from '../../media/index.ts';
import { type ContextObject, itemContext, audioContext } from '../../templates/index.ts';
import type { Site } from '../../websites/index.ts';

/** Items of a list for its template. No query, or one to find which of their files are audio. */
export async function itemContexts(
  platform: Platform,
  site: Site,
  items: readonly ItemView[],
): Promise<ContextObject[]> {
  const fileIds = items.map(ownFileOf).filter((id) => id !== null);
  const files = await filesByIds(platform, site.websiteId, fileIds);
  return items.map((item) => {
    const file = files.get(ownFileOf(item) ?? '');
    return Object.assign(
      itemContext(item, site.settings.store.currency),
      file === undefined ? {} : audioContext(file),
    );
  });
}

/** The video or audio asset of an item; none for a product, whose structured content has another shape. */
function ownFileOf({ product, video }: ItemView): string | null {
  return product === null && video?.kind === 'file' ? video.assetId : null;
}
