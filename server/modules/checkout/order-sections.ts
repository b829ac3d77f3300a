import type { OrderSectionView } from '@vitrine/contracts/checkout.ts';
import { perPlatform } from '../../platform/per-platform.ts';
import type { Platform } from '../../platform/platform.ts';
import type { OrderKey } from './fulfilment-tasks.ts';

/** A module's section about an order; null when it has nothing to show. */
export type OrderSectionReader = (order: OrderKey) => Promise<OrderSectionView | null>;

const readersOf = perPlatform(() => new Map<string, OrderSectionReader>());

/**
 * Adds a part to the pages of orders: downloads, gift cards, a subscription. Called once by the module that owns it,
 * where its routes are made; parts stand in the order of their kinds.
 */
export function onOrderPage(platform: Platform, kind: string, reader: OrderSectionReader): void {
  readersOf(platform).set(kind, reader);
}

/** All sections about an order. One that cannot be read is left out, so that the order still shows. */
export async function orderSections(
  platform: Platform,
  order: OrderKey,
): Promise<readonly OrderSectionView[]> {
  const readers = [...readersOf(platform)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const parts = await Promise.all(
    readers.map(async ([kind, read]) => {
      try {
        return await read(order);
      } catch (error) {
        platform.log.warn({ err: error, orderId: order.orderId, kind }, 'a part of an order page failed');
        return null;
      }
    }),
  );
  return parts.filter((part) => part !== null);
}
