import { offersInstallments } from '@vitrine/domain/product/installments.ts';
import { isSubscribable } from '@vitrine/domain/product/product-rules.ts';
import { traitsOf } from '@vitrine/domain/product/product-traits.ts';
import { taxCategories } from '@vitrine/domain/tax/tax-findings.ts';
import { commerceText } from '@vitrine/domain/text/commerce.ts';
import { productSelling as text } from '../../text/en-product-selling.ts';
import { SelectField, SwitchField } from '../../ui/form/choice-fields.tsx';
import { TextField } from '../../ui/form/text-fields.tsx';
import { ProductCard } from './product-card.tsx';
import type { ProductForm } from './use-product-form.ts';

const classes = [...taxCategories, 'none'] as const;

/** How a product is bought: its tax, its buttons, its options, installments. */
export function SellingCard({ form }: { form: ProductForm }) {
  const { stored: product } = form;
  const traits = traitsOf(product.type);
  const isSubscription = isSubscribable(product);
  const { addToCart, subscribe } = commerceText('en');
  const isDonation = product.donation !== null;
  const goesIntoCart = traits.checkout === 'cart' && !isSubscription && !isDonation;
  return (
    <ProductCard title={text.head}>
      {!traits.isStoredValue && !isDonation && <TaxField form={form} />}
      <TextField
        field={form.field('addButtonText')}
        label={text.addButton}
        hint={text.addButtonHint(isSubscription ? subscribe : addToCart)}
      />
      {form.values.options.length > 0 && (
        <SelectField
          field={form.field('variantSelector')}
          label={text.selector}
          options={(['dropdown', 'radio'] as const).map((value) => ({
            value,
            label: text.selectors[value],
          }))}
        />
      )}
      {goesIntoCart && (
        <SwitchField field={form.field('buyNow')} label={text.buyNow} hint={text.buyNowHint} />
      )}
      {offersInstallments({ ...product, selling: {} }, { available: true }) && (
        <SwitchField
          field={form.field('installments')}
          label={text.installments}
          hint={text.installmentsHint}
        />
      )}
    </ProductCard>
  );
}

function TaxField({ form }: { form: ProductForm }) {
  const stored = form.stored.taxClass;
  const isKnown = classes.some((one) => one === stored);
  return (
    <SelectField
      field={form.field('taxClass')}
      label={text.tax}
      hint={text.taxHint}
      options={[
        ...classes.map((value): { value: string; label: string } => ({
          value,
          label: text.taxClasses[value],
        })),
        // From an import: kept until the owner chooses another.
        ...(isKnown ? [] : [{ value: stored, label: text.otherTaxClass(stored) }]),
      ]}
    />
  );
}

/** What is shown when few are left and when none is; for what is counted. */
export function RunningLowCard({ form }: { form: ProductForm }) {
  if (!traitsOf(form.stored.type).isCounted) return null;
  return (
    <ProductCard title={text.stockHead}>
      <SelectField
        field={form.field('scarcity')}
        label={text.scarcity}
        hint={text.scarcityHint}
        options={(['store', 'shown', 'hidden'] as const).map((value) => ({
          value,
          label: text.scarcityChoices[value],
        }))}
      />
      {form.values.scarcity !== 'hidden' && (
        <TextField
          field={form.field('scarcityText')}
          label={text.scarcityText}
          hint={text.scarcityTextHint}
        />
      )}
      <SwitchField field={form.field('backInStock')} label={text.backInStock} hint={text.backInStockHint} />
    </ProductCard>
  );
}
