import {
  addCodeBody,
  addEntryBody,
  changeAdditionalFieldsBody,
  changeEntryBody,
  changeLocationBody,
  readCartQuery,
} from '@vitrine/contracts/cart.ts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { requireCrumb } from '../../platform/http/crumb.ts';
import { sendFailure } from '../../platform/http/failures.ts';
import { parseBody, parseParams } from '../../platform/http/parse.ts';
import type { Platform } from '../../platform/platform.ts';
import { cartView } from './cart-view.ts';
import { addCode, removeCode } from './codes.ts';
import { changeLocation } from './location.ts';
import { mockCart } from './mock-cart.ts';
import { cartIdOfRequest, cartSecretOf, setCartCookies } from './cart-cookie.ts';
import { cartFormRoutes } from './form-routes.ts';
import { cartPageRoute } from './page-route.ts';
import { addEntry, changeAdditionalFields, changeEntry, removeEntry, viewCart } from './service.ts';

const base = '/api/commerce/shopping-cart';
const entryParams = z.object({ entryId: z.uuid() });
const codeParams = z.object({ code: z.string().max(200) });

/** The cart calls of spec: storefront-commerce 7, the cart page, and the same as forms without JavaScript. */
export function cartRoutes(app: FastifyInstance, platform: Platform): void {
  const crumb = requireCrumb(platform.config);

  app.get(base, async (request, reply) => {
    const query = readCartQuery.parse(request.query);
    const isPriced = query.calculateSubtotal === 'true';
    const { site } = request;
    const cart =
      query.mock === 'true'
        ? cartView(site, mockCart(), platform.clock.now(), { isPriced })
        : await viewCart(platform, site, cartIdOfRequest(request), { isPriced });
    return reply.header('cache-control', 'no-store').send(cart);
  });

  app.post(`${base}/entries`, { preHandler: crumb }, async (request, reply) => {
    const body = parseBody(addEntryBody, request);
    if (!body.ok) return sendFailure(reply, body.error);
    const added = await addEntry(platform, request.site, cartSecretOf(request), body.value);
    if (!added.ok) return sendFailure(reply, added.error);
    const { secret, ...answer } = added.value;
    setCartCookies(reply, platform.config, secret);
    return reply.header('cache-control', 'no-store').send(answer);
  });

  app.put(`${base}/entries/:entryId`, { preHandler: crumb }, async (request, reply) => {
    const params = parseParams(entryParams, request);
    if (!params.ok) return sendFailure(reply, { code: 'CART_ENTRY_NOT_FOUND' });
    const body = parseBody(changeEntryBody, request);
    if (!body.ok) return sendFailure(reply, body.error);
    const { entryId } = params.value;
    const changed = await changeEntry(
      platform,
      request.site,
      cartIdOfRequest(request),
      entryId,
      body.value.quantity,
    );
    if (!changed.ok) return sendFailure(reply, changed.error);
    return reply.header('cache-control', 'no-store').send(changed.value);
  });

  app.delete(`${base}/entries/:entryId`, { preHandler: crumb }, async (request, reply) => {
    const params = parseParams(entryParams, request);
    if (!params.ok) return sendFailure(reply, { code: 'CART_ENTRY_NOT_FOUND' });
    const removed = await removeEntry(platform, request.site, cartIdOfRequest(request), params.value.entryId);
    if (!removed.ok) return sendFailure(reply, removed.error);
    return reply.header('cache-control', 'no-store').send(removed.value);
  });

  app.put(`${base}/entries/:entryId/additionalFields`, { preHandler: crumb }, async (request, reply) => {
    const params = parseParams(entryParams, request);
    if (!params.ok) return sendFailure(reply, { code: 'CART_ENTRY_NOT_FOUND' });
    const body = parseBody(changeAdditionalFieldsBody, request);
    if (!body.ok) return sendFailure(reply, body.error);
    const changed = await changeAdditionalFields(
      platform,
      request.site,
      cartIdOfRequest(request),
      params.value.entryId,
      body.value,
    );
    if (!changed.ok) return sendFailure(reply, changed.error);
    return reply.header('cache-control', 'no-store').send(changed.value);
  });

  app.post(`${base}/coupons`, { preHandler: crumb }, async (request, reply) => {
    const body = parseBody(addCodeBody, request);
    if (!body.ok) return sendFailure(reply, body.error);
    const added = await addCode(platform, request.site, cartIdOfRequest(request), body.value.code);
    if (!added.ok) return sendFailure(reply, added.error);
    return reply.header('cache-control', 'no-store').send(added.value);
  });

  app.delete(`${base}/coupons/:code`, { preHandler: crumb }, async (request, reply) => {
    const params = parseParams(codeParams, request);
    if (!params.ok) return sendFailure(reply, params.error);
    const removed = await removeCode(platform, request.site, cartIdOfRequest(request), params.value.code);
    if (!removed.ok) return sendFailure(reply, removed.error);
    return reply.header('cache-control', 'no-store').send(removed.value);
  });

  app.put(`${base}/location`, { preHandler: crumb }, async (request, reply) => {
    const body = parseBody(changeLocationBody, request);
    if (!body.ok) return sendFailure(reply, body.error);
    const changed = await changeLocation(platform, request.site, cartIdOfRequest(request), body.value);
    if (!changed.ok) return sendFailure(reply, changed.error);
    return reply.header('cache-control', 'no-store').send(changed.value);
  });

  cartFormRoutes(app, platform);
  cartPageRoute(app, platform);
}
