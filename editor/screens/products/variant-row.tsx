import { Button, Checkbox, UnstyledButton } from '@mantine/core';
import { memo } from 'react';
import { productPage as text } from '../../text/en-product-page.ts';
import { Picture } from '../../ui/picture.tsx';
import { Tone, type ToneName } from '../../ui/tone.tsx';
import type { PictureRow, VariantValues } from './product-values.ts';
import type { Place } from './use-grid.ts';
import { type CellColumn, shownCell } from './variant-cells.ts';
import styles from './variants-card.module.css';
import type { VariantRow } from './variant-rows.ts';

/** Columns before those of fields: the checkbox and the name. */
export const FIXED_COLUMNS = 2;

/** What the rows call; the same object for every render, so that a row that has not changed is not rendered again. */
export interface RowCalls {
  write(place: Place, typed: string): void;
  edit(place: Place): void;
  activate(place: Place): void;
  leave(place: Place): void;
  toggle(id: string, isRange: boolean): void;
  open(id: string): void;
  keep(id: string): void;
}

type Note = 'removed' | 'orphaned' | 'new' | 'soldOut' | 'low' | '';

const notes: Readonly<Partial<Record<Note, readonly [ToneName, string]>>> = {
  orphaned: ['red', text.orphaned],
  new: ['blue', text.isNew],
  soldOut: ['red', text.soldOut],
  low: ['amber', text.low],
};

/** What is to be said of a variant beside its name. */
export function noteOf(
  { isRemoved }: VariantValues,
  { isOrphaned, stored }: Pick<VariantRow, 'isOrphaned' | 'stored'>,
): Note {
  if (isRemoved) return 'removed';
  if (isOrphaned) return 'orphaned';
  if (stored === null) return 'new';
  if (!stored.isLow) return '';
  return stored.qtyInStock === 0 ? 'soldOut' : 'low';
}

/** A variant's row of the table: a checkbox, its name, and a cell for each column. */
export const GridRow = memo(function GridRow(props: {
  id: string;
  name: string;
  values: VariantValues;
  picture: PictureRow | undefined;
  note: Note;
  problems: Readonly<Record<string, string>> | undefined;
  columns: readonly CellColumn[];
  isSelected: boolean;
  activeColumn: number | null;
  isEditing: boolean;
  calls: RowCalls;
}) {
  const { id, name, values, picture, note, columns, activeColumn, calls } = props;
  const shownNote = notes[note];
  const tab = (column: number) => (activeColumn === column ? 0 : -1);
  const at = (column: number) => ({
    'data-cell': `${id}/${column}`,
    onFocus: () => calls.activate({ row: id, column }),
  });
  return (
    <tr className={note === 'removed' ? styles['gone'] : undefined} aria-selected={props.isSelected}>
      <td className={styles['select']} {...at(0)}>
        <Checkbox
          size="xs"
          tabIndex={tab(0)}
          aria-label={text.selectVariant(name)}
          checked={props.isSelected}
          onChange={() => undefined}
          onClick={(event) => calls.toggle(id, event.shiftKey)}
        />
      </td>
      <th scope="row" {...at(1)}>
        <div className={styles['named']}>
          <UnstyledButton
            className={styles['name']}
            tabIndex={tab(1)}
            aria-label={text.openVariant(name)}
            onClick={() => calls.open(id)}
          >
            {picture !== undefined && (
              <Picture
                picture={{ ...picture.picture, altText: picture.altText }}
                width={28}
                height={35}
                alt=""
              />
            )}
            <span className={styles['label']}>{name}</span>
          </UnstyledButton>
          {shownNote !== undefined && <Tone tone={shownNote[0]}>{shownNote[1]}</Tone>}
        </div>
      </th>
      {note === 'removed' ? (
        <td colSpan={columns.length} {...at(2)}>
          <span className={styles['note']}>
            {values.fresh === null ? text.willBeDeleted : text.willNotBeMade}
            <Button
              variant="default"
              size="compact-xs"
              tabIndex={tab(2)}
              aria-label={text.keepVariant(name)}
              onClick={() => calls.keep(id)}
            >
              {text.keep}
            </Button>
          </span>
        </td>
      ) : (
        columns.map((column, index) => (
          <FieldCell
            key={column.field}
            place={at(FIXED_COLUMNS + index)}
            tabIndex={tab(FIXED_COLUMNS + index)}
            label={text.cell(column.head, name)}
            column={column}
            id={id}
            value={values[column.field]}
            placeholder={column.field === 'sku' && values.fresh !== null ? text.skuMade : ''}
            problem={props.problems?.[column.field]}
            isEditing={props.isEditing && activeColumn === FIXED_COLUMNS + index}
            onEdit={() => calls.edit({ row: id, column: FIXED_COLUMNS + index })}
            onType={(typed) => calls.write({ row: id, column: FIXED_COLUMNS + index }, typed)}
            onLeave={() => calls.leave({ row: id, column: FIXED_COLUMNS + index })}
          />
        ))
      )}
    </tr>
  );
});

function FieldCell(props: {
  place: { readonly 'data-cell': string; readonly onFocus: () => void };
  tabIndex: number;
  label: string;
  column: CellColumn;
  id: string;
  value: string;
  placeholder: string;
  problem: string | undefined;
  isEditing: boolean;
  onEdit: () => void;
  onType: (typed: string) => void;
  onLeave: () => void;
}) {
  const { column, value, problem, isEditing, label } = props;
  const shown = shownCell(column.field, value);
  const isQuiet = value === '' || shown !== value;
  const said = [shown, props.placeholder, text.emptyCell].find((words) => words !== '') ?? '';
  return (
    <td
      {...props.place}
      className={classes('cell', column.isFigure && 'figure', column.isWide && 'wide')}
      data-field={`variants.${props.id}.${column.field}`}
      data-problem={problem !== undefined}
      data-quiet={isQuiet}
      aria-invalid={problem !== undefined}
      aria-label={`${label}: ${said}${problem === undefined ? '' : `. ${problem}`}`}
      tabIndex={isEditing ? -1 : props.tabIndex}
      onClick={() => {
        if (!isEditing) props.onEdit();
      }}
    >
      {shown === '' ? props.placeholder : shown}
      {problem !== undefined && <span className={styles['problem']}>{problem}</span>}
      {isEditing && (
        <input
          className={styles['input']}
          aria-label={label}
          aria-invalid={problem !== undefined}
          autoComplete="off"
          inputMode={column.isFigure && column.field !== 'stock' ? 'decimal' : 'text'}
          value={value}
          onChange={(event) => props.onType(event.currentTarget.value)}
          onBlur={props.onLeave}
        />
      )}
    </td>
  );
}

/** The class names of a cell. */
export function classes(...names: readonly (string | false)[]): string {
  return names.flatMap((name) => (name === false ? [] : [styles[name] ?? ''])).join(' ');
}
