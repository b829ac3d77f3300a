import type { ItemView } from '@vitrine/contracts/content.ts';
import { contributions } from '../../../platform/module.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { ContextObject } from '../../templates/index.ts';
import type { Site } from '../../websites/index.ts';
import type { ItemExtras, ItemPageRequest } from './item-extras.ts';

/** The item extras of all modules: comments, media and the like. They are loaded in parallel. */
export async function findItemExtras(
  platform: Platform,
  site: Site,
  item: ItemView,
  request: ItemPageRequest,
): Promise<ItemExtras> {
  const found = await Promise.all(
    contributions(platform, 'itemExtras').map((find) => find(platform, site, item, request)),
  );
  return {
    context: Object.assign({}, ...found.map(({ context }) => context)) as ContextObject,
    ofItem: Object.assign({}, ...found.map(({ ofItem }) => ofItem)) as ContextObject,
  };
}
