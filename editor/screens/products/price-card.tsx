import { traitsOf } from '@vitrine/domain/product/product-traits.ts';
import { type ReactNode, useState } from 'react';
import { productPage as text } from '../../text/en-product-page.ts';
import { MoneyField, NumberField, TextField } from '../../ui/form/text-fields.tsx';
import { ProductCard } from './product-card.tsx';
import { isUnlimited } from './product-values.ts';
import styles from './price-card.module.css';
import { StockDialog } from './stock-dialog.tsx';
import { StockField } from './stock-field.tsx';
import type { ProductForm } from './use-product-form.ts';
import { nameOfVariant } from './variant-rows.ts';

/** Price and stock of a product whose only variant has this id. */
export function PriceCard(props: { form: ProductForm; id: string; side?: ReactNode }) {
  return (
    <ProductCard title={text.pricesHead} side={props.side}>
      <VariantFields form={props.form} id={props.id} />
    </ProductCard>
  );
}

/** All fields of one variant but its picture. */
export function VariantFields({ form, id }: { form: ProductForm; id: string }) {
  const { stored: product } = form;
  const fields = form.group('variants').group(id);
  const stored = product.variants.find((variant) => variant.id === id);
  const traits = traitsOf(product.type);
  const { currency } = product;
  const [isStockOpen, setStockOpen] = useState(false);
  return (
    <>
      <div className={styles['pair']}>
        <MoneyField field={fields.field('price')} label={text.price} currency={currency} />
        <MoneyField
          field={fields.field('salePrice')}
          label={text.salePrice}
          hint={text.salePriceHint}
          currency={currency}
        />
      </div>
      {!traits.neverRunsOut && (
        <div className={styles['pair']}>
          <StockField
            field={fields.field('stock')}
            counted={String(stored?.qtyInStock ?? 0)}
            onOpen={stored === undefined ? null : () => setStockOpen(true)}
          />
          {!isUnlimited(fields.values.stock) && (
            <NumberField field={fields.field('lowAt')} label={text.lowAt} hint={text.lowAtHint} />
          )}
        </div>
      )}
      <div className={styles['pair']}>
        <TextField
          field={fields.field('sku')}
          label={text.sku}
          placeholder={stored === undefined ? text.skuMade : ''}
        />
        <TextField field={fields.field('barcode')} label={text.barcode} hint={text.barcodeHint} />
      </div>
      {traits.ships && (
        <NumberField field={fields.field('weight')} label={text.weight} hint={text.weightHint} />
      )}
      {isStockOpen && stored !== undefined && (
        <StockDialog
          product={product}
          variant={stored}
          name={
            Object.keys(stored.attributes).length === 0 ? product.title : nameOfVariant(stored.attributes)
          }
          onChanged={form.adopt}
          onClose={() => setStockOpen(false)}
        />
      )}
    </>
  );
}
