import { Anchor, Title } from '@mantine/core';
import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { text } from '../../text/en.ts';
import { refunds } from '../../text/en-refunds.ts';
import { returns } from '../../text/en-returns.ts';
import { fulfilment as words } from '../../text/en-fulfilment.ts';
import { Amount } from '../../ui/amount.tsx';
import { Count } from '../../ui/count.tsx';
import { Picture } from '../../ui/picture.tsx';
import screen from '../../ui/screen.module.css';
import { useShowNumber } from '../../ui/show-money.ts';
import styles from './order-page.module.css';

/** Line items and totals. */
export function OrderLines(props: { order: OrderDetail }) {
  const { order } = props;
  const { totals, currency } = order;
  const showNumber = useShowNumber();
  return (
    <section className={screen['sheet']} aria-label={text.orders.lines}>
      <Title order={2} className="mantine-visually-hidden" hidden>
        {text.orders.lines}
      </Title>
      <table className={`${screen['table']} ${styles['lines']}`}>
        <thead>
          <tr>
            <th scope="col">{text.orders.product}</th>
            <th scope="col" className={screen['right']}>
              {text.orders.unitPrice}
            </th>
            <th scope="col" className={screen['right']}>
              {text.orders.quantity}
            </th>
            <th scope="col" className={screen['right']}>
              {text.orders.lineTotal}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => {
            const options = Object.values(line.attributes).join(', ');
            return (
              <tr key={line.id}>
                <td>
                  <div className={styles['item']}>
                    <Picture picture={line.picture} width={44} height={55} alt="" />
                    <div className={styles['words']}>
                      {line.isCustom ? (
                        <span className={styles['custom']}>{line.productName}</span>
                      ) : (
                        <Link className={styles['product']} to={`/products/${line.itemId}`}>
                          {line.productName}
                        </Link>
                      )}
                      <span className={styles['options']}>
                        {options === '' ? line.sku : `${options} · ${line.sku}`}
                      </span>
                      {line.toSend > 0 && line.toSend < line.quantity && (
                        <span className={styles['options']}>
                          {words.toSend(showNumber, line.toSend, line.quantity)}
                        </span>
                      )}
                      {line.returned > 0 && (
                        <span className={styles['options']}>
                          {returns.ofLine(showNumber, line.returned, line.quantity)}
                        </span>
                      )}
                      {line.refunded > 0 && (
                        <span className={styles['options']}>
                          {refunds.ofLine(showNumber, line.refunded, line.quantity)}
                        </span>
                      )}
                      <BoughtCards order={order} lineId={line.id} />
                      {line.answers.length > 0 && (
                        <dl className={styles['fields']}>
                          {line.answers.map((answer) => (
                            <Answer key={answer.label} {...answer} />
                          ))}
                        </dl>
                      )}
                    </div>
                  </div>
                </td>
                <td className={screen['right']}>
                  <Amount minor={line.unitPriceMinor} currency={currency} />
                </td>
                <td className={screen['right']}>
                  <Count value={line.quantity} />
                </td>
                <td className={screen['right']}>
                  <Amount minor={line.lineTotalMinor} currency={currency} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <dl className={styles['totals']}>
        <Sum label={text.orders.subtotal} minor={totals.subtotalMinor} currency={currency} />
        {totals.discounts.map((discount) => (
          <Sum
            key={discount.id}
            label={text.orders.discountBy(discount.code === '' ? discount.name : discount.code)}
            minor={-discount.amountMinor}
            currency={currency}
          />
        ))}
        {totals.requiresDelivery && (
          <Sum
            label={
              order.deliveryName === null
                ? text.orders.delivery
                : `${text.orders.delivery} · ${order.deliveryName}`
            }
            minor={totals.deliveryMinor}
            currency={currency}
          />
        )}
        {totals.taxLines.map((tax) => (
          <Sum
            key={tax.name}
            label={totals.pricesIncludeTax ? text.orders.taxIncluded(tax.name) : tax.name}
            minor={tax.amountMinor}
            currency={currency}
          />
        ))}
        <Sum label={text.orders.grandTotal} minor={order.grandTotalMinor} currency={currency} strong />
        {totals.giftCards.map((card) => (
          <Sum
            key={card.id}
            label={
              <Link className={styles['product']} to={`/gift-cards/${card.id}`}>
                {text.orders.giftCard(card.last4)}
              </Link>
            }
            minor={-card.amountMinor}
            currency={currency}
          />
        ))}
        {totals.giftCards.length > 0 && (
          <Sum label={text.orders.paidByCard} minor={totals.amountDueMinor} currency={currency} />
        )}
        {order.refundedMinor > 0 && (
          <>
            <Sum label={text.orders.refunded} minor={-order.refundedMinor} currency={currency} />
            <Sum
              label={text.orders.kept}
              minor={order.grandTotalMinor - order.refundedMinor}
              currency={currency}
              strong
            />
          </>
        )}
      </dl>
      <div className={styles['again']}>
        <Anchor component={Link} to={`/orders/drafts/new?order=${order.id}`} size="sm">
          {text.orders.again}
        </Anchor>
      </div>
    </section>
  );
}

function Answer(props: { label: string; text: string }) {
  return (
    <>
      <dt>{props.label}</dt>
      <dd className={styles['preline']}>{props.text}</dd>
    </>
  );
}

/** Links to the gift cards that a line bought. */
function BoughtCards({ order, lineId }: { order: OrderDetail; lineId: string }) {
  return order.boughtGiftCards
    .filter((card) => card.lineId === lineId)
    .map(({ id, last4 }) => (
      <Link key={id} className={`${styles['product']} tabular`} to={`/gift-cards/${id}`}>
        {text.orders.giftCard(last4)}
      </Link>
    ));
}

function Sum(props: {
  label: ReactNode;
  minor: number;
  currency: OrderDetail['currency'];
  strong?: boolean;
}) {
  const name = props.strong === true ? (styles['sum'] ?? '') : '';
  return (
    <>
      <dt className={name}>{props.label}</dt>
      <dd className={name}>
        <Amount minor={props.minor} currency={props.currency} />
      </dd>
    </>
  );
}
