import { productPage as text } from '../../text/en-product-page.ts';
import { TagsField } from '../../ui/form/tags-field.tsx';
import { ProductCard } from './product-card.tsx';
import type { ProductForm } from './use-product-form.ts';

/** Tags and categories. */
export function OrganizeCard({ form }: { form: ProductForm }) {
  return (
    <ProductCard title={text.organizeHead}>
      <TagsField field={form.field('categories')} label={text.categories} hint={text.categoriesHint} />
      <TagsField field={form.field('tags')} label={text.tags} hint={text.tagsHint} />
    </ProductCard>
  );
}
