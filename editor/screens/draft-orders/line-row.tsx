import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import { Link } from 'react-router';
import { draftOrders as text } from '../../text/en-draft-orders.ts';
import { Amount } from '../../ui/amount.tsx';
import { useFieldLabel } from '../../ui/form/field-label.ts';
import { SwitchField } from '../../ui/form/choice-fields.tsx';
import type { FieldSet, FormRow } from '../../ui/form/field-set.ts';
import { isRecord } from '../../ui/form/merge-values.ts';
import { MoneyField, NumberField, TextField } from '../../ui/form/text-fields.tsx';
import { Picture } from '../../ui/picture.tsx';
import { readAmount } from '../../ui/read-amount.ts';
import { useShowMoney, useShowNumber } from '../../ui/show-money.ts';
import { sentenceOfLine } from './describe-line.ts';
import { type DraftLine, lineTotalOf } from './draft-values.ts';
import styles from './drafts.module.css';

/** A line of a draft order: its product, how many, at which price, and what that comes to. */
export function LineRow({ row, currency }: { row: FormRow<DraftLine>; currency: CurrencyCode }) {
  const { fields } = row;
  const line = fields.values;
  const product = fields.field('id');
  const money = useShowMoney();
  const showNumber = useShowNumber();
  useFieldLabel(product, text.line.product);
  // The whole line, where two owners have added the same product.
  useFieldLabel(
    { name: product.name.replace(/\.id$/, ''), labels: product.labels },
    text.line.product,
    (value) =>
      isRecord(value) ? text.line.summary(String(value['quantity']), String(value['unitPriceMinor'])) : '',
  );
  const total = lineTotalOf(line, currency);
  const refusal = product.problem ?? sentenceOfLine(line, showNumber);
  const isOtherPrice =
    line.shopPriceMinor !== null && readAmount(line.unitPriceMinor, currency) !== line.shopPriceMinor;
  return (
    <div className={styles['line']}>
      <Picture picture={line.picture} width={40} height={50} alt="" />
      <div className={styles['product']}>
        {line.custom === null ? (
          <ProductName line={line} field={product.name} />
        ) : (
          <CustomFields fields={fields} place={product.name} />
        )}
        {refusal !== null && <p className={styles['refusal']}>{refusal}</p>}
      </div>
      <div className={styles['figures']}>
        <NumberField field={fields.field('quantity')} label={text.line.quantity} hideLabel />
        <span aria-hidden="true" className={styles['times']}>
          ×
        </span>
        <MoneyField
          field={fields.field('unitPriceMinor')}
          label={text.line.price}
          currency={currency}
          hideLabel
        />
        {isOtherPrice && (
          <span className={styles['shopPrice']}>
            {text.line.shopPrice(money({ minor: line.shopPriceMinor ?? 0, currency }))}
          </span>
        )}
      </div>
      <div className={styles['total']}>
        {total === null ? text.line.noTotal : <Amount minor={total} currency={currency} />}
      </div>
    </div>
  );
}

/** What is sold where it is no product: its name, and how it is taxed and handed over. */
function CustomFields({ fields, place }: { fields: FieldSet<DraftLine>; place: string }) {
  // The row has them while its line is one.
  const custom = fields.group('custom') as FieldSet<NonNullable<DraftLine['custom']>>;
  return (
    <div className={styles['custom']} data-field={place} tabIndex={-1}>
      <TextField field={custom.field('title')} label={text.line.customTitle} />
      <div className={styles['customTraits']}>
        <SwitchField field={custom.field('isTaxed')} label={text.line.customTaxed} />
        <SwitchField field={custom.field('isShipped')} label={text.line.customShipped} />
      </div>
    </div>
  );
}

/** The product's name, which leads to its page while it exists. */
export function ProductName(props: { line: DraftLine; field?: string }) {
  const { title, options, sku, itemId, custom } = props.line;
  if (custom !== null) return <span className={styles['gone']}>{custom.title}</span>;
  const under = [options, sku].filter((part) => part !== '').join(' · ');
  const place = props.field === undefined ? {} : { 'data-field': props.field };
  return (
    <>
      {title === '' ? (
        <span className={styles['gone']} {...place}>
          {text.line.gone}
        </span>
      ) : (
        <Link to={`/products/${itemId}`} className={styles['name']} {...place}>
          {title}
        </Link>
      )}
      {under !== '' && <span className={styles['under']}>{under}</span>}
    </>
  );
}
