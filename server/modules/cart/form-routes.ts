import type { Locale } from '@vitrine/domain/text/locale.ts';
import {
  addEntryForm,
  changeAnswersForm,
  changeEntryForm,
  codesForm,
  locationForm,
} from '@vitrine/contracts/cart.ts';
import { type ErrorCode, errorCatalogue, errorMessage } from '@vitrine/contracts/errors.ts';
import { decideWay } from '@vitrine/domain/add-flow/decide-add.ts';
import { ANSWER_PREFIX, postedAnswers } from '@vitrine/domain/custom-form/posted-answers.ts';
import {
  selectOptionsMessage,
  unselectedOptions,
  findVariant,
} from '@vitrine/domain/product/choose-variant.ts';
import type { Product } from '@vitrine/domain/product/product.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import { sendFailure, wantsPage } from '../../platform/http/failures.ts';
import type { CrumbRefusal } from '../../platform/http/crumb.ts';
import { pageRoute, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { productsByItemIds } from '../catalog/index.ts';
import { cartIdOfRequest, cartSecretOf, setCartCookies } from './cart-cookie.ts';
import { refuseCartForm } from './cart-page.ts';
import { addCode, removeCode } from './codes.ts';
import { cartLimit, codeLimit } from './limits.ts';
import { changeLocation } from './location.ts';
import { findItemPath, formOfItem } from './repository.ts';
import { addEntry, changeAdditionalFields, changeEntry, removeEntry } from './service.ts';

const entryParams = z.object({ entryId: z.uuid() });
const OPTION_PREFIX = 'option.';

// A stale form is answered with the cart page, which has a valid crumb.
const crumb: CrumbRefusal = (request, reply, code) =>
  wantsPage(request) ? seeOther(reply, '/cart', code) : sendFailure(reply, { code });

const invalid = ({ reply }: { readonly reply: FastifyReply }): FastifyReply =>
  seeOther(reply, '/cart', 'MALFORMED_REQUEST');

const shared = { method: 'POST', auth: 'visitor', crumb, invalid } as const;

/** The cart without JavaScript: forms post, and are redirected to the next page. */
export const cartFormRoutes: readonly Route[] = [
  pageRoute({
    ...shared,
    path: '/cart/entries',
    limit: cartLimit,
    body: addEntryForm,
    handler: async ({ platform, request, reply, site, body }) => {
      const { itemId, quantity, additionalFields: given, ...rest } = body;
      const additionalFields =
        given === '' ? await readPostedAnswers(platform, site.websiteId, itemId, rest) : given;
      const sku =
        rest.sku === '' ? await skuChosen(platform, site.websiteId, itemId, rest, site.locale) : ok(rest.sku);
      const added = sku.ok
        ? await addEntry(platform, site, cartSecretOf(request), {
            itemId,
            sku: sku.value,
            quantity,
            additionalFields,
          })
        : sku;
      if (!added.ok) {
        const own =
          added.error.code === 'NOT_SOLD_YET' && sku.ok
            ? await ownPageOf(platform, site.websiteId, itemId, sku.value)
            : null;
        if (own !== null) return seeOther(reply, own);
        const path = await findItemPath(platform.db, site.websiteId, itemId);
        return seeOther(reply, path ?? '/cart', added.error.code);
      }
      setCartCookies(reply, platform.config, added.value.secret);
      return seeOther(reply, rest['express'] === 'true' ? '/commerce/goto-checkout' : '/cart');
    },
  }),

  pageRoute({
    ...shared,
    path: '/cart/entries/:entryId',
    limit: cartLimit,
    params: entryParams,
    body: changeEntryForm,
    handler: async ({ platform, request, reply, site, params, body }) => {
      const cartId = cartIdOfRequest(request);
      const { entryId } = params;
      const done =
        body.action === 'remove'
          ? await removeEntry(platform, site, cartId, entryId)
          : await changeEntry(platform, site, cartId, entryId, body.quantity);
      return done.ok ? seeOther(reply, '/cart') : seeOther(reply, '/cart', done.error.code);
    },
  }),

  pageRoute({
    ...shared,
    path: '/cart/entries/:entryId/answers',
    limit: cartLimit,
    params: entryParams,
    body: changeAnswersForm,
    handler: async ({ platform, request, reply, site, params, body }) => {
      const { entryId } = params;
      const { itemId, sku, ...posted } = body;
      const form = await formOfItem(platform.db, site.websiteId, itemId);
      const additionalFields = form === null ? '' : JSON.stringify(postedAnswers(form, posted));
      const done = await changeAdditionalFields(platform, site, cartIdOfRequest(request), entryId, {
        itemId,
        sku,
        additionalFields,
      });
      if (done.ok) return seeOther(reply, '/cart');
      const { code, fields } = done.error;
      if (fields === undefined) return seeOther(reply, '/cart', code);
      const faults = { answers: { entryId, fields } };
      return refuseCartForm(platform, request, reply, { faults, status: errorCatalogue[code].status });
    },
  }),

  pageRoute({
    ...shared,
    path: '/cart/codes',
    limit: codeLimit,
    body: codesForm,
    handler: async ({ platform, request, reply, site, body }) => {
      const { action, code: typed } = body;
      const change = action === 'remove' ? removeCode : addCode;
      const done = await change(platform, site, cartIdOfRequest(request), typed);
      if (done.ok) return seeOther(reply, '/cart');
      const faults = { code: { typed, message: errorMessage(done.error, site.locale) } };
      const { status } = errorCatalogue[done.error.code];
      return refuseCartForm(platform, request, reply, { faults, status });
    },
  }),

  pageRoute({
    ...shared,
    path: '/cart/location',
    limit: cartLimit,
    body: locationForm,
    handler: async ({ platform, request, reply, site, body }) => {
      const done = await changeLocation(platform, site, cartIdOfRequest(request), body);
      if (done.ok) return seeOther(reply, '/cart');
      const { code, fields } = done.error;
      if (fields === undefined) return seeOther(reply, '/cart', code);
      const { status } = errorCatalogue[code];
      return refuseCartForm(platform, request, reply, { faults: { location: fields }, status });
    },
  }),
];

function seeOther(reply: FastifyReply, path: string, notice: ErrorCode | null = null): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .redirect(notice === null ? path : `${path}?notice=${notice}`, 303);
}

