import { Select, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MAX_RELATED, MAX_RELATED_SHOWN } from '@vitrine/domain/product/related.ts';
import { useDeferredValue, useRef, useState } from 'react';
import { client } from '../../app/client.ts';
import { productSelling as text } from '../../text/en-product-selling.ts';
import { text as common } from '../../text/en.ts';
import { FormRowList } from '../../ui/form/form-rows.tsx';
import { Picture } from '../../ui/picture.tsx';
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
      <ProductPicker
        place={adder}
        isFull={chosen.length >= MAX_RELATED}
        without={[form.stored.id, ...chosen.map(({ id }) => id)]}
        onPick={(row) => rows.add(row)}
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

function ProductPicker({
  place,
  isFull,
  without,
  onPick,
}: {
  place: React.RefObject<HTMLInputElement | null>;
  isFull: boolean;
  without: readonly string[];
  onPick: (row: RelatedRow) => void;
}) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const found = useQuery({
    queryKey: ['products', 'pick', search],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => client.call('GET', '/api/admin/products', { query: { search } }, signal),
  });
  const choices = (found.data?.rows ?? []).filter(({ id }) => !without.includes(id)).slice(0, 8);
  return (
    <Select
      ref={place}
      label={text.relatedAdd}
      description={isFull ? text.relatedFull(MAX_RELATED) : undefined}
      placeholder={text.relatedPlaceholder}
      nothingFoundMessage={text.relatedNothing}
      searchable
      readOnly={isFull}
      data={choices.map(({ id, title }) => ({ value: id, label: title }))}
      // The server has searched.
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      value={null}
      onChange={(id) => {
        const row = choices.find((one) => one.id === id);
        if (row === undefined || isFull) return;
        onPick(relatedRowOf(row));
        setTyped('');
      }}
    />
  );
}
