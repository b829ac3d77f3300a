import {
  type BlockData,
  type BlockNeeds,
  groupQueryKey,
  itemQueryKey,
  type SiteLink,
} from '@vitrine/blocks/block.ts';
import { contentSettingsOf } from '@vitrine/domain/content/content-settings.ts';
import { commerceSettingsOf } from '@vitrine/domain/store/commerce-settings.ts';
import { storefrontCommerce } from '@vitrine/domain/store/storefront-commerce.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listItems } from '../../content/index.ts';
import { feedsByUrl } from '../../embeds/index.ts';
import { formsByIds } from '../../forms/index.ts';
import { filesByIds, picturesByIds } from '../../media/index.ts';
import type { NavigationItem } from '../../templates/index.ts';
import type { Site } from '../../websites/index.ts';
import { groupsIn } from '../lookup/item-groups.ts';
import { categoryNames } from '../lookup/shelves.ts';
import { collectionPath, type SiteStructure } from '../lookup/structure.ts';

/** Everything a document's blocks need, loaded together. */
export async function loadBlockData(
  platform: Platform,
  site: Site,
  structure: SiteStructure,
  needs: BlockNeeds,
  month: string | null = null,
): Promise<BlockData> {
  const { itemQueries, groupQueries = [], fileIds = [], feedUrls = [], formIds = [] } = needs;
  const [assets, files, feeds, forms, lists, groups] = await Promise.all([
    picturesByIds(platform, site.websiteId, needs.assetIds),
    filesByIds(platform, site.websiteId, fileIds),
    feedsByUrl(platform, site.websiteId, feedUrls),
    formsByIds(platform, site.websiteId, formIds),
    Promise.all(
      itemQueries.map(async (query) => {
        const collection = structure.byId.get(query.collectionId);
        const { category } = query;
        return listItems(platform, site.websiteId, {
          ...query,
          ...(collection === undefined ? {} : { ordering: collection.ordering }),
          ...(category === undefined
            ? {}
            : { categories: await categoryNames(platform, site, collection, category) }),
        });
      }),
    ),
    Promise.all(groupQueries.map((query) => groupsIn(platform, site, structure, query))),
  ]);
  const { settings } = site;
  return {
    assets,
    files,
    feeds,
    forms,
    items: new Map(itemQueries.map((query, index) => [itemQueryKey(query), lists[index]?.items ?? []])),
    groups: new Map(groupQueries.map((query, index) => [groupQueryKey(query), groups[index] ?? []])),
    ...(month === null ? {} : { month }),
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
      navigations: {
        main: (structure.navigations['main'] ?? []).map(siteLink),
        footer: (structure.navigations['footer'] ?? []).map(siteLink),
      },
    },
  };
}

const siteLink = (item: NavigationItem): SiteLink =>
  'externalUrl' in item
    ? { label: item.title, href: item.externalUrl, newWindow: item.newWindow }
    : { label: item.title, href: item.url, newWindow: false };

const linked = new WeakMap<SiteStructure, BlockData['site']['collections']>();

/** The pages and lists that blocks may link to, built once per revision. */
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
          parentId: collection.parentId,
          position: collection.position,
        },
      ]),
    );
  linked.set(structure, known);
  return known;
}
