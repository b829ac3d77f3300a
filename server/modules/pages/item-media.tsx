import { openBlock } from '@vitrine/blocks/registry.ts';
import type { ItemView } from '@vitrine/contracts/content.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Platform } from '../../platform/platform.ts';
import { filesByIds } from '../media/index.ts';
import type { Site } from '../websites/index.ts';
import type { BesideItem } from './beside-item.ts';
import { loadBlockData } from './block-data.ts';
import { structureOf } from './structure.ts';

const nothing: BesideItem = { context: {}, ofItem: {} };

/**
 * An item's film or sound as HTML for its template, made by the blocks that show them on pages: `filmHtml` stands in
 * place of the main picture, `soundHtml` above the words. Items without either ask nothing. spec: site-platform 3
 */
export async function besideMedia(platform: Platform, site: Site, item: ItemView): Promise<BesideItem> {
  const { video } = item;
  if (video === null) return nothing;
  const isSound =
    video.kind === 'file' &&
    (await filesByIds(platform, site.websiteId, [video.assetId])).get(video.assetId)?.kind === 'audio';
  const pictureId = item.mainImage?.id ?? null;
  const opened = isSound
    ? openBlock('audio', { audio: video, title: item.title, author: item.author?.displayName ?? '' })
    : openBlock('video', { video, title: item.title, posterId: pictureId });
  if (!opened.ok) {
    platform.log.warn({ item: item.id, problem: opened.problem }, 'an item’s film or sound was left out');
    return nothing;
  }
  const { timeZone } = site.settings;
  const needs = opened.block.needs({ month: null, now: platform.clock.now(), timeZone });
  const structure = await structureOf(platform, site);
  const html = renderToStaticMarkup(
    opened.block.render({
      data: await loadBlockData(platform, site, structure, needs, null),
      span: 12,
      fullWidth: false,
      isFirstPicture: true,
      blockId: `media-${item.id}`,
    }),
  );
  return { context: {}, ofItem: { [isSound ? 'soundHtml' : 'filmHtml']: html } };
}
