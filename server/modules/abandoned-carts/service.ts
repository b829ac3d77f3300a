import type {
  AbandonedCart,
  CartReminderSettings,
  remindOfCart as remindCall,
} from '@vitrine/contracts/abandoned-carts.ts';
import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import type { AbandonedCartState, ReminderRefusal } from '@vitrine/domain/cart/cart-reminders.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { commerceSettingsOf } from '@vitrine/domain/store/commerce-settings.ts';
import { reminderRefusalTexts } from '@vitrine/domain/text/en/cart-reminder-refusals.ts';
import { isoTime } from '../../platform/iso-time.ts';
import type { Platform } from '../../platform/platform.ts';
import { changeSettings, type Site, type WebsiteSettings } from '../websites/index.ts';
import { refusalOf, remindIn } from './remind.ts';
import { findLeftCart, type LeftCart, lockCart } from './repository.ts';

export function stateOf(cart: Pick<LeftCart, 'isPurchased' | 'remindedOn'>): AbandonedCartState {
  if (cart.isPurchased) return 'recovered';
  return cart.remindedOn === null ? 'open' : 'reminded';
}

function view(cart: LeftCart, { settings }: Pick<Site, 'settings'>): AbandonedCart {
  const { id, email, name, customerId, lines } = cart;
  return {
    id,
    email,
    name,
    customerId,
    state: stateOf(cart),
    unitCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    goodsMinor: lines.reduce(
      (sum, { quantity, unitPriceMinor, isAvailable }) => sum + (isAvailable ? quantity * unitPriceMinor : 0),
      0,
    ),
    currency: settings.store.currency,
    changedOn: new Date(cart.updatedOn).toISOString(),
    remindedOn: isoTime(cart.remindedOn),
    lines: lines.map((line) => ({
      id: line.id,
      itemId: line.itemId,
      title: line.title,
      variant: Object.values(line.attributes).join(' / '),
      quantity: line.quantity,
      unitPriceMinor: line.unitPriceMinor,
      isAvailable: line.isAvailable,
    })),
    codes: [...cart.codes],
    returnedOn: isoTime(cart.returnedOn),
    order:
      cart.orderId === null || cart.orderNumber === null
        ? null
        : { id: cart.orderId, number: cart.orderNumber },
    refusal: refusalOf(cart),
  };
}

export async function readAbandonedCart(
  platform: Platform,
  site: Site,
  cartId: string,
): Promise<Result<AbandonedCart, 'ABANDONED_CART_NOT_FOUND'>> {
  const now = new Date(platform.clock.now());
  const cart = await findLeftCart(platform.db, site.websiteId, cartId, now);
  return cart === null ? fail('ABANDONED_CART_NOT_FOUND') : ok(view(cart, site));
}

/** Writes to the buyer of a cart because its owner asks for it; once, as the poller does. */
export async function remindOfCart(
  platform: Platform,
  site: Site,
  accountId: string,
  cartId: string,
): Promise<Result<AbandonedCart, FailureOf<typeof remindCall>>> {
  const { websiteId } = site;
  type Reminded = Result<null, ReminderRefusal | 'not-found'>;
  const reminded = await platform.db.transaction(async (tx): Promise<Reminded> => {
    // A cart that is being paid is about to be bought.
    const isThere = await findLeftCart(tx, websiteId, cartId, new Date(platform.clock.now()));
    if (isThere === null) return fail('not-found');
    if (!(await lockCart(tx, websiteId, cartId))) return fail('bought');
    return remindIn(platform, tx, { websiteId, cartId, requestedBy: accountId });
  });
  if (reminded.ok) return readAbandonedCart(platform, site, cartId);
  const { code } = reminded.error;
  if (code === 'not-found') return fail('ABANDONED_CART_NOT_FOUND');
  return fail('CART_REMINDER_REFUSED', { params: { sentence: reminderRefusalTexts[code] } });
}

export function viewSettings(settings: WebsiteSettings): CartReminderSettings {
  const { automatic, hours } = commerceSettingsOf(settings).cartReminders;
  return { automatic, hours };
}

/** Sets whether and when buyers are written to. */
export async function storeSettings(
  platform: Platform,
  { websiteId, settings }: Site,
  { automatic, hours }: CartReminderSettings,
): Promise<CartReminderSettings> {
  const changed = await changeSettings<never>(platform, websiteId, ({ commerce }) =>
    ok({ commerce: { ...commerce, cartReminders: { automatic, hours } } }),
  );
  return viewSettings(changed.ok ? changed.value : settings);
}
