import { productStatuses } from '@vitrine/domain/product/product-status.ts';
import * as z from 'zod';
import { productDetail, productParams, productTitle } from './admin-products.ts';
import { endpoint } from './endpoint.ts';
import { productKinds } from '@vitrine/domain/product/product-kind.ts';
import { revision } from './revision.ts';

const createProductBody = z.object({
  kind: z.enum(productKinds, 'Choose what you are selling.'),
  title: productTitle,
});
export type CreateProductBody = z.output<typeof createProductBody>;

const setStatusBody = z.object({
  revision,
  status: z.enum(productStatuses, 'Choose a status.'),
  /** When a scheduled product is published; ignored otherwise. */
  publishOn: z.iso.datetime({ offset: true, error: 'Choose a day and a time.' }).optional(),
});
export type SetStatusBody = z.output<typeof setStatusBody>;

export const createProduct = endpoint({
  method: 'POST',
  path: '/api/admin/products',
  auth: 'owner',
  summary:
    'Creates a draft of a product with one variant, in the first store page; makes that when there is none.',
  body: createProductBody,
  answer: productDetail,
  status: 201,
  errors: ['URL_ID_TAKEN'],
  example: { body: { kind: 'physical', title: 'Ash glaze mug' } },
});

export const duplicateProduct = endpoint({
  method: 'POST',
  path: '/api/admin/products/:id/duplicate',
  auth: 'owner',
  summary: 'Copies a product as a draft, with SKUs of its own and without stock.',
  params: productParams,
  answer: productDetail,
  status: 201,
  errors: ['PRODUCT_NOT_FOUND', 'URL_ID_TAKEN'],
});

export const setProductStatus = endpoint({
  method: 'POST',
  path: '/api/admin/products/:id/status',
  auth: 'owner',
  summary: 'Publishes, schedules, unpublishes or archives a product.',
  params: productParams,
  body: setStatusBody,
  answer: productDetail,
  errors: ['PRODUCT_NOT_FOUND', 'STALE_REVISION', 'PUBLISH_DAY_MISSING'],
  example: { body: { revision: 7, status: 'published' } },
});

export const deleteProduct = endpoint({
  method: 'DELETE',
  path: '/api/admin/products/:id',
  auth: 'owner',
  summary: 'Moves a product to the bin, from which it can be restored for 30 days.',
  params: productParams,
  answer: null,
  errors: ['PRODUCT_NOT_FOUND'],
});

export const restoreProduct = endpoint({
  method: 'POST',
  path: '/api/admin/products/:id/restore',
  auth: 'owner',
  summary: 'Restores a deleted product with the status it had.',
  params: productParams,
  answer: productDetail,
  errors: ['PRODUCT_NOT_FOUND'],
});

export const eraseProduct = endpoint({
  method: 'POST',
  path: '/api/admin/products/:id/erase',
  auth: 'owner',
  summary: 'Erases a product in the bin with all that is stored about it. Orders keep their lines.',
  params: productParams,
  answer: null,
  errors: ['PRODUCT_NOT_FOUND', 'PRODUCT_NOT_IN_BIN'],
});
