import { Alert, Button, Group, Text } from '@mantine/core';
import { traitsOf } from '@vitrine/domain/product/product-traits.ts';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { productPage as text } from '../../text/en-product-page.ts';
import { focusPlace } from '../../ui/focus-place.ts';
import { useShowNumber } from '../../ui/show-money.ts';
import { showUndo } from '../../ui/show-undo.tsx';
import { addVariants } from './option-changes.ts';
import { OptionsDialog } from './options-dialog.tsx';
import { PriceCard } from './price-card.tsx';
import { ProductCard } from './product-card.tsx';
import { SkuDialog } from './sku-dialog.tsx';
import type { VariantValues } from './product-values.ts';
import type { ProductForm } from './use-product-form.ts';
import { useVariantLabels } from './use-variant-labels.ts';
import { VariantBulkBar } from './variant-bulk-bar.tsx';
import { changeVariants } from './variant-cells.ts';
import { VariantDialog } from './variant-dialog.tsx';
import { VariantsGrid } from './variants-grid.tsx';
import styles from './variants-card.module.css';
import { variantRows } from './variant-rows.ts';

const newId = (): string => crypto.randomUUID();

/** Price and stock: fields for a product without options, else a table of its variants. */
export function SellingCards({ form }: { form: ProductForm }) {
  const [editing, setEditing] = useState(false);
  const { options, variants } = form.values;
  const rows = useRows(form);
  const [only] = rows.rows;
  const isSimple = options.length === 0 && rows.rows.length === 1 && only?.isOrphaned === false;
  const hasVariants = traitsOf(form.stored.type).hasVariants;
  const openOptions = (
    <Button variant="default" size="xs" data-options onClick={() => setEditing(true)}>
      {isSimple ? text.addOptions : text.editOptions}
    </Button>
  );
  return (
    <>
      {isSimple && variants[only.id] !== undefined ? (
        <PriceCard form={form} id={only.id} side={hasVariants ? openOptions : undefined} />
      ) : (
        <VariantsCard form={form} rows={rows} side={openOptions} />
      )}
      {editing && (
        <OptionsDialog
          form={form}
          onApply={(values) => {
            flushSync(() => {
              form.field('options').change(values.options);
              form.field('variants').change(values.variants);
              setEditing(false);
            });
            // The card may have been replaced by the other one.
            focusPlace(document.querySelector<HTMLElement>('[data-options]'));
          }}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  );
}

type Rows = ReturnType<typeof variantRows>;

/** The rows, the same while neither options nor new variants change. */
function useRows(form: ProductForm): Rows {
  const { options, variants } = form.values;
  const { stored } = form;
  const fresh = JSON.stringify(
    Object.entries(variants).flatMap(([id, values]) => (values.fresh === null ? [] : [[id, values.fresh]])),
  );
  return useMemo(
    () => variantRows({ options, variants }, stored),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- of the variants, only which ones are new matters
    [options, fresh, stored],
  );
}

function VariantsCard(props: { form: ProductForm; rows: Rows; side: React.ReactNode }) {
  const { form } = props;
  const { rows, missing } = props.rows;
  const showNumber = useShowNumber();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<string | null>(null);
  const [isNaming, setNaming] = useState(false);
  const variants = form.field('variants');
  useVariantLabels(form, rows);
  const chosen = rows.filter(({ id }) => selected.has(id)).map(({ id }) => id);

  /** Changes variants at once, with a way back. */
  const change = (changes: ReadonlyMap<string, Partial<VariantValues>>, message: string) => {
    const { undo } = changeVariants(form.values.variants, changes);
    variants.update((before) => changeVariants(before, changes).variants);
    showUndo({
      message,
      label: text.undo,
      undo: () => variants.update((before) => changeVariants(before, undo).variants),
    });
  };
  const problem = form.problems['options'];
  const named = rows.filter(
    ({ id, isOrphaned }) => !isOrphaned && form.values.variants[id]?.isRemoved === false,
  );
  return (
    <ProductCard
      title={text.variantsHead}
      side={
        <Group gap="xs">
          {form.values.options.length > 0 && named.length > 1 && (
            <Button variant="default" size="xs" onClick={() => setNaming(true)}>
              {text.skuOpen}
            </Button>
          )}
          {props.side}
        </Group>
      }
      flush
    >
      <div className={styles['lead']}>
        {form.values.options.map(({ name, values }) => (
          <p key={name}>
            <strong>{name}</strong> {values.map((value) => value.name).join(', ')}
          </p>
        ))}
        {problem !== undefined && (
          <Alert color="red" variant="light" p="sm" mt="sm" tabIndex={-1} data-field="options">
            {problem}
          </Alert>
        )}
        {missing.length > 0 && (
          <p className={styles['missing']}>
            {text.missing(showNumber, missing.length)}{' '}
            <Button
              variant="default"
              size="compact-sm"
              onClick={() => {
                flushSync(() =>
                  variants.update((before) => addVariants({ variants: before }, missing, newId)),
                );
                focusPlace(document.querySelector<HTMLElement>('[data-options]'));
              }}
            >
              {text.addMissing(missing.length)}
            </Button>
          </p>
        )}
        <Text size="xs" c="dimmed" id="variants-hint" className={styles['hint'] ?? ''}>
          {text.gridHint}
        </Text>
      </div>
      <VariantsGrid
        form={form}
        rows={rows}
        selected={selected}
        onSelect={setSelected}
        onOpen={setOpened}
        onPaste={(changes, cells) => change(changes, text.pasted(showNumber, cells))}
      />
      {chosen.length > 0 && (
        <VariantBulkBar
          form={form}
          count={chosen.length}
          onApply={(values) => {
            change(new Map(chosen.map((id) => [id, values])), text.bulkDone(showNumber, chosen.length));
          }}
          onClear={() => {
            flushSync(() => setSelected(new Set()));
            focusPlace(document.querySelector<HTMLElement>('[data-grid] [tabindex="0"]'));
          }}
        />
      )}
      {isNaming && (
        <SkuDialog
          form={form}
          rows={named}
          onApply={(skus) => {
            setNaming(false);
            change(
              new Map([...skus].map(([id, sku]) => [id, { sku }])),
              text.skusDone(showNumber, skus.size),
            );
          }}
          onClose={() => setNaming(false)}
        />
      )}
      {opened !== null && (
        <VariantDialog
          form={form}
          row={rows.find(({ id }) => id === opened)}
          onClose={() => setOpened(null)}
        />
      )}
    </ProductCard>
  );
}
