import { inLocale } from '@vitrine/blocks/locale.ts';
import { openBlock } from '@vitrine/blocks/registry.ts';
import type { ItemView } from '@vitrine/contracts/content.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Platform } from '../../../platform/platform.ts';
import { audioContext } from '../../templates/index.ts';
import type { Site } from '../../websites/index.ts';
import type { ItemExtras } from '../lookup/item-extras.ts';
import { loadBlockData } from './block-data.ts';
import { structureOf } from '../lookup/structure.ts';

const nothing: ItemExtras = { context: {}, ofItem: {} };

/**
 * An item's video or audio as HTML for its template, rendered by the page blocks: `filmHtml` replaces the main picture,
 * `soundHtml` goes above the text. Items without either make no query. spec: site-platform 3
 */
export async function mediaExtras(platform: Platform, site: Site, item: ItemView): Promise<ItemExtras> {
  const { video } = item;
  if (video === null) return nothing;
  const player = openBlock('video', { video, title: item.title, posterId: item.mainImage?.id ?? null });
  if (!player.ok) return leftOut(platform, item, player.problem);
  const { timeZone } = site.settings;
  // Audio needs no more data than video; which of the two a file is shows once it is loaded.
  const needs = player.block.needs({ month: null, now: platform.clock.now(), timeZone });
  const data = await loadBlockData(platform, site, await structureOf(platform, site), needs);
  const file = video.kind === 'file' ? data.files?.get(video.assetId) : undefined;
  const isAudio = file?.kind === 'audio';
  const opened = isAudio
    ? openBlock('audio', { audio: video, title: item.title, author: item.author?.displayName ?? '' })
    : player;
  if (!opened.ok) return leftOut(platform, item, opened.problem);
  const html = renderToStaticMarkup(
    inLocale(
      site.locale,
      opened.block.render({
        data,
        span: 12,
        fullWidth: false,
        isFirstPicture: true,
        blockId: `media-${item.id}`,
      }),
    ),
  );
  return {
    context: {},
    ofItem: { [isAudio ? 'soundHtml' : 'filmHtml']: html, ...(file === undefined ? {} : audioContext(file)) },
  };
}

function leftOut(platform: Platform, item: ItemView, problem: string): ItemExtras {
  platform.log.warn({ item: item.id, problem }, 'an item’s video or audio was left out');
  return nothing;
}
