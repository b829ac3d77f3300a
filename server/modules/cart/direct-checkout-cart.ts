import type { CartPurpose } from '@vitrine/domain/cart/cart.ts';
import { parseQuantity, type QuantityError } from '@vitrine/domain/cart/parse-quantity.ts';
import { formatMoney } from '@vitrine/domain/money/format-money.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Site } from '../websites/index.ts';
import { type AdditionalFields, readAdditionalFields } from './additional-fields.ts';
import { answersFor } from './answers.ts';
import { cartIdOfSecret, newCartSecret } from './cart-cookie.ts';
import { formOfItem } from './repository.ts';
import { openDirectCheckoutCartStatement } from './direct-checkout-cart-statement.ts';

export interface DirectCheckoutCartInput {
  readonly purpose: Exclude<CartPurpose, 'shopping' | 'renewal'>;
  readonly itemId: string;
  readonly sku: string;
  readonly quantity: string | number;
  /** JSON text; '' for none. */
  readonly additionalFields: string;
  /** Id of the subscription option; left out or '': the first. */
  readonly subscriptionOptionId?: string;
  /** The amount of a donation, minor units; for 'donation' only, and required there. */
  readonly namedPriceMinor?: number;
  /** The link it is opened by; for 'payment-link' only. */
  readonly paymentLinkId?: string;
}

export type DirectCheckoutCartError =
  | QuantityError
  | 'ADDITIONAL_FIELDS_INVALID'
  | 'ITEM_UNAVAILABLE'
  | 'NOT_SOLD_YET'
  | 'SUBSCRIPTION_OPTION_UNKNOWN'
  | 'VARIANT_UNAVAILABLE'
  | 'DONATION_OUT_OF_RANGE'
  | 'OUT_OF_STOCK';

interface DirectCheckoutRow {
  readonly verdict: 'ADD' | 'ANSWERS_UNCHECKED' | Exclude<DirectCheckoutCartError, QuantityError>;
  readonly least: number | null;
  readonly most: number | null;
  readonly [column: string]: unknown;
}

/**
 * Creates a cart with one line for a direct checkout: a subscription, a gift card, a donation or the product of a link. Its secret is the
 * `cartToken` of that checkout; `cartIdOfSecret` gives its id. NOT_SOLD_YET: the product is not sold for this purpose.
 * spec: storefront-commerce 4 "Add flow" 6 and 7.
 */
export async function openDirectCheckoutCart(
  platform: Platform,
  site: Site,
  input: DirectCheckoutCartInput,
): Promise<Result<{ readonly secret: string }, DirectCheckoutCartError>> {
  const quantity = parseQuantity(input.quantity);
  if (!quantity.ok) return quantity;
  const given = readAdditionalFields(input.additionalFields);
  if (!given.ok) return given;
  const secret = newCartSecret();
  let row = await open(platform, site, secret, input, quantity.value, given.value, false);
  if (row.verdict === 'ANSWERS_UNCHECKED') {
    const form = await formOfItem(platform.db, site.websiteId, input.itemId);
    const checked = form === null ? given : answersFor(form, given.value, site.locale);
    if (!checked.ok) return checked;
    row = await open(platform, site, secret, input, quantity.value, checked.value, true);
  }
  if (row.verdict === 'ANSWERS_UNCHECKED') throw new Error('answers were checked and are said not to be');
  if (row.verdict === 'ADD') return ok({ secret });
  if (row.verdict !== 'DONATION_OUT_OF_RANGE') return fail(row.verdict);
  const { currency } = site.settings.store;
  return fail(row.verdict, {
    params: {
      least: formatMoney({ minor: row.least ?? 0, currency }, site.locale),
      most: formatMoney({ minor: row.most ?? 0, currency }, site.locale),
    },
  });
}

async function open(
  platform: Platform,
  site: Site,
  secret: string,
  input: DirectCheckoutCartInput,
  quantity: number,
  fields: AdditionalFields,
  areAnswersChecked: boolean,
): Promise<DirectCheckoutRow> {
  const now = platform.clock.now();
  const [row] = await runNamed<DirectCheckoutRow>(platform.db, openDirectCheckoutCartStatement, [
    site.websiteId,
    cartIdOfSecret(secret),
    input.purpose,
    input.itemId,
    input.sku,
    quantity,
    fields.text,
    fields.key,
    newId(now),
    input.namedPriceMinor ?? null,
    new Date(now),
    areAnswersChecked,
    input.subscriptionOptionId ?? '',
    input.paymentLinkId ?? null,
  ]);
  if (row === undefined) throw new Error('opening a cart answered nothing');
  return row;
}
