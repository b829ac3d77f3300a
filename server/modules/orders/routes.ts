import { correctOrderContact } from '@vitrine/contracts/order-contact.ts';
import * as calls from '@vitrine/contracts/orders.ts';
import { changeOrders } from '@vitrine/contracts/orders-bulk.ts';
import { listOrderTags } from '@vitrine/contracts/used-tags.ts';
import { ok } from '@vitrine/domain/result.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { startBulk } from '../bulk/index.ts';
import { correctContact } from './correct-contact.ts';
import { cancelOrder, refundOrder } from './refund.ts';
import { exportOrderRows, orderList } from './order-list.ts';
import { selectUsedTags } from './used-tags.ts';
import { viewOrder } from './service.ts';
import { commentOnOrder, deleteOrderComment, editOrder, resendOrderMail } from './write-about-order.ts';

/** The owner's orders. */
export const ordersRoutes: readonly Route[] = [
  route(calls.listOrders, {
    handler: ({ platform, site, query }) => orderList.page(platform, site, query),
  }),
  route(calls.countOrders, {
    handler: async ({ platform, site, query }) => ok(await orderList.count(platform, site, query)),
  }),
  route(calls.exportOrders, {
    handler: ({ platform, site, query, reply }) => exportOrderRows(platform, site, query, reply),
  }),
  route(calls.exportSelectedOrders, {
    handler: ({ platform, site, query, body, reply }) =>
      exportOrderRows(platform, site, { ...query, ...body }, reply),
  }),
  route(changeOrders, {
    handler: ({ platform, site, owner, body }) =>
      startBulk(platform, site, { ...body, list: 'orders', accountId: owner.accountId }),
  }),
  route(listOrderTags, {
    handler: async ({ platform, site }) => ok({ tags: await selectUsedTags(platform.db, site.websiteId) }),
  }),
  route(calls.getOrder, {
    handler: ({ platform, site, params }) => viewOrder(platform, site.websiteId, params.id),
  }),
  route(calls.editOrder, {
    handler: ({ platform, site, params, body }) => editOrder(platform, site.websiteId, params.id, body),
  }),
  route(correctOrderContact, {
    handler: ({ platform, site, owner, params, body }) =>
      correctContact(platform, site, { ...body, orderId: params.id, accountId: owner.accountId }),
  }),
  route(calls.commentOnOrder, {
    handler: ({ platform, site, owner, params, body }) =>
      commentOnOrder(platform, site.websiteId, {
        ...body,
        orderId: params.id,
        accountId: owner.accountId,
      }),
  }),
  route(calls.deleteOrderComment, {
    handler: ({ platform, site, params: { id, commentId } }) =>
      deleteOrderComment(platform, site.websiteId, { orderId: id, commentId }),
  }),
  route(calls.resendOrderMail, {
    handler: ({ platform, site, owner, params: { id, mailId } }) =>
      resendOrderMail(platform, site.websiteId, { orderId: id, mailId, accountId: owner.accountId }),
  }),
  route(calls.refundOrder, {
    handler: ({ platform, site, owner, params, body }) =>
      refundOrder(platform, site.websiteId, { ...body, orderId: params.id, accountId: owner.accountId }),
  }),
  route(calls.cancelOrder, {
    handler: ({ platform, site, owner, params, body }) =>
      cancelOrder(platform, site.websiteId, { ...body, orderId: params.id, accountId: owner.accountId }),
  }),
];