/** The page of a product that no shopping cart takes (gift card, donation); null for any other. */
async function ownPageOf(
  platform: Platform,
  websiteId: string,
  itemId: string,
  sku: string,
): Promise<string | null> {
  const product = (await productsByItemIds(platform, websiteId, [itemId])).get(itemId);
  if (product === undefined) return null;
  switch (decideWay({ product })) {
    case 'giftCard':
      return `/checkout/giftcard?${new URLSearchParams({ websiteId, giftCardProductId: itemId, sku }).toString()}`;
    case 'donation':
      return `/checkout/donate?${new URLSearchParams({ itemId }).toString()}`;
    default:
      return null;
  }
}

/** The answers among a form's fields, as JSON text; '' without any. */
export async function readPostedAnswers(
  platform: Platform,
  websiteId: string,
  itemId: string,
  fields: Readonly<Record<string, unknown>>,
): Promise<string> {
  if (!Object.keys(fields).some((name) => name.startsWith(ANSWER_PREFIX))) return '';
  const form = await formOfItem(platform.db, websiteId, itemId);
  return form === null ? '' : JSON.stringify(postedAnswers(form, fields));
}

/** The SKU of the variant that `option.<Name>=value` fields choose. */
export async function skuChosen(
  platform: Platform,
  websiteId: string,
  itemId: string,
  fields: Readonly<Record<string, unknown>>,
  locale: Locale,
): Promise<Result<string, 'ITEM_UNAVAILABLE' | 'NO_VARIANT_SELECTED' | 'VARIANT_UNAVAILABLE'>> {
  const product = (await productsByItemIds(platform, websiteId, [itemId])).get(itemId);
  if (product === undefined) return fail('ITEM_UNAVAILABLE');
  const choices = choicesIn(product, fields);
  const missing = unselectedOptions(product, choices);
  if (missing.length > 0) {
    return fail('NO_VARIANT_SELECTED', { params: { sentence: selectOptionsMessage(missing, locale) } });
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
