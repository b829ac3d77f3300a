import type { MultipartFile } from '@fastify/multipart';
import {
  type AddPictureAnswer,
  listProductsQuery,
  MAX_PICTURES,
  type ProductDetail,
  type ProductList,
  productParams,
  updateProductBody,
} from '@vitrine/contracts/admin-products.ts';
import type { PictureView } from '@vitrine/contracts/media.ts';
import type { ErrorCode } from '@vitrine/contracts/errors.ts';
import { choosePicture } from '@vitrine/domain/text/en/admin.ts';
import { fail, type Result } from '@vitrine/domain/result.ts';
import type { FastifyInstance } from 'fastify';
import { sendFailure } from '../../platform/http/failures.ts';
import { parseBody, parseParams, parseQuery } from '../../platform/http/parse.ts';
import { acceptUploads, readUpload, uploadBodyLimit, uploadField } from '../../platform/http/uploads.ts';
import type { Platform } from '../../platform/platform.ts';
import { importPicture, MAX_FILE_BYTES } from '../media/index.ts';
import type { Site } from '../websites/index.ts';
import { addProductPicture, listProductsForOwner, productForOwner, updateProduct } from './owner-products.ts';

/** A product of 500 variants, each with price and stock, and a long description. */
const PRODUCT_BODY_LIMIT = 512 * 1024;

/** The owner's products. Sessions and crumbs are asked for before these (see the accounts module). */
export function catalogAdminRoutes(app: FastifyInstance, platform: Platform): void {
  app.get('/api/admin/products', async (request, reply) => {
    const query = parseQuery(listProductsQuery, request);
    if (!query.ok) return sendFailure(reply, query.error);
    const answer: ProductList = await listProductsForOwner(platform, request.site, query.value);
    return reply.send(answer);
  });

  app.get('/api/admin/products/:id', async (request, reply) => {
    const params = parseParams(productParams, request);
    if (!params.ok) return sendFailure(reply, params.error);
    const product = await productForOwner(platform, request.site, params.value.id);
    return product === null ? sendFailure(reply, { code: 'PRODUCT_NOT_FOUND' }) : reply.send(product);
  });

  app.put('/api/admin/products/:id', { bodyLimit: PRODUCT_BODY_LIMIT }, async (request, reply) => {
    const params = parseParams(productParams, request);
    if (!params.ok) return sendFailure(reply, params.error);
    const body = parseBody(updateProductBody, request);
    if (!body.ok) return sendFailure(reply, body.error);
    const result = await updateProduct(platform, request.site, params.value.id, body.value);
    return result.ok ? reply.send(result.value) : sendFailure(reply, result.error);
  });

  app.register(async (scope) => {
    await acceptUploads(scope, MAX_FILE_BYTES);
    scope.post(
      '/api/admin/products/:id/pictures',
      uploadBodyLimit(MAX_FILE_BYTES),
      async (request, reply) => {
        const params = parseParams(productParams, request);
        if (!params.ok) return sendFailure(reply, params.error);
        const upload = await readUpload(request, choosePicture);
        if (!upload.ok) return sendFailure(reply, upload.error);
        const result = await takeIn(platform, request.site, params.value.id, upload.value);
        if (!result.ok) return sendFailure(reply, result.error);
        return reply.code(201).send(result.value satisfies AddPictureAnswer);
      },
    );
  });
}

/** Imports an uploaded picture and shows it last on the product. */
async function takeIn(
  platform: Platform,
  site: Site,
  productId: string,
  file: MultipartFile,
): Promise<Result<{ picture: PictureView; product: ProductDetail }, ErrorCode>> {
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
  // Someone may save the product at this very moment; a picture does not contradict what they saved.
  let added = await addProductPicture(platform, site, productId, imported.value.id);
  for (let tries = 0; !added.ok && added.error.code === 'STALE_REVISION' && tries < 5; tries += 1) {
    added = await addProductPicture(platform, site, productId, imported.value.id);
  }
  return added.ok ? { ok: true, value: { picture: imported.value, product: added.value } } : added;
}
