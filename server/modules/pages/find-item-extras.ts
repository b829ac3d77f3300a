import type { ItemView } from '@vitrine/contracts/content.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ContextObject } from '../templates/index.ts';
import type { Site } from '../websites/index.ts';
import { type AskedOfItem, commentExtras } from './item-engagement.ts';
import type { ItemExtras } from './item-extras.ts';
import { mediaExtras } from './item-media.tsx';

/** Looks up what stands beside an item; asked for every page of an item that is no product. */
type FindExtras = (platform: Platform, site: Site, item: ItemView, asked: AskedOfItem) => Promise<ItemExtras>;

/** One line a module. They run together; each answers with one query at the most. */
const finders: readonly FindExtras[] = [commentExtras, mediaExtras];

/** What stands beside an item: its comments and the like, from every module that has something to say. */
export async function findItemExtras(
  platform: Platform,
  site: Site,
  item: ItemView,
  asked: AskedOfItem,
): Promise<ItemExtras> {
  const found = await Promise.all(finders.map((find) => find(platform, site, item, asked)));
  return {
    context: Object.assign({}, ...found.map(({ context }) => context)) as ContextObject,
    ofItem: Object.assign({}, ...found.map(({ ofItem }) => ofItem)) as ContextObject,
  };
}
