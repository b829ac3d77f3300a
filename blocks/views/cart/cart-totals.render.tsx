import { cartPageText } from '@vitrine/domain/text/cart-page.ts';
import { useLocale } from '../../locale.ts';
import { cartText } from '@vitrine/domain/text/cart.ts';
import type { ShoppingCartView } from '@vitrine/contracts/cart.ts';
import { formatMoney } from '@vitrine/domain/money/format-money.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { ReactNode } from 'react';

interface RowProps {
  readonly label: string;
  /** A line under the label. */
  readonly more?: string | undefined;
  readonly value: string;
  readonly isSum?: boolean;
}

function Row({ label, more, value, isSum = false }: RowProps): ReactNode {
  return (
    <div className={isSum ? 'totals__row totals__row--sum' : 'totals__row'}>
      <dt>
        {label}
        {more !== undefined && <span className="totals__more">{more}</span>}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

/** The sums of a cart; amounts that are not known yet say so. */
export function CartTotals({
  cart,
  recalculating,
}: {
  readonly cart: ShoppingCartView;
  readonly recalculating: boolean;
}): ReactNode {
  const locale = useLocale();
  const page = cartPageText(locale);
  const text = cartText(locale);
  const money = (minor: number): string => formatMoney({ minor, currency: cart.currency }, locale);
  const delivery = cart.shippingOptions.find((option) => option.id === cart.selectedShippingOption);
  // Tax of a pickup is known without a destination.
  const isEstimated = cart.shippingLocation !== null || cart.selectedShippingOption !== null;
  const deliveryText = (): string => {
    if (delivery === undefined) return isEstimated ? page.noneOffered : text.deliveryAtCheckout;
    return cart.shippingCostCents === 0 ? text.free : money(cart.shippingCostCents);
  };
  return (
    <dl className="totals" data-state={recalculating ? 'recalculating' : 'settled'}>
      <Row label={text.subtotal} value={money(cart.subtotalCents)} />
      {cart.discounts.map(({ code, amountCents }) => (
        <Row
          key={code}
          label={fillText(page.discountNamed, { code })}
          value={amountCents === 0 ? money(0) : money(-amountCents)}
        />
      ))}
      {cart.requiresShipping && (
        <Row
          label={isEstimated ? page.estimatedDelivery : text.delivery}
          more={delivery?.name}
          value={deliveryText()}
        />
      )}
      {isEstimated &&
        !cart.pricesIncludeTax &&
        cart.applicableTaxRules.map(({ name, amountCents }, at) => (
          <Row
            key={`${String(at)} ${name}`}
            label={page.estimatedTax}
            more={name}
            value={money(amountCents)}
          />
        ))}
      <Row
        label={isEstimated ? page.estimatedTotal : text.total}
        more={
          cart.pricesIncludeTax && cart.taxCents > 0
            ? fillText(page.taxIncluded, { amount: money(cart.taxCents) })
            : undefined
        }
        value={money(cart.grandTotalCents)}
        isSum
      />
      {cart.giftCards.map(({ id, last4, amountCents }) => (
        <Row
          key={id}
          label={fillText(page.giftCardEnding, { last4 })}
          value={amountCents === 0 ? money(0) : money(-amountCents)}
        />
      ))}
      {cart.giftCards.length > 0 && <Row label={page.amountDue} value={money(cart.amountDueCents)} isSum />}
    </dl>
  );
}
