import { searchText } from '@vitrine/domain/text/search.ts';
import type { SearchSuggestion, SuggestionsAnswer } from '@vitrine/contracts/search.ts';
import { listedPrice } from '@vitrine/domain/product/listed-price.ts';
import { readQuery } from '@vitrine/domain/search/read-query.ts';
import { searchKindOf } from '@vitrine/domain/search/search-kinds.ts';
import type { Platform } from '../../platform/platform.ts';
import { productsByItemIds } from '../catalog/index.ts';
import { picturesByIds } from '../media/index.ts';
import type { Site } from '../websites/index.ts';
import { findWithCorrection } from './find-documents.ts';
import { searchUrl, urlOfResult } from './search-urls.ts';

const MAX_PRODUCTS = 5;
const MAX_OTHERS = 4;
/** Best matching documents from which suggestions are picked. */
const MAX_CANDIDATES = 30;

/** Suggestions while typing: products with picture and price, then pages, posts and events. */
export async function suggest(platform: Platform, site: Site, typed: string): Promise<SuggestionsAnswer> {
  const { text, words } = readQuery(typed);
  const search = { query: text, kind: null, page: 1, pageSize: MAX_CANDIDATES };
  const { found, correction } = await findWithCorrection(platform, site, search, words);
  const isProduct = (one: (typeof found)[number]): boolean =>
    searchKindOf(one.kind, one.isItem) === 'product';
  const shown = found.filter(isProduct).slice(0, MAX_PRODUCTS);
  const [products, pictures] = await Promise.all([
    productsByItemIds(
      platform,
      site.websiteId,
      shown.map(({ id }) => id),
    ),
    picturesByIds(
      platform,
      site.websiteId,
      shown.flatMap(({ imageId }) => (imageId === null ? [] : [imageId])),
    ),
  ]);
  const suggestionOf = (one: (typeof found)[number]): SearchSuggestion => {
    const kind = searchKindOf(one.kind, one.isItem);
    const product = products.get(one.id);
    const picture = one.imageId === null ? undefined : pictures.get(one.imageId);
    return {
      title: one.title,
      url: urlOfResult(site, one),
      kind,
      kindText: searchText(site.locale).kindNames[kind],
      // A donation has no price; its giver chooses the amount.
      price:
        product === undefined || (product.selling?.donation ?? null) !== null
          ? ''
          : listedPrice(product, site.settings.store.currency, site.locale),
      assetUrl: picture?.assetUrl ?? null,
    };
  };
  return {
    query: text,
    correction,
    products: shown.map(suggestionOf),
    others: found
      .filter((one) => !isProduct(one))
      .slice(0, MAX_OTHERS)
      .map(suggestionOf),
    allUrl: searchUrl(correction ?? text, null),
  };
}
