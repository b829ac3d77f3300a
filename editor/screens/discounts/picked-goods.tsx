import { useQuery } from '@tanstack/react-query';
import { MAX_DISCOUNTED_GOODS } from '@vitrine/domain/discount/discount-limits.ts';
import { useRef } from 'react';
import { client } from '../../app/client.ts';
import { discounts as text } from '../../text/en-discounts.ts';
import type { FieldSet } from '../../ui/form/field-set.ts';
import { FormRowList } from '../../ui/form/form-rows.tsx';
import { TagsField } from '../../ui/form/tags-field.tsx';
import { SearchSelect } from '../../ui/search-select.tsx';
import type { ProductRow } from './discount-values.ts';

interface Picked {
  readonly itemIds: readonly ProductRow[];
  readonly names: readonly string[];
}

/** The products or categories that are picked; nothing where all are meant. */
export function PickedGoods({ goods, kind }: { goods: FieldSet<Picked>; kind: string }) {
  if (kind === 'products') return <PickedProducts goods={goods} />;
  return kind === 'categories' ? <PickedCategories goods={goods} /> : null;
}

function PickedProducts({ goods }: { goods: FieldSet<Picked> }) {
  const rows = goods.rows('itemIds');
  const adder = useRef<HTMLInputElement>(null);
  const chosen = goods.values.itemIds;
  const isFull = chosen.length >= MAX_DISCOUNTED_GOODS;
  return (
    <div>
      <FormRowList
        rows={rows}
        label={text.products}
        addLabel={text.addProduct}
        fresh={null}
        fixedOrder
        adder={adder}
        nameOf={({ title }) => title}
      >
        {({ fields }) => fields.values.title}
      </FormRowList>
      <SearchSelect
        ref={adder}
        label={text.addProduct}
        description={isFull ? text.productsFull(MAX_DISCOUNTED_GOODS) : undefined}
        placeholder={text.productPlaceholder}
        nothing={text.productNothing}
        readOnly={isFull}
        name="products"
        find={(search, signal) =>
          client.call('GET', '/api/admin/products', { query: { search } }, signal).then((page) => page.rows)
        }
        accept={({ id }) => !isFull && chosen.every((one) => one.id !== id)}
        labelOf={({ title }) => title}
        onPick={(row) => row && rows.add({ id: row.id, title: row.title })}
      />
    </div>
  );
}

function PickedCategories({ goods }: { goods: FieldSet<Picked> }) {
  const used = useQuery({
    queryKey: ['products', 'labels'],
    queryFn: ({ signal }) => client.call('GET', '/api/admin/products/labels', {}, signal),
  });
  return (
    <TagsField
      field={goods.field('names')}
      label={text.categories}
      hint={text.categoriesHint}
      suggestions={(used.data?.categories ?? []).map(({ name }) => name)}
      limit={100}
    />
  );
}
