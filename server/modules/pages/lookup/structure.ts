import { orderLookupText } from '@vitrine/domain/text/order-lookup.ts';
import type { Locale } from '@vitrine/domain/text/locale.ts';
import { codePlaces, type CollectionView, listCollections } from '../../content/index.ts';
import type { NavigationItem } from '../../templates/index.ts';
import { collectionTypeCodes } from '../../content/index.ts';
import type { Site } from '../../websites/index.ts';
import { perRevision } from '../../../platform/per-revision.ts';
import type { Platform } from '../../../platform/platform.ts';

/** The site structure that every page needs; read once per revision. */
export interface SiteStructure {
  readonly byId: ReadonlyMap<string, CollectionView>;
  /** Enabled collections by the first segment of their path. */
  readonly byUrlId: ReadonlyMap<string, CollectionView>;
  readonly home: CollectionView | null;
  /** Enabled pages and lists of a folder or index, in its order. */
  childrenOf(collection: CollectionView): readonly CollectionView[];
  /** The folders around a collection, outermost first. */
  ancestorsOf(collection: CollectionView): readonly CollectionView[];
  readonly navigations: Readonly<Record<string, readonly NavigationItem[]>>;
  /** `site` where all pages get code, and the ids of lists whose entries do. */
  readonly codePlaces: ReadonlySet<string>;
}

/** The collections of a website and how they are nested and linked. */
export const structureOf = perRevision(readStructure);

/** Whether a navigation may link to this address; `javascript:` is refused. */
const isLinkable = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|[#?])/i;

/** A site with a shop links to the order look-up in its footer, unless its owner has done so. */
function withOrderLookup(
  enabled: readonly CollectionView[],
  footer: readonly NavigationItem[],
  locale: Locale,
): readonly NavigationItem[] {
  const url = '/order-lookup';
  const isThere = footer.some((item) => 'externalUrl' in item && item.externalUrl === url);
  if (isThere || !enabled.some(({ kind }) => kind === 'products')) return footer;
  return [...footer, { title: orderLookupText(locale).lookupLink, externalUrl: url, newWindow: false }];
}

/** Maximum folder depth. */
const MAX_DEPTH = 10;

type NavigationPage = Extract<NavigationItem, { readonly collectionId: string }>;

/** The path of a collection. */
export function collectionPath(site: Site, collection: CollectionView): string {
  return collection.id === site.homeCollectionId || collection.urlId === '' ? '/' : `/${collection.urlId}`;
}

/** The main product list; null where there is none that may be indexed. */
export function mainProductList({ byUrlId }: SiteStructure): CollectionView | null {
  return [...byUrlId.values()].find(({ kind, seo }) => kind === 'products' && seo.hidden !== true) ?? null;
}

async function readStructure(platform: Platform, site: Site): Promise<SiteStructure> {
  const [collections, places] = await Promise.all([
    listCollections(platform, site.websiteId),
    codePlaces(platform, site.websiteId),
  ]);
  const byId = new Map(collections.map((collection) => [collection.id, collection]));
  const enabled = collections.filter((collection) => collection.enabled);
  const children = new Map<string, CollectionView[]>();
  for (const collection of enabled) {
    const { parentId } = collection;
    if (parentId !== null) children.set(parentId, [...(children.get(parentId) ?? []), collection]);
  }
  for (const list of children.values()) list.sort((a, b) => a.position - b.position);
  const childrenOf = ({ id }: CollectionView): readonly CollectionView[] => children.get(id) ?? [];

  const pageLink = (collection: CollectionView, title: string, depth = 0): NavigationPage => ({
    title,
    url: collectionPath(site, collection),
    collectionId: collection.id,
    urlId: collection.urlId,
    type: collectionTypeCodes[collection.kind],
    typeName: collection.typeName === '' ? collection.kind : collection.typeName,
    ...(collection.kind === 'folder' && depth < MAX_DEPTH
      ? { items: childrenOf(collection).map((child) => pageLink(child, child.title, depth + 1)) }
      : {}),
  });
  const links = (entries: Site['settings']['mainNavigation']): NavigationItem[] =>
    entries.flatMap(({ title, collectionId, url, newWindow = false }): NavigationItem[] => {
      if (url !== undefined) return isLinkable.test(url) ? [{ title, externalUrl: url, newWindow }] : [];
      const collection = byId.get(collectionId);
      return collection === undefined || !collection.enabled
        ? []
        : [pageLink(collection, title === '' ? collection.title : title)];
    });
  const main = links(site.settings.mainNavigation);
  const footer = withOrderLookup(enabled, links(site.settings.footerNavigation), site.locale);
  return {
    byId,
    byUrlId: new Map(enabled.map((collection) => [collection.urlId, collection])),
    home: byId.get(site.homeCollectionId ?? '') ?? enabled.find(({ urlId }) => urlId === '') ?? null,
    codePlaces: places,
    childrenOf,
    ancestorsOf(collection) {
      const found: CollectionView[] = [];
      for (
        let parent = byId.get(collection.parentId ?? '');
        parent !== undefined && found.length < MAX_DEPTH && !found.includes(parent);
        parent = byId.get(parent.parentId ?? '')
      )
        found.unshift(parent);
      return found;
    },
    // Themes choose the names of their navigations; these are the common ones.
    navigations: {
      main,
      mainNav: main,
      mainNavigation: main,
      footer,
      footerNav: footer,
      footerNavigation: footer,
    },
  };
}
