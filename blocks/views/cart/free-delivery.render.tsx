import { cartPageText } from '@vitrine/domain/text/cart-page.ts';
import { useLocale } from '../../locale.ts';
import type { ShoppingCartView } from '@vitrine/contracts/cart.ts';
import { formatMoney } from '@vitrine/domain/money/format-money.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { ReactNode } from 'react';

/** '$12.00 more for free delivery.', with a progress bar; nothing where delivery never becomes free. */
export function FreeDeliveryLine({
  cart,
}: {
  readonly cart: Pick<ShoppingCartView, 'freeDelivery' | 'currency'>;
}): ReactNode {
  const locale = useLocale();
  const { freeDelivery, currency } = cart;
  if (freeDelivery === null) return null;
  const { goodsCents, fromCents } = freeDelivery;
  const left = fromCents - goodsCents;
  return (
    <div className="free-delivery" data-state={left <= 0 ? 'reached' : 'open'}>
      <output className="free-delivery__line">
        {left <= 0
          ? cartPageText(locale).deliveryIsFree
          : fillText(cartPageText(locale).moreForFreeDelivery, {
              amount: formatMoney({ minor: left, currency }, locale),
            })}
      </output>
      {/* The bar is decorative; the sentence says the same. */}
      <progress
        className="free-delivery__bar"
        max={fromCents}
        value={Math.min(goodsCents, fromCents)}
        aria-hidden="true"
      />
    </div>
  );
}
