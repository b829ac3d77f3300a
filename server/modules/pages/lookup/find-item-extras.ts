import type { ItemView } from '@vitrine/contracts/content.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { ContextObject } from '../../templates/index.ts';
import type { Site } from '../../websites/index.ts';
import { type ItemPageRequest, commentExtras } from './item-engagement.ts';
import type { ItemExtras } from './item-extras.ts';
import { mediaExtras } from '../render/item-media.tsx';

/** Loads one module's item extras; called for every item page except product pages. */
type FindExtras = (
  platform: Platform,
  site: Site,
  item: ItemView,
  request: ItemPageRequest,
) => Promise<ItemExtras>;

/** One finder per module. They run in parallel; each makes at most one query. */
const finders: readonly FindExtras[] = [commentExtras, mediaExtras];

/** The item extras of all modules: comments and the like. */
export async function findItemExtras(
  platform: Platform,
  site: Site,
  item: ItemView,
  request: ItemPageRequest,
): Promise<ItemExtras> {
  const found = await Promise.all(finders.map((find) => find(platform, site, item, request)));
  return {
    context: Object.assign({}, ...found.map(({ context }) => context)) as ContextObject,
    ofItem: Object.assign({}, ...found.map(({ ofItem }) => ofItem)) as ContextObject,
  };
}
