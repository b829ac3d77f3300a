import { Button, Group, Stack } from '@mantine/core';
import { productPage as text } from '../../text/en-product-page.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { FormRows } from '../../ui/form/field-set.ts';
import { RowName } from '../../ui/form/field-label.ts';
import { LongTextField } from '../../ui/form/text-fields.tsx';
import { idleWhen } from '../../ui/idle-when.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './pictures-card.module.css';
import type { PictureRow } from './product-values.ts';

/** A picture in large, its alt text, and its place. The changes are the form's, saved with it. */
export function PictureDialog(props: {
  rows: FormRows<PictureRow>;
  id: string;
  onMove: (by: number) => void;
  onRemove: () => void;
  onClose: () => void;
}) {
  const { rows, id } = props;
  const index = rows.rows.findIndex((row) => row.id === id);
  const row = rows.rows[index];
  if (row === undefined) return null;
  const { altText, picture } = row.fields.values;
  const name = text.pictureTitle(index + 1, rows.rows.length);
  return (
    <Dialog opened onClose={props.onClose} title={name} size="34rem">
      <Stack gap="md">
        <div className={styles['large']}>
          <Picture picture={{ ...picture, altText }} width={480} height={360} alt={altText} />
        </div>
        <RowName value={name}>
          <LongTextField
            field={row.fields.field('altText')}
            label={text.altText}
            hint={text.altHint}
            rows={2}
          />
        </RowName>
        <Group justify="space-between" gap="sm">
          <Group gap="xs">
            <Button variant="default" size="sm" {...idleWhen(index === 0)} onClick={() => props.onMove(-1)}>
              {text.earlier}
            </Button>
            <Button
              variant="default"
              size="sm"
              {...idleWhen(index === rows.rows.length - 1)}
              onClick={() => props.onMove(1)}
            >
              {text.later}
            </Button>
            <Button variant="default" size="sm" c="var(--mantine-color-error)" onClick={props.onRemove}>
              {text.remove}
            </Button>
          </Group>
          <Button size="sm" onClick={props.onClose}>
            {text.done}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
