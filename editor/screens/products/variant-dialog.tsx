import { Button, Group } from '@mantine/core';
import { productPage as text } from '../../text/en-product-page.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { RowName } from '../../ui/form/field-label.ts';
import { PictureChoice } from './picture-choice.tsx';
import { VariantFields } from './price-card.tsx';
import type { ProductForm } from './use-product-form.ts';
import { nameOfVariant, type VariantRow } from './variant-rows.ts';
import styles from './variants-card.module.css';

/** All of one variant: its fields, its picture. The changes are the form's, saved with it. */
export function VariantDialog(props: {
  form: ProductForm;
  row: VariantRow | undefined;
  onClose: () => void;
}) {
  const { form, row } = props;
  if (row === undefined || form.values.variants[row.id] === undefined) return null;
  const name = nameOfVariant(row.attributes);
  const imageId = form.group('variants').group(row.id).field('imageId');
  return (
    <Dialog opened onClose={props.onClose} title={name} size="36rem">
      <RowName value={name}>
        <div className={styles['stack']}>
          <VariantFields form={form} id={row.id} />
          {form.values.pictures.length > 0 && (
            <PictureChoice
              pictures={form.values.pictures}
              value={imageId.value}
              field={imageId.name}
              onChange={(id) => imageId.change(id)}
            />
          )}
          <Group justify="flex-end">
            <Button onClick={props.onClose}>{text.done}</Button>
          </Group>
        </div>
      </RowName>
    </Dialog>
  );
}
