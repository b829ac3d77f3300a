import type { SubscriptionChange } from '@vitrine/contracts/admin-subscriptions.ts';
import type { CheckoutDetails } from '@vitrine/domain/order/checkout-details.ts';
import {
  changedContactFields,
  contactProblems,
  correctedDetails,
} from '@vitrine/domain/order/correct-contact.ts';
import type { FieldErrors } from '@vitrine/domain/order/validate-checkout.ts';
import { isCountryDivided } from '@vitrine/domain/store/store-countries.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import * as text from '@vitrine/domain/text/en/subscription-change.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Site } from '../websites/index.ts';
import type { EventInput } from './record-event.ts';
import { readOfferedProduct } from './owner-repository.ts';
import { planPriceOf } from './plan-price.ts';
import { priceNextCycle } from './price-cycle.ts';
import type { RenewalProduct, SubscriptionRecord } from './repository.ts';

type Typed<A extends SubscriptionChange['action']> = Extract<SubscriptionChange, { readonly action: A }>;
type Agreed = NonNullable<EventInput['agreed']>;

const refuse = (fields: FieldErrors) => fail('MALFORMED_REQUEST', { fields });

/**
 * Another quantity or variant of the same product. A quantity alone keeps the agreed price, another variant has the one
 * that its plan has now. Null where nothing is new. Fails with a sentence at `variantId` or `quantity`.
 */
export async function readContents(
  tx: Queryable,
  { websiteId, settings }: Site,
  present: SubscriptionRecord,
  { variantId, quantity }: Typed<'contents'>,
): Promise<Result<Agreed | null, 'MALFORMED_REQUEST'>> {
  const isSameVariant = variantId === present.variantId;
  if (isSameVariant && quantity === present.quantity) return ok(null);
  const product = await readOfferedProduct(tx, websiteId, present.itemId);
  const variant = product?.variants.find(({ id }) => id === variantId);
  if (product === null || variant === undefined) return refuse({ variantId: text.variantGone });
  if (!isSameVariant && settings.store.currency !== present.currency)
    return refuse({ variantId: fillText(text.otherCurrency, { currency: present.currency }) });
  const takesMore = !isSameVariant || quantity > present.quantity;
  if (takesMore && !variant.unlimited && variant.qtyInStock < quantity) {
    const sentence = variant.qtyInStock === 0 ? text.soldOut : text.tooFew;
    return refuse({ quantity: fillText(sentence, { left: variant.qtyInStock }) });
  }
  return ok({
    quantity,
    ...(isSameVariant
      ? {}
      : {
          variantId,
          sku: variant.sku,
          attributes: variant.attributes,
          unitPriceMinor: planPriceOf(product, present.plan, variant),
        }),
  });
}

/**
 * Another address, by the rules of the checkout; null where nothing is new. Fails with a sentence at its field, also where
 * the shop does not deliver to.
 */
export function readAddress(
  { settings }: Site,
  present: SubscriptionRecord,
  product: RenewalProduct | null,
  { address }: Typed<'address'>,
): Result<CheckoutDetails | null, 'MALFORMED_REQUEST'> {
  const before = present.details;
  const isDivided = isCountryDivided(settings.store, before.address.country);
  const details = correctedDetails(before, { email: before.email, address }, isDivided);
  const changed = changedContactFields(before, details);
  if (changed.length === 0) return ok(null);
  const problems = contactProblems(before, details, isDivided);
  const goesBy = (one: CheckoutDetails): string | null =>
    product === null
      ? null
      : priceNextCycle({ ...present, details: one }, product, settings).draft.details.deliveryOptionId;
  if (goesBy(before) !== null && goesBy(details) === null) {
    const field = changed.includes('region') ? 'region' : 'postalCode';
    return refuse({ [`address.${field}`]: text.notDelivered });
  }
  if (Object.keys(problems).length === 0) return ok(details);
  return refuse(
    Object.fromEntries(
      Object.entries(problems).map(([field, sentence]) => [`address.${field}`, sentence] as const),
    ),
  );
}
