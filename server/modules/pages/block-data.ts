import { type BlockData, type BlockNeeds, itemQueryKey } from '@vitrine/blocks/block.ts';
import { contentSettingsOf } from '@vitrine/domain/content/content-settings.ts';
import { commerceSettingsOf } from '@vitrine/domain/store/commerce-settings.ts';
import { storefrontCommerce } from '@vitrine/domain/store/storefront-commerce.ts';
import type { Platform } from '../../platform/platform.ts';
import { listItems } from '../content/index.ts';
import { picturesByIds } from '../media/index.ts';
import type { Site } from '../websites/index.ts';
import { collectionPath, type SiteStructure } from './structure.ts';

/** Everything a document's blocks asked for, loaded together. */
export async function loadBlockData(
  platform: Platform,
  site: Site,
  structure: SiteStructure,
  needs: BlockNeeds,
): Promise<BlockData> {
  const [assets, ...lists] = await Promise.all([
    picturesByIds(platform, site.websiteId, needs.assetIds),
    ...needs.itemQueries.map((query) => listItems(platform, site.websiteId, query)),
  ]);
  const { settings } = site;
  return {
    assets,
    items: new Map(needs.itemQueries.map((query, index) => [itemQueryKey(query), lists[index]?.items ?? []])),
    site: {
      websiteId: site.websiteId,
      title: site.title,
      language: settings.language,
      timeZone: settings.timeZone,
      currency: settings.store.currency,
      store: storefrontCommerce(commerceSettingsOf(settings), settings.language),
      now: platform.clock.now(),
      collections: linkedCollections(site, structure),
      socialAccounts: contentSettingsOf(settings).socialAccounts,
    },
  };
}

const linked = new WeakMap<SiteStructure, BlockData['site']['collections']>();

/** The pages and lists blocks may lead to, made once for each revision. */
function linkedCollections(site: Site, structure: SiteStructure): BlockData['site']['collections'] {
  const known =
    linked.get(structure) ??
    new Map(
      [...structure.byUrlId.values()].map((collection) => [
        collection.id,
        {
          id: collection.id,
          kind: collection.kind,
          title: collection.title,
          url: collectionPath(site, collection),
          description: collection.description,
        },
      ]),
    );
  linked.set(structure, known);
  return known;
}
