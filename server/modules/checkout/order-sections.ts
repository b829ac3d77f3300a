import type { OrderSectionView } from '@vitrine/contracts/checkout.ts';
import { contributions } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { OrderKey } from './fulfilment-tasks.ts';

/** A module's section about an order; null when it has nothing to show. */
type OrderSectionReader = (platform: Platform, order: OrderKey) => Promise<OrderSectionView | null>;

declare module '../../platform/module.ts' {
  interface Contributions {
    /** A section of the pages of orders: downloads, gift cards, a subscription. */
    readonly orderSection: OrderSectionReader;
  }
}

/**
 * All sections about an order, in the order of the modules. One that cannot be read is left out, so that the order still
 * shows.
 */
export async function orderSections(
  platform: Platform,
  order: OrderKey,
): Promise<readonly OrderSectionView[]> {
  const sections = await Promise.all(
    contributions(platform, 'orderSection').map(async (read) => {
      try {
        return await read(platform, order);
      } catch (error) {
        const failed = { err: error, orderId: order.orderId, section: read.name };
        platform.log.warn(failed, 'a section of an order page failed');
        return null;
      }
    }),
  );
  return sections.filter((section) => section !== null);
}
