import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { productPage as text } from '../../text/en-product-page.ts';
import { CloseIcon } from '../../ui/icons.tsx';
import { useShowNumber } from '../../ui/show-money.ts';
import { PictureChoice } from './picture-choice.tsx';
import type { VariantValues } from './product-values.ts';
import type { ProductForm } from './use-product-form.ts';
import { bulkFields, type CellField } from './variant-cells.ts';
import styles from './variants-card.module.css';

/** Sets a field of all selected variants at once, or deletes them. */
export function VariantBulkBar(props: {
  form: ProductForm;
  count: number;
  onApply: (values: Partial<VariantValues>) => void;
  onClear: () => void;
}) {
  const { form } = props;
  const showNumber = useShowNumber();
  const fields = bulkFields(form.stored.type);
  const [field, setField] = useState<CellField | 'imageId'>('price');
  const [typed, setTyped] = useState('');
  const [imageId, setImageId] = useState<string | null>(null);
  const hasPictures = form.values.pictures.length > 0;
  const apply = () => {
    props.onApply(field === 'imageId' ? { imageId } : { [field]: typed });
  };
  return (
    <section className={styles['bulk']} aria-label={text.bulkName}>
      <span className={styles['bulkCount']} aria-live="polite">
        {text.bulkCount(showNumber, props.count)}
      </span>
      <NativeSelect
        aria-label={text.bulkField}
        value={field}
        onChange={(event) => {
          const { value } = event.currentTarget;
          setField(
            value === 'imageId' ? value : (fields.find((one) => one.field === value)?.field ?? 'price'),
          );
        }}
        data={[
          ...fields.map((one) => ({ value: one.field, label: one.label })),
          ...(hasPictures ? [{ value: 'imageId', label: text.variantPicture }] : []),
        ]}
      />
      {field === 'imageId' ? (
        <PictureChoice pictures={form.values.pictures} value={imageId} onChange={setImageId} />
      ) : (
        <TextInput
          aria-label={text.bulkValue}
          placeholder={text.bulkValue}
          w={120}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // The product is not saved by it.
            event.preventDefault();
            apply();
          }}
        />
      )}
      <Button variant="default" onClick={apply}>
        {text.bulkApply}
      </Button>
      <Button
        variant="default"
        c="var(--mantine-color-error)"
        onClick={() => {
          props.onApply({ isRemoved: true });
          props.onClear();
        }}
      >
        {text.bulkDelete}
      </Button>
      <Button variant="subtle" color="gray" aria-label={text.clearSelection} onClick={props.onClear} px={8}>
        <CloseIcon size={16} />
      </Button>
    </section>
  );
}
