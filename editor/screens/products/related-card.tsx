import { Text } from '@mantine/core';
import { MAX_RELATED, MAX_RELATED_SHOWN } from '@vitrine/domain/product/related.ts';
import { useRef } from 'react';
import { client } from '../../app/client.ts';
import { productSelling as text } from '../../text/en-product-selling.ts';
import { text as common } from '../../text/en.ts';
import { FormRowList } from '../../ui/form/form-rows.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SearchSelect } from '../../ui/search-select.tsx';
import { Tone } from '../../ui/tone.tsx';
import { ProductCard } from './product-card.tsx';
import { type RelatedRow, relatedRowOf } from './product-values.ts';
import styles from './related-card.module.css';
import { statusTones } from './status-tones.ts';
import type { ProductForm } from './use-product-form.ts';

/** The products shown below this one: searched and added, ordered, removed. */
export function RelatedCard({ form }: { form: ProductForm }) {
  const rows = form.rows('related');
  const adder = useRef<HTMLInputElement>(null);
  const chosen = form.values.related;
  const isFull = chosen.length >= MAX_RELATED;
  return (
    <ProductCard title={text.relatedHead}>
      <Text size="sm" c="dimmed">
        {text.relatedLead(MAX_RELATED_SHOWN)}
      </Text>
      {chosen.length > 0 && (
        <FormRowList
          rows={rows}
          label={text.relatedHead}
          addLabel={text.relatedAdd}
          fresh={null}
          adder={adder}
          nameOf={({ title }) => title}
        >
          {({ fields }) => <Line row={fields.values} />}
        </FormRowList>
      )}
      <SearchSelect
        ref={adder}
        label={text.relatedAdd}
        description={isFull ? text.relatedFull(MAX_RELATED) : undefined}
        placeholder={text.relatedPlaceholder}
        nothing={text.relatedNothing}
        readOnly={isFull}
        name="products"
        find={(search, signal) =>
          client.call('GET', '/api/admin/products', { query: { search } }, signal).then((page) => page.rows)
        }
        accept={({ id }) => !isFull && id !== form.stored.id && chosen.every((one) => one.id !== id)}
        labelOf={({ title }) => title}
        onPick={(row) => row && rows.add(relatedRowOf(row))}
      />
    </ProductCard>
  );
}

function Line({ row }: { row: RelatedRow }) {
  return (
    <div className={styles['line']}>
      <Picture picture={row.picture} width={32} height={40} alt="" />
      <span className={styles['name']}>{row.title}</span>
      {row.status !== 'published' && (
        <Tone tone={statusTones[row.status]}>{common.products.status[row.status]}</Tone>
      )}
    </div>
  );
}
