import { Title } from '@mantine/core';
import { useId, useRef } from 'react';
import { draftOrders as text } from '../../text/en-draft-orders.ts';
import { Amount } from '../../ui/amount.tsx';
import { useFieldLabel } from '../../ui/form/field-label.ts';
import { FormRowList } from '../../ui/form/form-rows.tsx';
import screen from '../../ui/screen.module.css';
import { nameOfLine } from './describe-line.ts';
import { subtotalOf } from './draft-values.ts';
import styles from './drafts.module.css';
import { LineRow } from './line-row.tsx';
import { ProductAdder } from './product-adder.tsx';
import type { DraftForm } from './use-draft-form.ts';

/** What is sold: products searched and added, with agreed prices, and what they come to. */
export function LinesCard({ form }: { form: DraftForm }) {
  const id = useId();
  const rows = form.rows('lines');
  const adder = useRef<HTMLInputElement>(null);
  const { lines } = form.values;
  const { currency } = form.stored;
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
      <Subtotal minor={subtotalOf(lines, currency)} currency={currency} />
    </section>
  );
}

/** The sum of the lines, which is not yet what is paid. */
export function Subtotal(props: { minor: number; currency: DraftForm['stored']['currency'] }) {
  return (
    <div className={styles['subtotal']}>
      <div className={styles['sum']}>
        <span>{text.subtotal}</span>
        <Amount {...props} />
      </div>
      <p className={styles['lead']}>{text.subtotalHint}</p>
    </div>
  );
}
