import {
  findSellableProducts as findCall,
  SELLABLE_PRODUCTS,
  type SellableProduct,
} from '@vitrine/contracts/sellable-products.ts';
import { ok } from '@vitrine/domain/result.ts';
import type * as z from 'zod';
import { type Route, route } from '../../platform/http/route.ts';
import { readPage } from '../../platform/lists/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { picturesByIds } from '../media/index.ts';
import type { Site } from '../websites/index.ts';
import { productSource, wantedProducts } from './product-list.ts';
import { variantsOfProducts } from './sellable-repository.ts';

async function searchProducts(platform: Platform, site: Site, search: string): Promise<readonly string[]> {
  const page = await readPage(platform.db, productSource, wantedProducts(site, { search }), {
    sort: '-created',
    after: undefined,
    limit: SELLABLE_PRODUCTS,
  });
  return page.ok ? page.value.ids : [];
}

/** Products with their variants, as they are chosen for draft orders and payment links. */
async function findSellableProducts(
  platform: Platform,
  site: Site,
  { search, items }: z.output<typeof findCall.query>,
): Promise<readonly SellableProduct[]> {
  const { websiteId } = site;
  const itemIds = items ?? (await searchProducts(platform, site, search));
  const found = await variantsOfProducts(platform.db, websiteId, itemIds);
  const pictureIds = found.map(({ pictureId }) => pictureId).filter((id) => id !== null);
  const pictures = await picturesByIds(platform, websiteId, pictureIds);
  const products = new Map<string, SellableProduct & { variants: SellableProduct['variants'][number][] }>();
  for (const { itemId, title, type, refusal, pictureId, ...variant } of found) {
    const picture = pictures.get(pictureId ?? '') ?? null;
    const product = products.get(itemId) ?? { itemId, title, type, refusal, picture, variants: [] };
    products.set(itemId, product);
    product.variants.push(variant);
  }
  return [...products.values()];
}

export const sellableProductRoutes: readonly Route[] = [
  route(findCall, {
    handler: async ({ platform, site, query }) =>
      ok({
        currency: site.settings.store.currency,
        products: await findSellableProducts(platform, site, query),
      }),
  }),
];
