import type { OrderSummaryView } from '@vitrine/contracts/checkout.ts';
import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import type { PickupPlace } from '@vitrine/domain/delivery/delivery-settings.ts';
import { pickupHoursText } from '@vitrine/domain/delivery/opening-hours.ts';
import type { OrderLine } from '@vitrine/domain/order/order.ts';
import { localeOf } from '@vitrine/domain/text/locale.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { type MailPlan, type OrderMailSubject, queueMail } from '../mail/index.ts';
import type { MailKind } from '@vitrine/contracts/mail.ts';
import { getWebsite } from '../websites/index.ts';
import { orderDetail, orderSummary } from './order-detail.ts';
import {
  findOrder,
  findOrderByToken,
  insertEvents,
  linesOf,
  paymentOf,
  type NewEvent,
  type OrderPayment,
  type OrderRecord,
} from './repository.ts';

/** An order as the owner sees it. */
export async function viewOrder(
  platform: Platform,
  websiteId: string,
  id: string,
): Promise<Result<OrderDetail, 'ORDER_NOT_FOUND'>> {
  const order = await findOrder(platform.db, websiteId, id);
  return order === null ? fail('ORDER_NOT_FOUND') : ok(await orderDetail(platform, websiteId, order));
}

/** An order as its buyer sees it, by the secret of its link. Null when there is none. */
export async function viewOrderByToken(
  platform: Platform,
  websiteId: string,
  accessToken: string,
  justPlaced: boolean,
): Promise<OrderSummaryView | null> {
  const order = await findOrderByToken(platform.db, websiteId, accessToken);
  return order === null ? null : orderSummary(platform.db, websiteId, order, justPlaced);
}

interface Shop extends Omit<OrderMailSubject['shop'], 'origin'> {
  readonly pickupPlaces: readonly Pick<PickupPlace, 'id' | 'hours'>[];
}

export type StoredWebsite = NonNullable<Awaited<ReturnType<typeof getWebsite>>>;

/**
 * The website an order belongs to. Call it before a transaction: inside one it would need a second connection, and as
 * many concurrent transactions as there are connections would deadlock.
 */
export async function websiteOf(platform: Platform, websiteId: string): Promise<StoredWebsite> {
  const website = await getWebsite(platform, websiteId);
  if (website === null) throw new Error(`no website ${websiteId}`);
  return website;
}

/** The sender of mails about an order. */
export function shopOf({ title, settings }: StoredWebsite): Shop {
  const { address, contactEmail, language, timeZone } = settings;
  const { pickupPlaces } = settings.store.delivery;
  return { title, address, contactEmail, language, timeZone, pickupPlaces };
}

/** What mails about an order are written from. */
export async function mailSubject(
  db: Queryable,
  websiteId: string,
  order: OrderRecord,
  shop: Shop,
): Promise<OrderMailSubject> {
  const payment = await paymentOf(db, websiteId, order.paymentId);
  return mailSubjectFrom(order, await linesOf(db, websiteId, order.id), payment, shop);
}

/** `mailSubject` of an order of which all is read already. */
export function mailSubjectFrom(
  order: OrderRecord,
  lines: readonly OrderLine[],
  { origin, manualPayment }: Pick<OrderPayment, 'origin' | 'manualPayment'>,
  { pickupPlaces, ...shop }: Shop,
): OrderMailSubject {
  return {
    pickupHours: pickupHoursText(pickupPlaces, order.details.deliveryOptionId, localeOf(shop.language)),
    shop: { ...shop, origin },
    number: order.number,
    accessToken: order.accessToken,
    testMode: order.testMode,
    draft: {
      currency: order.currency,
      details: order.details,
      deliveryName: order.deliveryName,
      lines,
      totals: order.totals,
      ...(manualPayment === null ? {} : { manualPayment }),
    },
  };
}

/**
 * Writes what happened to an order and the mail that informs the buyer, inside the caller's transaction. Returns the
 * mail's id.
 */
export async function record(
  platform: Platform,
  tx: Queryable,
  websiteId: string,
  order: OrderRecord,
  happening: Pick<NewEvent, 'type' | 'actor' | 'data'> & {
    /** For a delayed mail, `dueOn` says until when. */
    readonly mail: { readonly kind: MailKind; readonly plan: MailPlan; readonly dueOn?: Date } | null;
  },
): Promise<string | null> {
  const now = platform.clock.now();
  const happenedOn = new Date(now);
  const [first = '', second = ''] = [newId(now), newId(now)].toSorted();
  const base = { websiteId, orderId: order.id, happenedOn };
  const { type, actor, data, mail } = happening;
  const events: NewEvent[] = [{ ...base, id: first, type, actor, data }];
  const mailId = mail === null ? null : newId(now);
  if (mail !== null && mailId !== null) {
    const { kind, plan, dueOn } = mail;
    await queueMail(platform, tx, {
      websiteId,
      id: mailId,
      kind,
      orderId: order.id,
      recipient: order.email,
      now: happenedOn,
      ...(dueOn === undefined ? {} : { dueOn }),
      plan,
    });
    events.push({ ...base, id: second, type: 'mail-queued', actor: 'system', data: { kind, mailId } });
  }
  await insertEvents(tx, events);
  return mailId;
}
