import type { ProductDetail } from '@vitrine/contracts/admin-products.ts';
import { client, queryClient, updateCache } from '../../app/client.ts';
import { type Form, useForm } from '../../ui/form/use-form.ts';
import { changesOf, draftOf, fieldOfVariantPath, productDraft, type ProductDraft } from './product-draft.ts';

export type ProductForm = Form<ProductDetail, ProductDraft>;

/** The form of a product. */
export function useProductForm(stored: ProductDetail): ProductForm {
  const params = { id: stored.id };
  return useForm({
    record: `product/${stored.id}`,
    stored,
    schema: productDraft,
    valuesOf: draftOf,
    read: changesOf,
    send: (body) => client.call('PUT', '/api/admin/products/:id', { params, body }),
    load: () => client.call('GET', '/api/admin/products/:id', { params }),
    onStored: (now) => {
      updateCache(['product', now.id], () => now);
      void queryClient.invalidateQueries({ queryKey: ['products'] });
    },
    fieldOf: (path, body) => fieldOfVariantPath(path, body.variants ?? []),
  });
}
