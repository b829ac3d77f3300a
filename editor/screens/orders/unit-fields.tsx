import { TextInput } from '@mantine/core';
import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import { useId } from 'react';
import { fulfilment as text } from '../../text/en-fulfilment.ts';
import { useShowNumber } from '../../ui/show-money.ts';
import type { ChoosableLine, TypedUnits } from './units-draft.ts';
import styles from './fulfil-dialog.module.css';

type LineToChoose = ChoosableLine & Pick<OrderDetail['lines'][number], 'productName' | 'attributes' | 'sku'>;

/** How many units of each line. */
export function UnitFields(props: {
  legend: string;
  /** What follows for the chosen units. */
  hint?: string;
  lines: readonly LineToChoose[];
  typed: TypedUnits;
  /** By line. */
  problems: Readonly<Record<string, string>>;
  /** Shown at the first line when nothing is chosen. */
  nothing: string | null;
  onChange: (typed: TypedUnits) => void;
}) {
  const { lines, typed } = props;
  const showNumber = useShowNumber();
  const hintId = useId();
  return (
    <fieldset className={styles['items']} aria-describedby={props.hint === undefined ? undefined : hintId}>
      <legend>{props.legend}</legend>
      {props.hint !== undefined && (
        <div id={hintId} className={styles['hint']}>
          {props.hint}
        </div>
      )}
      {lines.map((line, index) => {
        const options = Object.values(line.attributes).join(', ');
        const name = options === '' ? line.productName : `${line.productName}, ${options}`;
        return (
          <div key={line.id} className={styles['item']}>
            <div>
              {line.productName}
              <span className={styles['options']}>{options === '' ? line.sku : options}</span>
            </div>
            <TextInput
              aria-label={text.unitsOf(name)}
              inputMode="numeric"
              autoComplete="off"
              w={76}
              classNames={{ input: styles['figures'] ?? '' }}
              value={typed[line.id] ?? ''}
              onChange={(event) => props.onChange({ ...typed, [line.id]: event.currentTarget.value })}
              onFocus={(event) => event.currentTarget.select()}
              error={props.problems[line.id] ?? (index === 0 ? props.nothing : null)}
              {...(index === 0 ? { 'data-autofocus': true } : {})}
            />
            <span className={styles['of']}>{text.of(showNumber, line.most)}</span>
          </div>
        );
      })}
    </fieldset>
  );
}
