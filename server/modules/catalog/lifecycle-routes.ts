import * as orderCalls from '@vitrine/contracts/product-order.ts';
import * as calls from '@vitrine/contracts/product-lifecycle.ts';
import { ok } from '@vitrine/domain/result.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { selectStorePages } from './lifecycle-repository.ts';
import {
  createProductForOwner,
  deleteProduct,
  duplicateProduct,
  eraseProduct,
  restoreProduct,
  setProductStatus,
} from './product-lifecycle.ts';
import { listProductOrder, moveProducts } from './product-order.ts';

/** Creating, publishing, deleting and restoring products. */
export const lifecycleRoutes: readonly Route[] = [
  route(calls.createProduct, {
    handler: ({ platform, site, owner, body }) =>
      createProductForOwner(platform, site, body, owner.accountId),
  }),
  route(calls.duplicateProduct, {
    handler: ({ platform, site, params }) => duplicateProduct(platform, site, params.id),
  }),
  route(calls.setProductStatus, {
    handler: ({ platform, site, owner, params, body }) =>
      setProductStatus(platform, site, params.id, { ...body, actorId: owner.accountId }),
  }),
  route(calls.deleteProduct, {
    handler: ({ platform, site, owner, params }) => deleteProduct(platform, site, params.id, owner.accountId),
  }),
  route(calls.restoreProduct, {
    handler: ({ platform, site, owner, params }) =>
      restoreProduct(platform, site, params.id, owner.accountId),
  }),
  route(calls.eraseProduct, {
    handler: ({ platform, site, params }) => eraseProduct(platform, site, params.id),
  }),
  route(orderCalls.listProductOrder, {
    handler: ({ platform, site, query }) => listProductOrder(platform, site, query),
  }),
  route(orderCalls.moveProducts, {
    handler: ({ platform, site, body }) => moveProducts(platform, site, body),
  }),
  route(orderCalls.listStorePages, {
    handler: async ({ platform, site }) =>
      ok({ pages: [...(await selectStorePages(platform.db, site.websiteId))] }),
  }),
];
