import { checkoutText } from '@vitrine/domain/text/checkout.ts';
import { cartText } from '@vitrine/domain/text/cart.ts';
import { parcelsText } from '@vitrine/domain/text/parcels.ts';
import { useLocale } from '../../locale.ts';
import { isPickedUp } from '@vitrine/domain/delivery/is-picked-up.ts';
import { buyerStatus } from '@vitrine/domain/order/buyer-status.ts';
import { cardBrandName } from '@vitrine/domain/order/card-brand-name.ts';
import { formatMoney } from '@vitrine/domain/money/format-money.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { ReactNode } from 'react';
import { scriptSafeJson } from '../../island.tsx';
import type { OrderSummaryProps } from './order-summary.props.ts';
import { SummaryLines } from './summary-lines.render.tsx';
import { Totals } from './totals.render.tsx';

/** An order as its buyer sees it, on the order confirmed page and on the order status page. */
export function OrderSummary(order: OrderSummaryProps): ReactNode {
  const locale = useLocale();
  const text = checkoutText(locale);
  const { address } = order;
  const isPickup = isPickedUp(order, address);
  const place = [address.city, order.regionName ?? address.region, address.postalCode].filter(
    (part) => part !== '',
  );
  const addressLines = [
    `${address.firstName} ${address.lastName}`.trim(),
    address.line1,
    address.line2,
    place.join(', '),
    isPickup ? '' : (order.countryName ?? address.country),
    address.phone,
  ].filter((line) => line !== '');
  const giftCards = order.totals.giftCards ?? [];
  const isAwaited = order.status === 'awaiting-payment';
  const wholeLabel = isAwaited ? text.totalToPay : text.paidTotal;
  const totalLabel = giftCards.length > 0 ? cartText(locale).total : wholeLabel;
  const statusName = parcelsText(locale).statusNames[buyerStatus({ ...order, isPickedUp: isPickup })];
  return (
    <article className="order-summary">
      {order.purchase !== undefined && order.purchase !== null && (
        <script
          type="application/json"
          data-commerce-event="purchase"
          dangerouslySetInnerHTML={{ __html: scriptSafeJson(order.purchase) }}
        />
      )}
      <header className="order-summary__head">
        <p className="order-summary__number">{fillText(text.orderNumber, { number: order.number })}</p>
        <h1 className="order-summary__title">
          {order.justPlaced ? text.thanks[order.purpose ?? 'shopping'] : statusName}
        </h1>
        <p className="order-summary__lead">
          {order.justPlaced
            ? fillText(text.confirmationSent, { email: order.email })
            : fillText(text.orderPlacedOn, { date: order.placedOnText ?? order.placedOn.slice(0, 10) })}
        </p>
        {order.testMode && <p className="notice notice--test">{text.testOrder}</p>}
        {order.justPlaced && (
          <p>
            <a className="order-summary__link" href={order.statusPath}>
              {text.orderStatusLink}
            </a>
          </p>
        )}
      </header>
      <HowToPay {...order} />
      {(order.parts ?? []).map((part) => (
        <section className="order-section" key={part.heading}>
          <h2 className="order-summary__heading">{part.heading}</h2>
          {part.sentence !== '' && <p>{part.sentence}</p>}
          <ul className="order-section__rows">
            {part.rows.map((row, at) => (
              <li className="order-section__row" key={at}>
                <span className="order-section__label">{row.label}</span>
                {row.text !== '' && <span className="order-section__text">{row.text}</span>}
                {row.link !== null && (
                  <a className="order-section__link" href={row.link.href}>
                    {row.link.label}
                    <span className="visually-hidden">{` (${row.label})`}</span>
                  </a>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <div className="order-summary__columns">
        <section className="order-summary__bought" aria-labelledby="order-lines">
          <h2 className="order-summary__heading" id="order-lines">
            {text.orderSummary}
          </h2>
          <SummaryLines lines={order.lines} currency={order.currency} />
          <Totals
            totals={order.totals}
            currency={order.currency}
            delivery={order.requiresDelivery ? 'priced' : null}
            totalLabel={totalLabel}
            dueLabel={isAwaited ? text.stillToPay : text.paidByCard}
            refundedMinor={order.refundedMinor}
            refundedLabel={text.refunded}
          />
        </section>
        <dl className="order-summary__facts">
          <div>
            <dt>{text.orderStatus}</dt>
            <dd>{statusName}</dd>
          </div>
          <div>
            <dt>
              {isPickup ? text.pickupName : order.requiresDelivery ? text.deliverTo : text.billingAddress}
            </dt>
            <dd>
              <address className="order-summary__address">
                {addressLines.map((line, at) => (
                  <span key={at}>{line}</span>
                ))}
              </address>
            </dd>
          </div>
          {order.deliveryName !== null && (
            <div>
              <dt>{text.deliveryMethod}</dt>
              <dd>{order.deliveryName}</dd>
            </div>
          )}
          {order.cardLast4 !== null && order.cardLast4 !== '' && (
            <div>
              <dt>{text.paidWith}</dt>
              <dd>
                {fillText(text.cardEndingIn, {
                  brand: cardBrandName(order.cardBrand ?? ''),
                  last4: order.cardLast4,
                })}
              </dd>
            </div>
          )}
        </dl>
      </div>
    </article>
  );
}

/** What the buyer of an order does to pay it by hand; nothing once it is paid. */
function HowToPay(order: OrderSummaryProps): ReactNode {
  const locale = useLocale();
  const text = checkoutText(locale);
  const { manualPayment, totals, currency, number, payByText } = order;
  if (order.status !== 'awaiting-payment' || manualPayment === null) return null;
  const amount = formatMoney({ minor: totals.amountDueMinor ?? totals.grandTotalMinor, currency }, locale);
  return (
    <section className="order-section" aria-labelledby="order-how-to-pay">
      <h2 className="order-summary__heading" id="order-how-to-pay">
        {text.howToPay}
      </h2>
      <p>{fillText(text.payByHandSteps[manualPayment.method], { amount, number })}</p>
      {manualPayment.instructions !== '' && (
        <p className="order-section__instructions">{manualPayment.instructions}</p>
      )}
      {/* What was handed over is not canceled. */}
      {payByText !== undefined && order.fulfilment === 'unfulfilled' && (
        <p>{fillText(text.payByDay, { date: payByText })}</p>
      )}
    </section>
  );
}
