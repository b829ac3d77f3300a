import { Button, Title } from '@mantine/core';
import { agreedDiscountMinor } from '@vitrine/domain/discount/agreed-discount.ts';
import { MAX_DRAFT_LINES } from '@vitrine/domain/draft-order/draft-order-limits.ts';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { draftOrders as text } from '../../text/en-draft-orders.ts';
import { useFieldLabel } from '../../ui/form/field-label.ts';
import { FormRowList } from '../../ui/form/form-rows.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import screen from '../../ui/screen.module.css';
import { nameOfLine } from './describe-line.ts';
import { DraftSums } from './draft-sums.tsx';
import { customLine, discountOf, readableLines, subtotalOf } from './draft-values.ts';
import styles from './drafts.module.css';
import { LineRow } from './line-row.tsx';
import { ProductAdder } from './product-adder.tsx';
import type { DraftForm } from './use-draft-form.ts';

/** What is sold: products searched and added, with agreed prices, and what they come to. */
export function LinesCard({ form }: { form: DraftForm }) {
  const id = useId();
  const rows = form.rows('lines');
  const adder = useRef<HTMLInputElement>(null);
  const card = useRef<HTMLElement>(null);
  const { lines, discount } = form.values;
  const { stored } = form;
  const { currency } = stored;
  const addCustom = () => {
    const line = customLine();
    flushSync(() => rows.add(line));
    card.current?.querySelector<HTMLElement>(`[data-row="${line.id}"] input`)?.focus();
  };
  const agreed = discountOf(discount, currency);
  useFieldLabel({ name: rows.name, labels: rows.labels }, text.products);
  return (
    <section ref={card} className={screen['sheet']} aria-labelledby={id}>
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
        {lines.length < MAX_DRAFT_LINES && (
          <Button
            variant="default"
            size="sm"
            leftSection={<PlusIcon size={16} />}
            className={styles['addCustom'] ?? ''}
            onClick={addCustom}
          >
            {text.addCustom}
          </Button>
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
