import { commerceText } from '@vitrine/domain/text/commerce.ts';
import { giftCardsText } from '@vitrine/domain/text/gift-cards.ts';
import { cartTokenQuery, giftCardForm, giftCardQuery } from '@vitrine/contracts/gift-cards.ts';
import { errorMessage } from '@vitrine/contracts/errors.ts';
import {
  giftCardErrors,
  normalizeGiftCard,
  writeGiftCardDetails,
} from '@vitrine/domain/gift-card/gift-card-details.ts';
import { findVariant } from '@vitrine/domain/product/choose-variant.ts';
import type { Product } from '@vitrine/domain/product/product.ts';
import type { FastifyRequest } from 'fastify';
import { crumbProblem } from '../../platform/http/crumb.ts';
import { parseBody, parseQuery } from '../../platform/http/parse.ts';
import { pageRoute, type Route } from '../../platform/http/route.ts';
import { cartIdOfSecret, openDirectCheckoutCart } from '../cart/index.ts';
import { postCheckoutFor, sendCheckoutFor, type CheckoutPlace, checkoutLimit } from '../checkout/index.ts';
import { cardFields } from '../payments/index.ts';
import { readSavedForm, redirectToForm } from '../../platform/saved-forms/index.ts';
import {
  initialGiftCardDetails,
  findGiftCardProduct,
  type GiftCardPage,
  sendGiftCardForm,
  sendNoGiftCard,
  visibleDetails,
  todayAt,
} from './gift-card-page.ts';

const PATH = '/checkout/giftcard';
const PAYMENT_PATH = `${PATH}/payment`;
/** A message of a megabyte is answered by its field rather than by a bare refusal. */
const BODY_LIMIT = 2 * 1024 * 1024;

/** The SKU that `option.<Name>=value` fields choose, as the product page's form sends them; '' for none. */
function skuChosen(product: Product, query: unknown): string {
  const fields = query as Readonly<Record<string, unknown>>;
  const choices = Object.fromEntries(
    product.variantOptions.map((option) => {
      const name = `option.${option}`;
      const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return [option, typeof value === 'string' ? value : ''];
    }),
  );
  return findVariant(product, choices)?.sku ?? '';
}

/** The cart a payment's address names. */
function placeOf(request: FastifyRequest): CheckoutPlace {
  const query = parseQuery(cartTokenQuery, request);
  const secret = query.ok ? query.value.cartToken : null;
  return {
    cartId: secret === null ? null : cartIdOfSecret(secret),
    action: secret === null ? PAYMENT_PATH : `${PAYMENT_PATH}?cartToken=${secret}`,
  };
}

/** The gift card's page, and the payment after it. Nothing here is ever cached. spec: storefront-commerce 2 */
export const giftCardRoutes: readonly Route[] = [
  pageRoute({
    method: 'GET',
    path: PATH,
    auth: 'visitor',
    handler: async ({ platform, request, reply }) => {
      const text = giftCardsText(request.site.locale);
      const query = parseQuery(giftCardQuery, request);
      const found = query.ok
        ? await findGiftCardProduct(platform, request.site, query.value)
        : { ok: false as const, sentence: text.unknownProduct };
      if (!found.ok || !query.ok) {
        return sendNoGiftCard(platform, request, reply, found.ok ? text.unknownProduct : found.sentence);
      }
      const kept = await readSavedForm<GiftCardPage>(platform, request);
      if (kept !== null) return sendGiftCardForm(platform, request, reply, found.item, kept);
      const sku = query.value.sku === '' ? skuChosen(found.item.product, request.query) : query.value.sku;
      const isSold = sku === '' || found.item.product.variants.some((variant) => variant.sku === sku);
      return sendGiftCardForm(platform, request, reply, found.item, {
        sku: isSold ? sku : '',
        facts: initialGiftCardDetails(todayAt(platform, request.site)),
        message: isSold ? null : text.unknownAmount,
        fieldErrors: {},
        status: 200,
      });
    },
  }),

  pageRoute({
    method: 'POST',
    path: PATH,
    auth: 'visitor',
    crumb: 'handler',
    limit: checkoutLimit,
    bodyLimit: BODY_LIMIT,
    handler: async ({ platform, request, reply }) => {
      const { site } = request;
      const text = giftCardsText(site.locale);
      const problem = crumbProblem(request, platform.config);
      const body = parseBody(giftCardForm, request);
      const found = body.ok
        ? await findGiftCardProduct(platform, site, body.value)
        : { ok: false as const, sentence: text.unknownProduct };
      if (!found.ok || !body.ok) {
        return sendNoGiftCard(platform, request, reply, found.ok ? text.unknownProduct : found.sentence);
      }
      const { sku, websiteId: _asked, giftCardProductId: _product, ...typed } = body.value;
      const today = todayAt(platform, site);
      const facts = normalizeGiftCard(typed, today);
      const refuse = async (message: string, fieldErrors = {}, status = 422) => {
        const page = { sku, facts: visibleDetails(facts), message, fieldErrors, status };
        const address = `${PATH}?${new URLSearchParams({ giftCardProductId: found.item.id, sku }).toString()}`;
        if (await redirectToForm(platform, request, reply, address, page)) return reply;
        return sendGiftCardForm(platform, request, reply, found.item, page);
      };
      // Nothing was changed by a forged or stale form: its sender sees it again, with a crumb that counts.
      if (problem !== null) return refuse(errorMessage({ code: problem }, site.locale), {}, 403);
      if (sku === '') return refuse(commerceText(site.locale).selectDenomination);
      const fieldErrors = giftCardErrors(facts, today, site.locale);
      if (Object.keys(fieldErrors).length > 0) return refuse(text.pleaseCheck, fieldErrors);
      const opened = await openDirectCheckoutCart(platform, site, {
        purpose: 'gift-card',
        itemId: found.item.id,
        sku,
        quantity: 1,
        additionalFields: writeGiftCardDetails(facts),
      });
      if (!opened.ok) {
        const { error } = opened;
        return refuse(
          error.code === 'VARIANT_UNAVAILABLE' ? text.unknownAmount : errorMessage(error, site.locale),
          {},
          409,
        );
      }
      return reply
        .header('cache-control', 'no-store')
        .redirect(`${PAYMENT_PATH}?cartToken=${opened.value.secret}`, 303);
    },
  }),

  pageRoute({
    method: 'GET',
    path: PAYMENT_PATH,
    auth: 'visitor',
    csp: cardFields,
    handler: ({ platform, request, reply }) => sendCheckoutFor(platform, request, reply, placeOf(request)),
  }),
  pageRoute({
    method: 'POST',
    path: PAYMENT_PATH,
    auth: 'visitor',
    crumb: 'handler',
    limit: checkoutLimit,
    csp: cardFields,
    handler: ({ platform, request, reply }) => postCheckoutFor(platform, request, reply, placeOf(request)),
  }),
];
