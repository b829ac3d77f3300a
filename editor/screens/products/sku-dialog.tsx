import { Alert, Button, Group, Stack, TextInput } from '@mantine/core';
import {
  doubledSkus,
  firstSkuPattern,
  MAX_SKU,
  skusByPattern,
  unknownPlaces,
} from '@vitrine/domain/product/sku-pattern.ts';
import { type FormEvent, useState } from 'react';
import { productPage as text } from '../../text/en-product-page.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useShowNumber } from '../../ui/show-money.ts';
import styles from './sku-dialog.module.css';
import type { ProductForm } from './use-product-form.ts';
import { nameOfVariant, type VariantRow } from './variant-rows.ts';

/** Variants that the preview shows. */
const SHOWN = 8;

/** Makes the SKUs of all variants by one pattern; what they become is shown before it is applied to the form. */
export function SkuDialog(props: {
  form: ProductForm;
  rows: readonly VariantRow[];
  onApply: (skus: ReadonlyMap<string, string>) => void;
  onClose: () => void;
}) {
  const { form, rows } = props;
  const showNumber = useShowNumber();
  const options = form.values.options.map(({ name }) => name);
  const [pattern, setPattern] = useState(() => firstSkuPattern(form.values.title, options));
  const [isTried, setTried] = useState(false);
  const skus = skusByPattern(
    pattern,
    rows.map(({ attributes }) => attributes),
  );
  /** New variants get theirs when they are saved. */
  const skuOf = (id: string): string => form.values.variants[id]?.sku ?? '';
  const hasSkus = rows.some(({ id }) => skuOf(id) !== '');
  const problem = problemOf(pattern, skus, options);
  const isTyping = unknownPlaces(pattern, options).includes('{');
  return (
    <Dialog opened onClose={props.onClose} title={text.skuTitle} size="40rem" closeOnClickOutside={false}>
      <form
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          // The dialog is inside the screen's form.
          event.stopPropagation();
          setTried(true);
          if (problem !== null) return;
          props.onApply(new Map(rows.map(({ id }, index) => [id, skus[index] ?? ''])));
        }}
      >
        <Stack gap="md">
          <TextInput
            label={text.skuPattern}
            description={text.skuPatternHint(options)}
            autoComplete="off"
            spellCheck={false}
            value={pattern}
            data-autofocus
            error={problem !== null && (isTried || !isTyping) ? problem : undefined}
            onChange={(event) => setPattern(event.currentTarget.value)}
          />
          <table className={styles['preview']}>
            <thead>
              <tr>
                <th scope="col">{text.skuVariant}</th>
                {hasSkus && <th scope="col">{text.skuNow}</th>}
                <th scope="col">{text.skuThen}</th>
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, SHOWN).map(({ id, attributes }, index) => (
                <tr key={id}>
                  <th scope="row">{nameOfVariant(attributes)}</th>
                  {hasSkus && <td className={styles['before']}>{skuOf(id)}</td>}
                  <td>{skus[index]}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {rows.length > SHOWN && (
            <p className={styles['more']}>{text.lostMore(showNumber, rows.length - SHOWN)}</p>
          )}
          {form.stored.status === 'published' && (
            <Alert color="yellow" variant="light" p="sm">
              {text.skuWarning}
            </Alert>
          )}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={props.onClose}>
              {text.cancel}
            </Button>
            <Button type="submit">{text.apply}</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

function problemOf(pattern: string, skus: readonly string[], options: readonly string[]): string | null {
  if (pattern.trim() === '') return text.skuPatternMissing;
  const [unknown] = unknownPlaces(pattern, options);
  if (unknown !== undefined) return text.skuUnknown(unknown);
  if (skus.some((sku) => sku.length > MAX_SKU)) return text.skuTooLong(MAX_SKU);
  if (skus.includes('')) return text.skuEmpty;
  const [doubled] = doubledSkus(skus);
  return doubled === undefined ? null : text.skuDoubled(doubled);
}
