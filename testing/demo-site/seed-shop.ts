import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createProduct } from '@vitrine/server/modules/catalog/index.ts';
import { createCollection } from '@vitrine/server/modules/content/index.ts';
import { importDocument } from '@vitrine/server/modules/media/index.ts';
import { newId } from '@vitrine/server/platform/ids.ts';
import type { Platform } from '@vitrine/server/platform/platform.ts';
import { projectRoot } from '@vitrine/server/platform/project-root.ts';
import type { DemoPictureName } from '@vitrine/starters/demo-pictures.ts';
import { shopDescription } from './pages.ts';
import { demoProducts, type DemoProduct } from './products.ts';

/** The collection `/shop` with its products, pictures attached. Returns the collection's id. */
export async function seedShop(
  platform: Platform,
  websiteId: string,
  picture: (name: DemoPictureName) => string,
): Promise<string> {
  const collectionId = await createCollection(platform, websiteId, {
    kind: 'products',
    urlId: 'shop',
    title: 'Shop',
    description: shopDescription,
  });
  for (const [displayIndex, product] of demoProducts.entries()) {
    const result = await createProduct(platform, websiteId, {
      item: {
        collectionId,
        urlId: product.urlId,
        title: product.title,
        excerpt: product.excerpt,
        body: product.body,
        tags: [...product.tags],
        displayIndex,
        imageIds: product.pictures.map(picture),
        mainImageId: picture(product.pictures[0]),
      },
      type: product.type,
      variantOptions: product.options,
      subscriptionPlan: product.subscriptionPlan,
      customForm:
        product.customForm === null
          ? null
          : { id: newId(), name: product.customForm.name, fields: product.customForm.fields },
      customAddButtonText: product.customAddButtonText,
      ...(product.selling === undefined ? {} : { selling: product.selling }),
      fileIds: await importProductDocument(platform, websiteId, product),
      variants: product.variants.map((variant) => ({
        sku: variant.sku,
        attributes: variant.attributes,
        priceMinor: variant.priceMinor,
        salePriceMinor: variant.salePriceMinor,
        stock: variant.stock,
        imageId: variant.picture === null ? null : picture(variant.picture),
      })),
    });
    if (!result.ok)
      throw new Error(`the demo product ${product.urlId} was refused: ${JSON.stringify(result.error)}`);
  }
  return collectionId;
}

async function importProductDocument(
  platform: Platform,
  websiteId: string,
  product: DemoProduct,
): Promise<readonly string[]> {
  if (product.document === null) return [];
  const result = await importDocument(platform, websiteId, {
    bytes: await readFile(join(projectRoot, 'testing', 'demo-site', 'documents', product.document)),
    filename: product.document,
  });
  if (!result.ok) throw new Error(`the document ${product.document} was refused: ${result.error.code}`);
  return [result.value.id];
}
