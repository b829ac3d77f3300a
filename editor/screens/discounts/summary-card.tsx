import { useMe } from '../../app/session.ts';
import { discounts as text } from '../../text/en-discounts.ts';
import { Card } from '../../ui/card.tsx';
import screen from '../../ui/screen.module.css';
import { useShowMoney, useShowNumber } from '../../ui/show-money.ts';
import { useShowTime } from '../../ui/show-time.ts';
import { describeDiscount } from './describe-discount.ts';
import { type DiscountValues, readDiscountValues } from './discount-values.ts';
import styles from './discounts.module.css';
import type { DiscountForm } from './use-discount-form.ts';

/** What the form means, in words, once it can be read. */
export function SummaryCard({ form }: { form: DiscountForm }) {
  const { timeZone } = useMe().website;
  const money = useShowMoney();
  const number = useShowNumber();
  const times = useShowTime();
  const { stored, values } = form;
  const read = readDiscountValues({ ...values, name: values.name || '–' }, stored, timeZone);
  if (!read.ok) return null;
  const { body } = read.body;
  const { currency } = stored;
  const { minimumSubtotalMinor, firstOrderOnly, oncePerCustomer, usageLimit, usesPerCode } = body;
  const lines = [
    body.kind === 'free-delivery' ? '' : goodsLine(values, number),
    minimumSubtotalMinor > 0 ? text.summary.minimum(money({ minor: minimumSubtotalMinor, currency })) : '',
    firstOrderOnly ? text.summary.firstOrder : '',
    oncePerCustomer && !firstOrderOnly ? text.summary.once : '',
    usageLimit === null ? '' : text.summary.limit(number(usageLimit)),
    usesPerCode === null ? '' : text.summary.perCode(number(usesPerCode), usesPerCode === 1),
    body.startsOn === null ? '' : text.summary.from(times.moment(body.startsOn)),
    body.endsOn === null ? '' : text.summary.until(times.moment(body.endsOn)),
    body.combinesWith.length === 0 ? text.summary.alone : '',
  ].filter((line) => line !== '');
  return (
    <Card title={text.summaryHead}>
      <div className={styles['value']}>{describeDiscount({ ...body, currency }, money)}</div>
      <ul className={`${styles['lines']} ${screen['small']}`}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Card>
  );
}

function goodsLine({ goods }: DiscountValues, number: (value: number) => string): string {
  if (goods.kind === 'all') return capital(text.summary.forAll);
  if (goods.kind === 'categories') return capital(text.summary.forCategories(goods.names.join(', ')));
  return capital(text.summary.forProducts(number(goods.itemIds.length), goods.itemIds.length === 1));
}

const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
