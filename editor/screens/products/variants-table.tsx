import { ActionIcon, Checkbox, TextInput, Title } from '@mantine/core';
import type { OwnerVariantView } from '@vitrine/contracts/admin-products.ts';
import { traitsOf } from '@vitrine/domain/product/product-traits.ts';
import { text } from '../../text/en.ts';
import { useFieldLabel } from '../../ui/form/field-label.ts';
import { MoneyField } from '../../ui/form/text-fields.tsx';
import { MinusIcon, PlusIcon } from '../../ui/icons.tsx';
import screen from '../../ui/screen.module.css';
import { nameOfVariant } from './product-draft.ts';
import type { ProductForm } from './use-product-form.ts';
import styles from './variants-table.module.css';

/** Price, sale and stock of every variant, one row each; on a phone, one card each with stock first. */
export function VariantsTable(props: { form: ProductForm }) {
  const product = props.form.stored;
  return (
    <section className={screen['sheet']}>
      <Title order={2} className={`${screen['cardTitle']} ${styles['title']}`}>
        {text.products.variantsHead}
      </Title>
      <table className={`${screen['table']} ${styles['table']}`}>
        <thead>
          <tr>
            <th scope="col">{text.products.variant}</th>
            <th scope="col">{text.products.priceField}</th>
            <th scope="col">{text.products.saleOn}</th>
            <th scope="col">{text.products.stockField}</th>
          </tr>
        </thead>
        <tbody>
          {product.variants.map((variant) => (
            <VariantRow key={variant.id} form={props.form} variant={variant} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function VariantRow(props: { form: ProductForm; variant: OwnerVariantView }) {
  const { form, variant } = props;
  const product = form.stored;
  const name = nameOfVariant(variant, product.variantOptions);
  const fields = form.group('variants').group(variant.id);
  const [price, onSale, salePrice] = [
    fields.field('price'),
    fields.field('onSale'),
    fields.field('salePrice'),
  ];
  const [stock, unlimited] = [fields.field('stock'), fields.field('unlimited')];
  useFieldLabel(onSale, text.products.saleOnOf(name));
  useFieldLabel(stock, text.products.stockOf(name));
  useFieldLabel(unlimited, text.products.unlimitedOf(name));
  const alwaysUnlimited = traitsOf(product.type).neverRunsOut;
  const units = /^\d{1,7}$/.test(stock.value.trim()) ? Number(stock.value) : null;

  return (
    <tr>
      <td className={styles['name']}>
        <div className={styles['label']}>{name}</div>
        <div className={`${screen['quiet']} ${screen['small']}`}>{variant.sku}</div>
      </td>
      <td className={styles['price']}>
        <span className={styles['phoneLabel']} aria-hidden="true">
          {text.products.priceField}
        </span>
        <MoneyField field={price} label={text.products.priceOf(name)} currency={product.currency} hideLabel />
      </td>
      <td className={styles['sale']}>
        <span className={styles['phoneLabel']} aria-hidden="true">
          {text.products.saleOn}
        </span>
        <div className={styles['pair']}>
          <Checkbox
            aria-label={text.products.saleOnOf(name)}
            data-field={onSale.name}
            checked={onSale.value}
            onChange={(event) => onSale.change(event.currentTarget.checked)}
          />
          {onSale.value && (
            <MoneyField
              field={salePrice}
              label={text.products.salePriceOf(name)}
              currency={product.currency}
              hideLabel
            />
          )}
        </div>
      </td>
      <td className={styles['stock']}>
        <span className={styles['phoneLabel']} aria-hidden="true">
          {text.products.stockField}
        </span>
        {alwaysUnlimited ? (
          <span className={screen['quiet']}>{text.products.unlimited}</span>
        ) : (
          <div className={styles['stockFields']}>
            {!unlimited.value && (
              <div className={styles['stepper']}>
                <ActionIcon
                  variant="default"
                  size={36}
                  aria-label={text.products.decreaseOf(name)}
                  {...idleWhen(units === null || units === 0)}
                  onClick={() => {
                    if (units !== null && units > 0) stock.change(String(units - 1));
                  }}
                >
                  <MinusIcon size={16} />
                </ActionIcon>
                <TextInput
                  aria-label={text.products.stockOf(name)}
                  inputMode="numeric"
                  classNames={{ input: styles['units'] ?? '' }}
                  data-field={stock.name}
                  value={stock.value}
                  onChange={(event) => stock.change(event.currentTarget.value)}
                  error={stock.problem}
                />
                <ActionIcon
                  variant="default"
                  size={36}
                  aria-label={text.products.increaseOf(name)}
                  {...idleWhen(units === null)}
                  onClick={() => {
                    if (units !== null) stock.change(String(units + 1));
                  }}
                >
                  <PlusIcon size={16} />
                </ActionIcon>
              </div>
            )}
            <Checkbox
              label={text.products.unlimitedField}
              aria-label={text.products.unlimitedOf(name)}
              data-field={unlimited.name}
              checked={unlimited.value}
              onChange={(event) => unlimited.change(event.currentTarget.checked)}
            />
          </div>
        )}
      </td>
    </tr>
  );
}

/** Looks disabled but keeps the focus, which would be lost when the press that removes the last unit disables it. */
function idleWhen(isIdle: boolean): { readonly 'aria-disabled'?: true; readonly 'data-disabled'?: true } {
  return isIdle ? { 'aria-disabled': true, 'data-disabled': true } : {};
}
