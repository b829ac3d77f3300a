import { TagsInput } from '@mantine/core';
import { currencies } from '@vitrine/domain/money/currencies.ts';
import { useState } from 'react';
import { productSelling as text } from '../../text/en-product-selling.ts';
import { amountsOf, withAmounts } from './gift-card-amounts.ts';
import { ProductCard } from './product-card.tsx';
import type { ProductForm } from './use-product-form.ts';

/** The amounts that a gift card is sold for. */
export function AmountsCard({ form }: { form: ProductForm }) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const { stored: product } = form;
  // With options of its own making, the table of variants is the way to change it.
  if (product.type !== 'giftCard' || form.values.options.length > 1) return null;
  const change = (typed: readonly string[]) => {
    const changed = withAmounts(form.values, product, typed, () => crypto.randomUUID());
    if (typeof changed === 'string') {
      setRefusal(changed);
      return;
    }
    setRefusal(null);
    form.field('options').change(changed.options);
    form.field('variants').change(changed.variants);
  };
  return (
    <ProductCard title={text.amountsHead}>
      <TagsInput
        label={text.amounts(currencies[product.currency].symbol.trim())}
        description={text.amountsHint}
        value={[...amountsOf(form.values, product)]}
        splitChars={[';', ' ']}
        onChange={change}
        error={refusal}
      />
    </ProductCard>
  );
}
