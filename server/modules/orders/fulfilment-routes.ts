import * as calls from '@vitrine/contracts/fulfilments.ts';
import * as returnCalls from '@vitrine/contracts/returns.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { changeTracking, previewTracking, undoTracking } from './change-tracking.ts';
import { cancelFulfilment, fulfilOrder, previewFulfilment, undoFulfilment } from './fulfil.ts';
import { deleteReturn, returnUnits, settleRefundDue } from './returns.ts';

/** What an owner sends of an order, and what comes back. */
export const fulfilmentRoutes: readonly Route[] = [
  route(calls.previewFulfilment, {
    handler: ({ platform, site, params, body }) =>
      previewFulfilment(platform, site.websiteId, { ...body, orderId: params.id }),
  }),
  route(calls.fulfilOrder, {
    handler: ({ platform, site, owner, params, body }) =>
      fulfilOrder(platform, site.websiteId, { ...body, orderId: params.id, accountId: owner.accountId }),
  }),
  route(calls.undoFulfilment, {
    handler: ({ platform, site, owner, params: { id, fulfilmentId }, body }) =>
      undoFulfilment(platform, site.websiteId, {
        ...body,
        orderId: id,
        fulfilmentId,
        accountId: owner.accountId,
      }),
  }),
  route(calls.changeTracking, {
    handler: ({ platform, site, owner, params: { id, fulfilmentId }, body }) =>
      changeTracking(platform, site.websiteId, {
        ...body,
        orderId: id,
        fulfilmentId,
        accountId: owner.accountId,
      }),
  }),
  route(calls.previewTracking, {
    handler: ({ platform, site, params: { id, fulfilmentId }, body }) =>
      previewTracking(platform, site.websiteId, { ...body, orderId: id, fulfilmentId }),
  }),
  route(calls.undoTracking, {
    handler: ({ platform, site, owner, params: { id, fulfilmentId }, body }) =>
      undoTracking(platform, site.websiteId, {
        ...body,
        orderId: id,
        fulfilmentId,
        accountId: owner.accountId,
      }),
  }),
  route(calls.cancelFulfilment, {
    handler: ({ platform, site, owner, params: { id, fulfilmentId }, body }) =>
      cancelFulfilment(platform, site.websiteId, {
        ...body,
        orderId: id,
        fulfilmentId,
        accountId: owner.accountId,
      }),
  }),
  route(returnCalls.returnUnits, {
    handler: ({ platform, site, owner, params, body }) =>
      returnUnits(platform, site.websiteId, { ...body, orderId: params.id, accountId: owner.accountId }),
  }),
  route(returnCalls.deleteReturn, {
    handler: ({ platform, site, owner, params: { id, returnId }, body }) =>
      deleteReturn(platform, site.websiteId, {
        ...body,
        orderId: id,
        returnId,
        accountId: owner.accountId,
      }),
  }),
  route(returnCalls.settleRefundDue, {
    handler: ({ platform, site, owner, params, body }) =>
      settleRefundDue(platform, site.websiteId, { ...body, orderId: params.id, accountId: owner.accountId }),
  }),
];
