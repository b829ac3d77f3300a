import { useQuery } from '@tanstack/react-query';
import { client } from '../../app/client.ts';
import { productPage as text } from '../../text/en-product-page.ts';
import { TagsField } from '../../ui/form/tags-field.tsx';
import { ProductCard } from './product-card.tsx';
import type { ProductForm } from './use-product-form.ts';

/** Tags and categories, with those of other products offered while typing. */
export function OrganizeCard({ form }: { form: ProductForm }) {
  const used = useQuery({
    queryKey: ['products', 'labels'],
    queryFn: ({ signal }) => client.call('GET', '/api/admin/products/labels', {}, signal),
  });
  return (
    <ProductCard title={text.organizeHead}>
      <TagsField
        field={form.field('categories')}
        label={text.categories}
        hint={text.categoriesHint}
        suggestions={used.data?.categories ?? []}
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
