import * as calls from '@vitrine/contracts/categories.ts';
import { ok } from '@vitrine/domain/result.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import {
  createCategory,
  deleteCategory,
  listCategories,
  mergeCategoryInto,
  moveCategoryOf,
  renameCategoryOf,
} from './service.ts';

/** The owner's tree of categories. */
export const categoryRoutes: readonly Route[] = [
  route(calls.listCategories, {
    handler: async ({ platform, site }) => ok({ categories: [...(await listCategories(platform, site))] }),
  }),
  route(calls.createCategory, {
    handler: ({ platform, site, body }) => createCategory(platform, site, body),
  }),
  route(calls.renameCategory, {
    handler: ({ platform, site, params, body }) =>
      renameCategoryOf(platform, site, { ...body, id: params.id }),
  }),
  route(calls.moveCategory, {
    handler: ({ platform, site, params, body }) => moveCategoryOf(platform, site, { ...body, id: params.id }),
  }),
  route(calls.mergeCategory, {
    handler: ({ platform, site, params, body }) =>
      mergeCategoryInto(platform, site, { ...body, id: params.id }),
  }),
  route(calls.deleteCategory, {
    handler: ({ platform, site, params, query }) =>
      deleteCategory(platform, site, { ...query, id: params.id }),
  }),
];
