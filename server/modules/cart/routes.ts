import * as calls from '@vitrine/contracts/cart.ts';
import { ok } from '@vitrine/domain/result.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { cartIdOfRequest, cartSecretOf, setCartCookies } from './cart-cookie.ts';
import { cartView } from './cart-view.ts';
import { addCode, removeCode } from './codes.ts';
import { cartFormRoutes } from './form-routes.ts';
import { cartLimit, codeLimit } from './limits.ts';
import { changeLocation } from './location.ts';
import { mockCart } from './mock-cart.ts';
import { cartPageRoute } from './page-route.ts';
import { addEntry, changeAdditionalFields, changeEntry, removeEntry, viewCart } from './service.ts';

/** The cart calls of spec: storefront-commerce 7, the cart page, and the same as forms without JavaScript. */
export const cartRoutes: readonly Route[] = [
  route(calls.readCart, {
    handler: async ({ platform, request, site, query }) => {
      const isPriced = query.calculateSubtotal === 'true';
      return ok(
        query.mock === 'true'
          ? cartView(site, mockCart(), platform.clock.now(), { isPriced })
          : await viewCart(platform, site, cartIdOfRequest(request), { isPriced }),
      );
    },
  }),
  route(calls.addEntry, {
    limit: cartLimit,
    handler: async ({ platform, request, reply, site, body }) => {
      const added = await addEntry(platform, site, cartSecretOf(request), body);
      if (!added.ok) return added;
      const { secret, ...answer } = added.value;
      setCartCookies(reply, platform.config, secret);
      return ok(answer);
    },
  }),
  route(calls.changeEntry, {
    limit: cartLimit,
    handler: ({ platform, request, site, params, body }) =>
      changeEntry(platform, site, cartIdOfRequest(request), params.entryId, body.quantity),
  }),
  route(calls.removeEntry, {
    limit: cartLimit,
    handler: ({ platform, request, site, params }) =>
      removeEntry(platform, site, cartIdOfRequest(request), params.entryId),
  }),
  route(calls.changeAdditionalFields, {
    limit: cartLimit,
    handler: ({ platform, request, site, params, body }) =>
      changeAdditionalFields(platform, site, cartIdOfRequest(request), params.entryId, body),
  }),
  route(calls.addCode, {
    limit: codeLimit,
    handler: ({ platform, request, site, body }) =>
      addCode(platform, site, cartIdOfRequest(request), body.code),
  }),
  route(calls.removeCode, {
    limit: codeLimit,
    handler: ({ platform, request, site, params }) =>
      removeCode(platform, site, cartIdOfRequest(request), params.code),
  }),
  route(calls.changeLocation, {
    limit: cartLimit,
    handler: ({ platform, request, site, body }) =>
      changeLocation(platform, site, cartIdOfRequest(request), body),
  }),
  ...cartFormRoutes,
  cartPageRoute,
];
