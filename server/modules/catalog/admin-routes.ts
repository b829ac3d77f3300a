import type { MultipartFile } from '@fastify/multipart';
import * as calls from '@vitrine/contracts/admin-products.ts';
import * as stockCalls from '@vitrine/contracts/stock.ts';
import { type AddPictureAnswer, MAX_PICTURES } from '@vitrine/contracts/admin-products.ts';
import { changeProducts } from '@vitrine/contracts/products-bulk.ts';
import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import { choosePicture } from '@vitrine/domain/text/en/admin.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { readUpload, uploadField } from '../../platform/http/uploads.ts';
import type { Platform } from '../../platform/platform.ts';
import { startBulk } from '../bulk/index.ts';
import { importPicture, MAX_FILE_BYTES } from '../media/index.ts';
import type { Site } from '../websites/index.ts';
import { productForOwner } from './product-detail.ts';
import { productList } from './product-list.ts';
import { adjustStock, listMovements } from './stock-log.ts';
import { addProductPicture, updateProduct } from './update-product.ts';
import { selectUsedLabels } from './used-labels.ts';

/** A product of 500 variants, each with price and stock, and a long description. */
const PRODUCT_BODY_LIMIT = 512 * 1024;

/** The owner's products. */
export const catalogAdminRoutes: readonly Route[] = [
  route(calls.listProducts, {
    handler: ({ platform, site, query }) => productList.page(platform, site, query),
  }),
  route(calls.countProducts, {
    handler: async ({ platform, site, query }) => ok(await productList.count(platform, site, query)),
  }),
  route(changeProducts, {
    handler: ({ platform, site, owner, body }) =>
      startBulk(platform, site, { ...body, list: 'products', accountId: owner.accountId }),
  }),
  route(calls.getProduct, {
    handler: async ({ platform, site, params }) => {
      const product = await productForOwner(platform, site, params.id);
      return product === null ? fail('PRODUCT_NOT_FOUND') : ok(product);
    },
  }),
  route(calls.listUsedLabels, {
    handler: async ({ platform, site }) => ok(await selectUsedLabels(platform.db, site.websiteId)),
  }),
  route(calls.updateProduct, {
    bodyLimit: PRODUCT_BODY_LIMIT,
    handler: ({ platform, site, owner, params, body }) =>
      updateProduct(platform, site, params.id, body, owner.accountId),
  }),
  route(stockCalls.adjustStock, {
    handler: ({ platform, site, owner, params, body }) =>
      adjustStock(platform, site, params.id, body, owner.accountId),
  }),
  route(stockCalls.listStockMovements, {
    handler: ({ platform, site, params, query }) =>
      listMovements(platform, site, {
        itemId: params.id,
        variantId: params.variantId,
        before: query.before,
      }),
  }),
  route(calls.addPicture, {
    fileBytes: MAX_FILE_BYTES,
    handler: async ({ platform, request, site, params }) => {
      const upload = await readUpload(request, choosePicture);
      return upload.ok ? addUploadedPicture(platform, site, params.id, upload.value) : upload;
    },
  }),
];

/** Imports an uploaded picture and shows it last on the product. */
async function addUploadedPicture(
  platform: Platform,
  site: Site,
  productId: string,
  file: MultipartFile,
): Promise<Result<AddPictureAnswer, FailureOf<typeof calls.addPicture>>> {
  const bytes = await file.toBuffer();
  if (file.file.truncated) {
    return fail('FILE_TOO_LARGE', { params: { fileName: file.filename, maxSize: '20 MB' } });
  }
  // Asked before the picture is brought in, so that none is stored for nothing.
  const product = await productForOwner(platform, site, productId);
  if (product === null) return fail('PRODUCT_NOT_FOUND');
  if (product.pictures.length >= MAX_PICTURES) {
    return fail('TOO_MANY_PICTURES', { params: { most: MAX_PICTURES } });
  }
  const imported = await importPicture(platform, site.websiteId, {
    bytes,
    filename: file.filename === '' ? 'picture' : file.filename,
    altText: uploadField(file, 'altText').trim(),
  });
  if (!imported.ok) return imported;
  const added = await addProductPicture(platform, site, productId, imported.value.id);
  return added.ok ? ok({ picture: imported.value, product: added.value }) : added;
}
