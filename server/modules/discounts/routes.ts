import * as calls from '@vitrine/contracts/discounts.ts';
import { ok } from '@vitrine/domain/result.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { startBulk } from '../bulk/index.ts';
import { codeList, exportCodeRows } from './code-list.ts';
import { addCodes, generateCodes } from './codes.ts';
import { discountList, exportDiscountRows } from './discount-list.ts';
import { changeDiscount, deleteDiscount, makeDiscount, readDiscount, reportOf } from './service.ts';

/** The owner's discounts and their codes. */
export const discountsRoutes: readonly Route[] = [
  route(calls.listDiscounts, {
    handler: ({ platform, site, query }) => discountList.page(platform, site, query),
  }),
  route(calls.countDiscounts, {
    handler: async ({ platform, site, query }) => ok(await discountList.count(platform, site, query)),
  }),
  route(calls.exportDiscounts, {
    handler: ({ platform, site, query, reply }) => exportDiscountRows(platform, site, query, reply),
  }),
  route(calls.exportSelectedDiscounts, {
    handler: ({ platform, site, query, body, reply }) =>
      exportDiscountRows(platform, site, { ...query, ...body }, reply),
  }),
  route(calls.changeDiscounts, {
    handler: ({ platform, site, owner, body }) =>
      startBulk(platform, site, { ...body, list: 'discounts', accountId: owner.accountId }),
  }),
  route(calls.createDiscount, {
    handler: ({ platform, site, body }) => makeDiscount(platform, site, body),
  }),
  route(calls.readDiscount, {
    handler: ({ platform, site, params }) => readDiscount(platform, site, params.id),
  }),
  route(calls.changeDiscount, {
    handler: ({ platform, site, params, body }) => changeDiscount(platform, site, params.id, body),
  }),
  route(calls.deleteDiscount, {
    handler: ({ platform, site, params }) => deleteDiscount(platform, site, params.id),
  }),
  route(calls.readDiscountReport, {
    handler: ({ platform, site, params, query }) => reportOf(platform, site, params.id, query),
  }),
  route(calls.addDiscountCodes, {
    handler: ({ platform, site, params, body }) => addCodes(platform, site, params.id, body.codes),
  }),
  route(calls.generateDiscountCodes, {
    handler: ({ platform, site, params, body }) => generateCodes(platform, site, params.id, body),
  }),
  route(calls.listDiscountCodes, {
    handler: ({ platform, site, query }) => codeList.page(platform, site, query),
  }),
  route(calls.countDiscountCodes, {
    handler: async ({ platform, site, query }) => ok(await codeList.count(platform, site, query)),
  }),
  route(calls.exportDiscountCodes, {
    handler: ({ platform, site, query, reply }) => exportCodeRows(platform, site, query, reply),
  }),
  route(calls.exportSelectedDiscountCodes, {
    handler: ({ platform, site, query, body, reply }) =>
      exportCodeRows(platform, site, { ...query, ...body }, reply),
  }),
  route(calls.changeDiscountCodes, {
    handler: ({ platform, site, owner, body }) =>
      startBulk(platform, site, { ...body, list: 'discount-codes', accountId: owner.accountId }),
  }),
];
