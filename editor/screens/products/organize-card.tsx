import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { UsedLabels } from '@vitrine/contracts/admin-products.ts';
import type { DeepReadonly } from '@vitrine/contracts/endpoint.ts';
import type { ReactNode } from 'react';
import { client } from '../../app/client.ts';
import { productPage as text } from '../../text/en-product-page.ts';
import { TagsField } from '../../ui/form/tags-field.tsx';
import { ProductCard } from './product-card.tsx';
import type { ProductForm } from './use-product-form.ts';

/** The categories of the tree and the tags of other products are offered while typing. */
export function OrganizeCard({ form }: { form: ProductForm }) {
  const used = useQuery({
    queryKey: ['products', 'labels'],
    queryFn: ({ signal }) => client.call('GET', '/api/admin/products/labels', {}, signal),
  });
  const categories = used.data?.categories ?? [];
  return (
    <ProductCard title={text.organizeHead}>
      <TagsField
        field={form.field('categories')}
        label={text.categories}
        hint={text.categoriesHint}
        suggestions={categories.map(({ name }) => name)}
        describe={afterThoseAround(categories)}
        limit={100}
      />
      <TagsField
        field={form.field('tags')}
        label={text.tags}
        hint={text.tagsHint}
        suggestions={used.data?.tags ?? []}
      />
    </ProductCard>
  );
}

/** Shows a category after those that contain it. */
function afterThoseAround(categories: DeepReadonly<UsedLabels['categories']>): (name: string) => ReactNode {
  const inside = new Map(categories.map((category) => [category.name, category.inside]));
  return (name) => (
    <span>
      {(inside.get(name) ?? []).map((parent) => (
        <Text key={parent} span c="dimmed" inherit>
          {parent} ›{' '}
        </Text>
      ))}
      {name}
    </span>
  );
}
