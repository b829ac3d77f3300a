import { ActionIcon, Checkbox, TextInput, Title } from '@mantine/core';
import type { OwnerVariantView } from '@vitrine/contracts/admin-products.ts';
import { currencies } from '@vitrine/domain/money/currencies.ts';
import { traitsOf } from '@vitrine/domain/product/product-traits.ts';
import { text } from '../../text/en.ts';
import { MinusIcon, PlusIcon } from '../../ui/icons.tsx';
import screen from '../../ui/screen.module.css';
import { nameOfVariant } from './product-draft.ts';
import type { ProductForm } from './use-product-form.ts';
import styles from './variants-table.module.css';

/** Price, sale and stock of every variant, one row each; on a phone, one card each with stock first. */
export function VariantsTable(props: { form: ProductForm }) {
  const { product } = props.form;
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
  const { product, problems } = form;
  const typed = form.draft.variants[variant.id];
  if (typed === undefined) return null;
  const name = nameOfVariant(variant, product.variantOptions);
  const change = (value: Parameters<ProductForm['changeVariant']>[1]) =>
    form.changeVariant(variant.id, value);
  const symbol = currencies[product.currency].symbol.trim();
  const alwaysUnlimited = traitsOf(product.type).neverRunsOut;
  const units = /^\d{1,7}$/.test(typed.stock.trim()) ? Number(typed.stock) : null;

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
        <TextInput
          aria-label={text.products.priceOf(name)}
          inputMode="decimal"
          leftSection={symbol}
          leftSectionWidth={symbol.length > 2 ? 46 : 30}
          classNames={{ input: styles['figures'] ?? '' }}
          value={typed.price}
          onChange={(event) => change({ price: event.currentTarget.value })}
          error={problems[`${variant.id}.price`]}
        />
      </td>
      <td className={styles['sale']}>
        <span className={styles['phoneLabel']} aria-hidden="true">
          {text.products.saleOn}
        </span>
        <div className={styles['pair']}>
          <Checkbox
            aria-label={text.products.saleOnOf(name)}
            checked={typed.onSale}
            onChange={(event) => change({ onSale: event.currentTarget.checked })}
          />
          {typed.onSale && (
            <TextInput
              aria-label={text.products.salePriceOf(name)}
              inputMode="decimal"
              leftSection={symbol}
              leftSectionWidth={symbol.length > 2 ? 46 : 30}
              classNames={{ input: styles['figures'] ?? '' }}
              value={typed.salePrice}
              onChange={(event) => change({ salePrice: event.currentTarget.value })}
              error={problems[`${variant.id}.salePrice`]}
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
            {!typed.unlimited && (
              <div className={styles['stepper']}>
                <ActionIcon
                  variant="default"
                  size={36}
                  aria-label={text.products.decreaseOf(name)}
                  {...idleWhen(units === null || units === 0)}
                  onClick={() => {
                    if (units !== null && units > 0) change({ stock: String(units - 1) });
                  }}
                >
                  <MinusIcon size={16} />
                </ActionIcon>
                <TextInput
                  aria-label={text.products.stockOf(name)}
                  inputMode="numeric"
                  classNames={{ input: styles['units'] ?? '' }}
                  value={typed.stock}
                  onChange={(event) => change({ stock: event.currentTarget.value })}
                  error={problems[`${variant.id}.stock`]}
                />
                <ActionIcon
                  variant="default"
                  size={36}
                  aria-label={text.products.increaseOf(name)}
                  {...idleWhen(units === null)}
                  onClick={() => {
                    if (units !== null) change({ stock: String(units + 1) });
                  }}
                >
                  <PlusIcon size={16} />
                </ActionIcon>
              </div>
            )}
            <Checkbox
              label={text.products.unlimitedField}
              aria-label={text.products.unlimitedOf(name)}
              checked={typed.unlimited}
              onChange={(event) => change({ unlimited: event.currentTarget.checked })}
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
