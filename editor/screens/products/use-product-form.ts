import type { ProductDetail } from '@vitrine/contracts/admin-products.ts';
import { client, queryClient, updateCache } from '../../app/client.ts';
import { useMe } from '../../app/session.ts';
import { type Form, useForm } from '../../ui/form/use-form.ts';
import { useShowNumber } from '../../ui/show-money.ts';
import { deletedVariant, keptVariant } from './deleted-variant.ts';
import { settledValues } from './option-changes.ts';
import { changesOf, fieldOfPath } from './product-changes.ts';
import { productValues, type ProductValues, valuesOf } from './product-values.ts';

export type ProductForm = Form<ProductDetail, ProductValues>;

/** The form of a product. */
export function useProductForm(stored: ProductDetail): ProductForm {
  const { timeZone } = useMe().website;
  const showNumber = useShowNumber();
  const params = { id: stored.id };
  return useForm({
    record: `product/${stored.id}`,
    stored,
    schema: productValues,
    valuesOf: (product) => valuesOf(product, timeZone),
    read: (values, product) => changesOf(values, product, timeZone, showNumber),
    send: (body) => client.call('PUT', '/api/admin/products/:id', { params, body }),
    load: () => client.call('GET', '/api/admin/products/:id', { params }),
    onStored: keepProduct,
    fieldOf: fieldOfPath,
    settled: settledValues,
    onDeleted: deletedVariant,
    onKept: keptVariant,
  });
}

/** Puts a newer version of a product into the caches that show it. */
export function keepProduct(now: ProductDetail): void {
  updateCache(['product', now.id], () => now);
  void queryClient.invalidateQueries({ queryKey: ['products'] });
}
