import * as calls from '@vitrine/contracts/customers.ts';
import { changeCustomers } from '@vitrine/contracts/customers-bulk.ts';
import { listCustomerTags } from '@vitrine/contracts/used-tags.ts';
import { ok } from '@vitrine/domain/result.ts';
import { sendFailure } from '../../platform/http/failures.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { startBulk } from '../bulk/index.ts';
import { customerList, exportCustomerRows } from './customer-list.ts';
import { eraseCustomer, readPersonalData } from './erase.ts';
import { mergeCustomers, previewMerge } from './merge.ts';
import { changeCustomer, viewCustomer } from './service.ts';
import { selectUsedTags } from './used-tags.ts';

/** The owner's customers. */
export const customersRoutes: readonly Route[] = [
  route(calls.listCustomers, {
    handler: ({ platform, site, query }) => customerList.page(platform, site, query),
  }),
  route(calls.countCustomers, {
    handler: async ({ platform, site, query }) => ok(await customerList.count(platform, site, query)),
  }),
  route(calls.exportCustomers, {
    handler: ({ platform, site, query, reply }) => exportCustomerRows(platform, site, query, reply),
  }),
  route(calls.exportSelectedCustomers, {
    handler: ({ platform, site, query, body, reply }) =>
      exportCustomerRows(platform, site, { ...query, ...body }, reply),
  }),
  route(changeCustomers, {
    handler: ({ platform, site, owner, body }) =>
      startBulk(platform, site, { ...body, list: 'customers', accountId: owner.accountId }),
  }),
  route(listCustomerTags, {
    handler: async ({ platform, site }) => ok({ tags: await selectUsedTags(platform.db, site.websiteId) }),
  }),
  route(calls.getCustomer, {
    handler: ({ platform, site, params }) => viewCustomer(platform, site.websiteId, params.id),
  }),
  route(calls.editCustomer, {
    handler: ({ platform, site, params, body }) => changeCustomer(platform, site.websiteId, params.id, body),
  }),
  route(calls.exportCustomerData, {
    handler: async ({ platform, site, params, reply }) => {
      const data = await readPersonalData(platform, site, params.id);
      if (!data.ok) return sendFailure(reply, data.error);
      return reply
        .header('cache-control', 'no-store')
        .header('content-type', 'application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="customer.json"')
        .send(JSON.stringify(data.value, null, 2));
    },
  }),
  route(calls.previewMerge, {
    handler: ({ platform, site, params, query }) =>
      previewMerge(platform, site.websiteId, { id: params.id, otherId: query.other }),
  }),
  route(calls.mergeCustomers, {
    handler: ({ platform, site, owner, params, body }) =>
      mergeCustomers(platform, site.websiteId, { ...body, id: params.id, accountId: owner.accountId }),
  }),
  route(calls.eraseCustomer, {
    handler: ({ platform, site, owner, params, body }) =>
      eraseCustomer(platform, site, { ...body, id: params.id, accountId: owner.accountId }),
  }),
];
