import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import { placeOrder } from '@vitrine/server/modules/checkout/index.ts';
import { viewOrder } from '@vitrine/server/modules/orders/service.ts';
import { aPlacement, type CheckoutShop, orderOf } from './checkout-fixture.ts';
import type { TestPlatform } from './database.ts';
import { valueOf } from './value-of.ts';

/** A paid order of three mugs at 10.00 and one bowl at 20.00; delivery 6.00, 7 % tax on the goods. */
export async function anOrderOfMugsAndABowl(
  platform: TestPlatform,
  shop: CheckoutShop,
): Promise<OrderDetail> {
  const mug = await shop.sell({ title: 'Mug', priceMinor: 1000, quantity: 9 });
  const bowl = await shop.sell({ title: 'Bowl', priceMinor: 2000, quantity: 9 });
  const cartId = await shop.fillCart([
    { ...mug, quantity: 3 },
    { ...bowl, quantity: 1 },
  ]);
  const placed = await placeOrder(platform, shop.site, aPlacement(cartId, 5000 + 600 + 350));
  platform.clock.advance(1000);
  return valueOf(await viewOrder(platform, shop.site.websiteId, orderOf(placed).orderId));
}
