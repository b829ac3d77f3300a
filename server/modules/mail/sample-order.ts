import { priceCart } from '@vitrine/domain/cart/price-cart.ts';
import type { CheckoutDetails } from '@vitrine/domain/order/checkout-details.ts';
import { draftOrder } from '@vitrine/domain/order/draft-order.ts';
import type { OrderDraft } from '@vitrine/domain/order/order.ts';
import type { ManualMethod, ManualPayment } from '@vitrine/domain/payment/manual-payment.ts';
import { termsAt } from '@vitrine/domain/store/store-settings.ts';
import { deliveryOptionsAt, firstDeliveryCountry } from '@vitrine/domain/delivery/delivery-at.ts';
import * as text from '@vitrine/domain/text/en/mail-preview.ts';
import type { Site } from '../websites/index.ts';
import type { MailShop } from './mail-plan.ts';

/** An id that does not exist. */
export const NOWHERE = '00000000-0000-7000-8000-000000000000';
export const NO_TOKEN = 'preview-of-a-mail-only';
/** Number of the order a sample is about. */
export const SAMPLE_NUMBER = 1001;

/** A website as its mails name it. */
export const sampleShop = ({ title, origin, settings }: Site): MailShop => ({
  title,
  origin,
  address: settings.address,
  contactEmail: settings.contactEmail,
  language: settings.language,
});

export const sampleDetails: CheckoutDetails = {
  email: 'june@example.com',
  address: {
    firstName: 'June',
    lastName: 'Alder',
    line1: '12 Fir Street',
    line2: '',
    city: 'Portland',
    region: 'OR',
    postalCode: '97205',
    country: 'US',
    phone: '',
  },
  deliveryOptionId: null,
  note: text.note,
};

const TWO_WEEKS = 14 * 24 * 60 * 60 * 1000;

/** How a sample order is paid by hand, agreed on `now` (milliseconds since the epoch). */
export const sampleManualPayment = (method: ManualMethod, now: number): ManualPayment => ({
  method,
  instructions: method === 'bank-transfer' ? text.bankDetails : '',
  dueOn: method === 'bank-transfer' ? new Date(now + TWO_WEEKS).toISOString() : null,
});

/**
 * A sample order by this shop's own terms: two units of a product with options and a form answer, a discount code and
 * a gift card.
 */
export function sampleOrder({ settings: { store }, locale }: Site): OrderDraft {
  const line = {
    id: NOWHERE,
    itemId: NOWHERE,
    variantId: NOWHERE,
    sku: 'SAMPLE',
    title: text.product,
    attributes: { [text.option]: text.choice },
    productType: 'physical' as const,
    quantity: 2,
    unitPriceMinor: 3400,
    unlimited: true,
    qtyInStock: 0,
    additionalFields: '',
    answers: [{ label: text.question, text: text.answer }],
  };
  const { country, region, postalCode } = sampleDetails.address;
  const destination = { country, region, postalCode };
  const there = termsAt(store, destination, locale);
  // A shop that does not deliver to the sample's address shows how it delivers to its own country.
  const home = { country: firstDeliveryCountry(store.delivery), region: '', postalCode: '' };
  const terms =
    there.deliveryOptions.length > 0
      ? there
      : { ...there, deliveryOptions: deliveryOptionsAt(store.delivery, home, locale) };
  const deliveryOptionId = terms.deliveryOptions[0]?.id ?? null;
  const totals = priceCart([line], terms, {
    destination,
    deliveryOptionId,
    discounts: [
      {
        code: 'SAMPLE10',
        discount: {
          id: NOWHERE,
          code: 'SAMPLE10',
          name: 'SAMPLE10',
          kind: 'percentage',
          rate: 0.1,
          amountMinor: 0,
          minimumSubtotalMinor: 0,
          goods: { kind: 'all' },
          buyXGetY: null,
          firstOrderOnly: false,
          oncePerCustomer: false,
          combinesWith: [],
          usageLimit: null,
          usedCount: 0,
          startsOn: null,
          endsOn: null,
          enabled: true,
        },
      },
    ],
    giftCards: [{ id: NOWHERE, last4: '7K2P', balanceMinor: 1500 }],
  });
  const details = { ...sampleDetails, deliveryOptionId };
  return draftOrder({ cartId: NOWHERE, purpose: 'shopping', terms, details, lines: [line], totals });
}
