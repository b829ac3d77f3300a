import { Button, Checkbox } from '@mantine/core';
import { productPage as text } from '../../text/en-product-page.ts';
import { stockDialog as stockText } from '../../text/en-stock.ts';
import type { Field } from '../../ui/form/field-set.ts';
import { NumberField } from '../../ui/form/text-fields.tsx';
import { isUnlimited, UNLIMITED } from './product-values.ts';
import styles from './price-card.module.css';

/** Units in stock, or unlimited. `counted` is put back when it is limited again. */
export function StockField(props: {
  field: Field<string>;
  counted: string;
  /** Opens the dialog with adjustments and history; null for a variant that is not stored yet. */
  onOpen: (() => void) | null;
}) {
  const { field } = props;
  const isNever = isUnlimited(field.value);
  return (
    <div className={styles['stock']}>
      {isNever ? (
        <div>
          <div className={styles['label']}>{text.stock}</div>
          <div className={styles['unlimited']}>{text.unlimited}</div>
        </div>
      ) : (
        <NumberField field={field} label={text.stock} />
      )}
      <Checkbox
        label={text.unlimitedField}
        checked={isNever}
        {...(isNever ? { 'data-field': field.name } : {})}
        onChange={(event) => field.change(event.currentTarget.checked ? UNLIMITED : props.counted)}
      />
      {props.onOpen !== null && (
        <div>
          <Button variant="default" size="xs" onClick={props.onOpen}>
            {stockText.open}
          </Button>
        </div>
      )}
    </div>
  );
}
