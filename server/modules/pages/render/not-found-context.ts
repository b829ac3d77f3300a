import { pageTypesText } from '@vitrine/domain/text/page-types.ts';
import { searchText } from '@vitrine/domain/text/search.ts';
import { errorMessage } from '@vitrine/contracts/errors.ts';
import { isSoldOut } from '@vitrine/domain/product/product-rules.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listItems } from '../../content/index.ts';
import { type ContextObject, itemContext } from '../../templates/index.ts';
import type { Site } from '../../websites/index.ts';
import { collectionPath, mainProductList, type SiteStructure } from '../lookup/structure.ts';

/** Products shown, and products read to find that many for sale. */
const SHOWN = 4;
const READ = 12;

/** Context of the 404 page: its words, the search, and products where there is a shop. */
export async function notFoundContext(
  platform: Platform,
  site: Site,
  structure: SiteStructure,
): Promise<ContextObject> {
  const search = searchText(site.locale);
  const shop = mainProductList(structure);
  const listed =
    shop === null
      ? []
      : (await listItems(platform, site.websiteId, { collectionId: shop.id, limit: READ })).items;
  const products = listed.filter(({ product }) => product !== null && !isSoldOut(product)).slice(0, SHOWN);
  const { currency } = site.settings.store;
  return {
    notFound: {
      title: pageTypesText(site.locale).notFound.title,
      sentence: errorMessage({ code: 'NOT_FOUND' }, site.locale),
      searchLabel: search.fieldLabel,
      searchButton: search.search,
      productsTitle: pageTypesText(site.locale).notFound.products,
      shopUrl: shop === null ? '' : collectionPath(site, shop),
    },
    items: products.map((item) => itemContext(item, currency)),
  };
}
