import {
  cancelOrderBody,
  fulfilOrderBody,
  listOrdersQuery,
  orderParams,
  refundOrderBody,
} from '@vitrine/contracts/orders.ts';
import type { FastifyInstance } from 'fastify';
import { sendFailure } from '../../platform/http/failures.ts';
import { parseBody, parseParams, parseQuery } from '../../platform/http/parse.ts';
import type { Platform } from '../../platform/platform.ts';
import { fulfilOrder, undoFulfilment } from './fulfil.ts';
import { cancelOrder, refundOrder } from './refund.ts';
import { viewOrder, viewOrders } from './service.ts';

/** The owner's orders. The owner guard and the crumb check of /api/admin apply already. */
export function ordersRoutes(app: FastifyInstance, platform: Platform): void {
  app.get('/api/admin/orders', async (request, reply) => {
    const query = parseQuery(listOrdersQuery, request);
    if (!query.ok) return sendFailure(reply, query.error);
    const { status, search, before } = query.value;
    return reply.send(await viewOrders(platform, request.site.websiteId, { status, search, before }));
  });

  app.get('/api/admin/orders/:id', async (request, reply) => {
    const params = parseParams(orderParams, request);
    if (!params.ok) return sendFailure(reply, { code: 'ORDER_NOT_FOUND' });
    const order = await viewOrder(platform, request.site.websiteId, params.value.id);
    return order.ok ? reply.send(order.value) : sendFailure(reply, order.error);
  });

  app.post('/api/admin/orders/:id/fulfil', async (request, reply) => {
    const params = parseParams(orderParams, request);
    if (!params.ok) return sendFailure(reply, { code: 'ORDER_NOT_FOUND' });
    const body = parseBody(fulfilOrderBody, request);
    if (!body.ok) return sendFailure(reply, body.error);
    const order = await fulfilOrder(platform, request.site.websiteId, {
      orderId: params.value.id,
      revision: body.value.revision,
      accountId: request.owner.accountId,
    });
    return order.ok ? reply.send(order.value) : sendFailure(reply, order.error);
  });

  app.post('/api/admin/orders/:id/fulfil/undo', async (request, reply) => {
    const params = parseParams(orderParams, request);
    if (!params.ok) return sendFailure(reply, { code: 'ORDER_NOT_FOUND' });
    const body = parseBody(fulfilOrderBody, request);
    if (!body.ok) return sendFailure(reply, body.error);
    const order = await undoFulfilment(platform, request.site.websiteId, {
      orderId: params.value.id,
      revision: body.value.revision,
      accountId: request.owner.accountId,
    });
    return order.ok ? reply.send(order.value) : sendFailure(reply, order.error);
  });

  app.post('/api/admin/orders/:id/refund', async (request, reply) => {
    const params = parseParams(orderParams, request);
    if (!params.ok) return sendFailure(reply, { code: 'ORDER_NOT_FOUND' });
    const body = parseBody(refundOrderBody, request);
    if (!body.ok) return sendFailure(reply, body.error);
    const order = await refundOrder(platform, request.site.websiteId, {
      ...body.value,
      orderId: params.value.id,
      accountId: request.owner.accountId,
    });
    return order.ok ? reply.send(order.value) : sendFailure(reply, order.error);
  });

  app.post('/api/admin/orders/:id/cancel', async (request, reply) => {
    const params = parseParams(orderParams, request);
    if (!params.ok) return sendFailure(reply, { code: 'ORDER_NOT_FOUND' });
    const body = parseBody(cancelOrderBody, request);
    if (!body.ok) return sendFailure(reply, body.error);
    const order = await cancelOrder(platform, request.site.websiteId, {
      ...body.value,
      orderId: params.value.id,
      accountId: request.owner.accountId,
    });
    return order.ok ? reply.send(order.value) : sendFailure(reply, order.error);
  });
}
