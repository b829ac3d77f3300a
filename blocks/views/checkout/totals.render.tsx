import { discountLabel } from '@vitrine/domain/discount/discount-label.ts';
import { decimalText } from '@vitrine/domain/money/decimal-text.ts';
import { checkoutText } from '@vitrine/domain/text/checkout.ts';
import { cartText } from '@vitrine/domain/text/cart.ts';
import { useLocale } from '../../locale.ts';
import type { Locale } from '@vitrine/domain/text/locale.ts';
import type { CheckoutTotalsView } from '@vitrine/contracts/checkout.ts';
import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import { formatMoney } from '@vitrine/domain/money/format-money.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { ReactNode } from 'react';

interface TotalsProps {
  readonly totals: CheckoutTotalsView;
  readonly currency: CurrencyCode;
  /** 'open' while no option is selected; null shows no delivery row (nothing is delivered). */
  readonly delivery: 'priced' | 'open' | null;
  readonly totalLabel?: string;
  /** Label of the amount due, where gift cards have paid a part. */
  readonly dueLabel?: string;
  readonly refundedMinor?: number;
  readonly refundedLabel?: string;
  readonly recalculating?: boolean;
}

/** Totals in rows, right aligned. */
export function Totals({
  totals,
  currency,
  delivery,
  totalLabel,
  dueLabel,
  refundedMinor = 0,
  refundedLabel = '',
  recalculating = false,
}: TotalsProps): ReactNode {
  const locale = useLocale();
  const text = cartText(locale);
  const money = (minor: number): string => formatMoney({ minor, currency }, locale);
  const giftCards = (totals.giftCards ?? []).filter((card) => card.amountMinor > 0);
  const isIncluded = totals.pricesIncludeTax ?? false;
  const deliveryText = totals.deliveryMinor === 0 ? text.free : money(totals.deliveryMinor);
  return (
    <dl className="totals" data-state={recalculating ? 'recalculating' : 'settled'} aria-busy={recalculating}>
      <div className="totals__row">
        <dt>{text.subtotal}</dt>
        <dd>{money(totals.subtotalMinor)}</dd>
      </div>
      {discountRows(totals, locale).map((row) => (
        <div className="totals__row" key={row.label}>
          <dt>{row.label}</dt>
          <dd>{money(-row.amountMinor)}</dd>
        </div>
      ))}
      {delivery !== null && (
        <div className="totals__row">
          <dt>{text.delivery}</dt>
          <dd>{delivery === 'open' ? '–' : deliveryText}</dd>
        </div>
      )}
      {totals.taxLines.map((line) => (
        <div className="totals__row" key={line.name}>
          <dt>
            {fillText(isIncluded ? checkoutText(locale).taxIncluded : checkoutText(locale).taxNamed, {
              name: line.name,
              percent: percentText(line.rate, locale),
            })}
          </dt>
          <dd>{money(line.amountMinor)}</dd>
        </div>
      ))}
      <div className="totals__row totals__row--grand">
        <dt>{totalLabel ?? text.total}</dt>
        <dd>{money(totals.grandTotalMinor)}</dd>
      </div>
      {giftCards.map((card) => (
        <div className="totals__row" key={card.last4}>
          <dt>{fillText(checkoutText(locale).giftCardEnding, { last4: card.last4 })}</dt>
          <dd>{money(-card.amountMinor)}</dd>
        </div>
      ))}
      {giftCards.length > 0 && (
        <div className="totals__row totals__row--due">
          <dt>{dueLabel ?? checkoutText(locale).toPay}</dt>
          <dd>{money(totals.amountDueMinor ?? totals.grandTotalMinor)}</dd>
        </div>
      )}
      {refundedMinor > 0 && (
        <div className="totals__row">
          <dt>{refundedLabel}</dt>
          <dd>{money(-refundedMinor)}</dd>
        </div>
      )}
    </dl>
  );
}

/** A row for each discount; one for all where an order does not list them separately. */
function discountRows(
  totals: CheckoutTotalsView,
  locale: Locale,
): readonly { label: string; amountMinor: number }[] {
  const text = cartText(locale);
  if (totals.discountMinor === 0) return [];
  const discounts = (totals.discounts ?? []).filter((each) => each.amountMinor > 0);
  if (discounts.length === 0) return [{ label: text.discount, amountMinor: totals.discountMinor }];
  return discounts.map((each) => ({
    label: discountLabel(text.discount, each),
    amountMinor: each.amountMinor,
  }));
}

/** 0.07 as "7", 0.0725 as "7.25". */
function percentText(rate: number, locale: Locale): string {
  return decimalText(Number((rate * 100).toFixed(3)), locale);
}
