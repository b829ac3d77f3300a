import * as calls from '@vitrine/contracts/stock-list.ts';
import { ok } from '@vitrine/domain/result.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { sendStockList, stockList } from './stock-list.ts';

/** The list of stock over all products. */
export const stockListRoutes: readonly Route[] = [
  route(calls.listStock, {
    handler: ({ platform, site, query }) => stockList.page(platform, site, query),
  }),
  route(calls.countStock, {
    handler: async ({ platform, site, query }) => ok(await stockList.count(platform, site, query)),
  }),
  route(calls.exportStockList, {
    handler: ({ platform, site, query, reply }) => sendStockList(platform, site, query, reply),
  }),
  route(calls.exportSelectedStock, {
    handler: ({ platform, site, query, body, reply }) =>
      sendStockList(platform, site, { ...query, ...body }, reply),
  }),
];
