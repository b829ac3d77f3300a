import { Title } from '@mantine/core';
import { agreedDiscountMinor } from '@vitrine/domain/discount/agreed-discount.ts';
import { useId, useRef } from 'react';
import { draftOrders as text } from '../../text/en-draft-orders.ts';
import { useFieldLabel } from '../../ui/form/field-label.ts';
import { FormRowList } from '../../ui/form/form-rows.tsx';
import screen from '../../ui/screen.module.css';
import { nameOfLine } from './describe-line.ts';
import { DraftSums } from './draft-sums.tsx';
import { discountOf, readableLines, subtotalOf } from './draft-values.ts';
import styles from './drafts.module.css';
import { LineRow } from './line-row.tsx';
import { ProductAdder } from './product-adder.tsx';
import type { DraftForm } from './use-draft-form.ts';

/** What is sold: products searched and added, with agreed prices, and what they come to. */
export function LinesCard({ form }: { form: DraftForm }) {
  const id = useId();
  const rows = form.rows('lines');
  const adder = useRef<HTMLInputElement>(null);
  const { lines, discount } = form.values;
  const { stored } = form;
  const { currency } = stored;
  const agreed = discountOf(discount, currency);
  useFieldLabel({ name: rows.name, labels: rows.labels }, text.products);
  return (
    <section className={screen['sheet']} aria-labelledby={id}>
      <div className={`${screen['card']} ${styles['fields']}`}>
        <Title order={2} id={id} className={screen['cardTitle'] ?? ''}>
          {text.products}
        </Title>
        <ProductAdder form={form} adder={adder} />
        {lines.length === 0 ? (
          <p className={styles['lead']}>{text.noLines}</p>
        ) : (
          <FormRowList
            rows={rows}
            label={text.products}
            addLabel={text.add}
            fresh={null}
            adder={adder}
            nameOf={nameOfLine}
          >
            {(row) => <LineRow row={row} currency={currency} />}
          </FormRowList>
        )}
      </div>
      <DraftSums
        subtotalMinor={subtotalOf(lines, currency)}
        discount={agreed}
        discountMinor={agreedDiscountMinor(agreed, readableLines(lines, currency))}
        exemption={stored.id === null ? null : stored.taxExemption}
        currency={currency}
      />
    </section>
  );
}
