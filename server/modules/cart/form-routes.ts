import { addEntryForm, changeEntryForm } from '@vitrine/contracts/cart.ts';
import type { ErrorCode } from '@vitrine/contracts/errors.ts';
import {
  selectOptionsMessage,
  unselectedOptions,
  findVariant,
} from '@vitrine/domain/product/choose-variant.ts';
import type { Product } from '@vitrine/domain/product/product.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { requireCrumb } from '../../platform/http/crumb.ts';
import { parseBody, parseParams } from '../../platform/http/parse.ts';
import type { Platform } from '../../platform/platform.ts';
import { productsByItemIds } from '../catalog/index.ts';
import { cartIdOfRequest, cartSecretOf, setCartCookies } from './cart-cookie.ts';
import { findItemPath } from './repository.ts';
import { addEntry, changeEntry, removeEntry } from './service.ts';

const entryParams = z.object({ entryId: z.uuid() });
const OPTION_PREFIX = 'option.';

/** The cart without JavaScript: forms post, and are answered with the page to look at next. */
export function cartFormRoutes(app: FastifyInstance, platform: Platform): void {
  const crumb = requireCrumb(platform.config);

  app.post('/cart/entries', { preHandler: crumb }, async (request, reply) => {
    const body = parseBody(addEntryForm, request);
    if (!body.ok) return seeOther(reply, '/cart', 'MALFORMED_REQUEST');
    const { site } = request;
    const { itemId, quantity, additionalFields, ...rest } = body.value;
    const sku = rest.sku === '' ? await skuChosen(platform, site.websiteId, itemId, rest) : ok(rest.sku);
    const added = sku.ok
      ? await addEntry(platform, site, cartSecretOf(request), {
          itemId,
          sku: sku.value,
          quantity,
          additionalFields,
        })
      : sku;
    if (!added.ok) {
      const path = await findItemPath(platform.db, site.websiteId, itemId);
      return seeOther(reply, path ?? '/cart', added.error.code);
    }
    setCartCookies(reply, platform.config, added.value.secret);
    return seeOther(reply, '/cart');
  });

  app.post('/cart/entries/:entryId', { preHandler: crumb }, async (request, reply) => {
    const params = parseParams(entryParams, request);
    const body = parseBody(changeEntryForm, request);
    if (!params.ok || !body.ok) return seeOther(reply, '/cart', 'MALFORMED_REQUEST');
    const { site } = request;
    const cartId = cartIdOfRequest(request);
    const { entryId } = params.value;
    const done =
      body.value.action === 'remove'
        ? await removeEntry(platform, site, cartId, entryId)
        : await changeEntry(platform, site, cartId, entryId, body.value.quantity);
    return done.ok ? seeOther(reply, '/cart') : seeOther(reply, '/cart', done.error.code);
  });
}

function seeOther(reply: FastifyReply, path: string, notice: ErrorCode | null = null): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .redirect(notice === null ? path : `${path}?notice=${notice}`, 303);
}

/** The SKU of the variant that `option.<Name>=value` fields choose. */
async function skuChosen(
  platform: Platform,
  websiteId: string,
  itemId: string,
  fields: Readonly<Record<string, unknown>>,
): Promise<Result<string, 'ITEM_UNAVAILABLE' | 'NO_VARIANT_SELECTED' | 'VARIANT_UNAVAILABLE'>> {
  const product = (await productsByItemIds(platform, websiteId, [itemId])).get(itemId);
  if (product === undefined) return fail('ITEM_UNAVAILABLE');
  const choices = choicesIn(product, fields);
  const missing = unselectedOptions(product, choices);
  if (missing.length > 0) {
    return fail('NO_VARIANT_SELECTED', { params: { sentence: selectOptionsMessage(missing) } });
  }
  const variant = findVariant(product, choices);
  return variant === null ? fail('VARIANT_UNAVAILABLE') : ok(variant.sku);
}

function choicesIn(product: Product, fields: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    product.variantOptions.map((option) => {
      const value = Object.hasOwn(fields, OPTION_PREFIX + option)
        ? fields[OPTION_PREFIX + option]
        : undefined;
      return [option, typeof value === 'string' ? value : ''];
    }),
  );
}
