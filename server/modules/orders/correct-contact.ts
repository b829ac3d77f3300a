import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import type { correctOrderContact as correctCall } from '@vitrine/contracts/order-contact.ts';
import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import type { CheckoutDetails } from '@vitrine/domain/order/checkout-details.ts';
import {
  addressLine,
  changedContactFields,
  contactProblems,
  correctedDetails,
  isAddressOpen,
  isChargedAlike,
  isContactOpen,
  isOfAddress,
  type OrderContact,
} from '@vitrine/domain/order/correct-contact.ts';
import { isCountryDivided } from '@vitrine/domain/store/store-countries.ts';
import { orderLexemes } from '@vitrine/domain/order/order-lexemes.ts';
import type { FieldErrors } from '@vitrine/domain/order/validate-checkout.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { chargedDifferently } from '@vitrine/domain/text/en/order-contact.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Site } from '../../platform/site.ts';
import { customerOfEmail, recountCustomers } from '../customers/index.ts';
import { redirectMails } from '../mail/index.ts';
import { deliveryOf } from './order-detail.ts';
import { findOrder, linesOf, type OrderRecord, updateOrder } from './repository.ts';
import { record, viewOrder } from './service.ts';

type Refusal = FailureOf<typeof correctCall>;

/**
 * Corrects who an order is for and where it goes. The order counts for the customer of its new email address, mails that
 * wait go there, and the timeline has both versions. Invoices that were issued keep their buyer. CUSTOMER_ERASED where
 * the buyer was erased.
 */
export async function correctContact(
  platform: Platform,
  site: Site,
  input: OrderContact & {
    readonly orderId: string;
    readonly accountId: string;
    readonly revision: number;
  },
): Promise<Result<OrderDetail, Refusal>> {
  const { websiteId } = site;
  const { orderId } = input;
  const done = await platform.db.transaction(async (tx): Promise<Result<null, Refusal>> => {
    const order = await findOrder(tx, websiteId, orderId, { lock: true });
    if (order === null) return fail('ORDER_NOT_FOUND');
    if (order.revision !== input.revision) return fail('STALE_REVISION');
    const details = read(order, input, site);
    if (!details.ok || details.value === null) return details.ok ? ok(null) : details;
    await store(platform, tx, websiteId, order, details.value, input.accountId);
    return ok(null);
  });
  return done.ok ? viewOrder(platform, websiteId, orderId) : done;
}

/** The details with what was typed; null where nothing of it is new. */
function read(
  order: OrderRecord,
  typed: OrderContact,
  { settings }: Site,
): Result<CheckoutDetails | null, Refusal> {
  if (order.status === 'canceled')
    return fail('ORDER_TRANSITION', { params: { status: 'canceled', action: 'corrected' } });
  if (!isContactOpen(order)) return fail('CUSTOMER_ERASED');
  const before = { ...order.details, email: order.email };
  const isDivided = isCountryDivided(settings.store, before.address.country);
  const details = correctedDetails(before, typed, isDivided);
  const changed = changedContactFields(before, details);
  if (changed.length === 0) return ok(null);
  if (changed.some(isOfAddress) && !isAddressOpen(deliveryOf(order))) return fail('ORDER_ADDRESS_SENT');
  const isAlike = isChargedAlike(
    settings.store,
    {
      deliveryOptionId: order.totals.requiresDelivery ? details.deliveryOptionId : null,
      isTaxed: order.totals.taxExemption === undefined,
    },
    before.address,
    details.address,
  );
  const problems: FieldErrors = {
    ...(isAlike ? {} : { [changed.includes('region') ? 'region' : 'postalCode']: chargedDifferently }),
    ...contactProblems(before, details, isDivided),
  };
  if (Object.keys(problems).length === 0) return ok(details);
  const fields = Object.entries(problems).map(
    ([field, sentence]) => [field === 'email' ? field : `address.${field}`, sentence] as const,
  );
  return fail('MALFORMED_REQUEST', { fields: Object.fromEntries(fields) });
}

async function store(
  platform: Platform,
  tx: Queryable,
  websiteId: string,
  order: OrderRecord,
  details: CheckoutDetails,
  accountId: string,
): Promise<void> {
  const { email, address } = details;
  const before = { ...order.details, email: order.email };
  const now = platform.clock.now();
  const customerId =
    order.customerId === null || email.toLowerCase() === order.email.toLowerCase()
      ? order.customerId
      : await customerOfEmail(tx, websiteId, {
          email,
          name: nameOf(details),
          phone: address.phone,
          currency: order.currency,
          orderedOn: order.placedOn,
          newId: newId(now),
        });
  const lines = await linesOf(tx, websiteId, order.id);
  await updateOrder(tx, websiteId, order.id, {
    email,
    details,
    customerId,
    lexemes: orderLexemes(websiteId, order.number, { details, lines }, order.tags),
  });
  const isElsewhere = placeOf(before) !== placeOf(details);
  if (order.customerId !== null && customerId !== null && (customerId !== order.customerId || isElsewhere))
    await recountCustomers(tx, websiteId, { fromId: order.customerId, toId: customerId });
  if (email !== order.email)
    await redirectMails(tx, { websiteId, orderId: order.id }, { from: order.email, to: email });
  await record(platform, tx, websiteId, order, {
    type: 'contact-changed',
    actor: accountId,
    data: differences(partsOf(before), partsOf(details)),
    mail: null,
  });
}

const nameOf = ({ address: { firstName, lastName } }: CheckoutDetails): string =>
  `${firstName} ${lastName}`.trim();

/** What a customer's record has of the address of their last order. */
const placeOf = ({ address: { city, region } }: CheckoutDetails): string => `${city}\n${region}`;

/** What the timeline says of a contact. */
const partsOf = (details: CheckoutDetails): Readonly<Record<string, string>> => ({
  email: details.email,
  name: nameOf(details),
  phone: details.address.phone,
  address: addressLine(details.address),
});

/** The parts that differ, each with what it was before: `{ phoneBefore, phone }`. */
function differences(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(after).flatMap(([part, now]) =>
      before[part] === now
        ? []
        : [
            [`${part}Before`, before[part] ?? ''],
            [part, now],
          ],
    ),
  );
}
