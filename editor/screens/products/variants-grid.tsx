import { Button, Checkbox, Menu, UnstyledButton } from '@mantine/core';
import { memo, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { productPage as text } from '../../text/en-product-page.ts';
import type { Problems } from '../../ui/form/form-store.ts';
import { Picture } from '../../ui/picture.tsx';
import { Tone, type ToneName } from '../../ui/tone.tsx';
import type { PictureRow, VariantValues } from './product-values.ts';
import { type Place, useGrid } from './use-grid.ts';
import type { ProductForm } from './use-product-form.ts';
import {
  type CellColumn,
  cellColumns,
  type CellField,
  cellsOf,
  pastedChanges,
  shownCell,
} from './variant-cells.ts';
import styles from './variants-card.module.css';
import { nameOfVariant, type VariantRow } from './variant-rows.ts';

/** Columns before those of fields: the checkbox and the name. */
const FIXED = 2;

/** What the rows call; the same object for every render, so that a row that has not changed is not rendered again. */
interface RowCalls {
  write(place: Place, typed: string): void;
  edit(place: Place): void;
  activate(place: Place): void;
  leave(place: Place): void;
  toggle(id: string, isRange: boolean): void;
  open(id: string): void;
  keep(id: string): void;
}

/** The variants as a table that is edited like a spreadsheet. */
export function VariantsGrid(props: {
  form: ProductForm;
  rows: readonly VariantRow[];
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  onOpen: (id: string) => void;
  onPaste: (changes: ReadonlyMap<string, Partial<VariantValues>>, cells: number) => void;
}) {
  const { form, rows, selected } = props;
  const { variants, pictures } = form.values;
  const table = useRef<HTMLTableElement>(null);
  const columns = useMemo(() => cellColumns(form.stored.type), [form.stored.type]);
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const last = useRef<string | null>(null);
  const fieldAt = ({ column }: Place): CellField | undefined => columns[column - FIXED]?.field;
  const write = (place: Place, typed: string) => {
    const field = fieldAt(place);
    if (field === undefined) return;
    form.group('variants').group(place.row).field(field).change(typed);
  };
  const toggle = (id: string, isRange: boolean) => {
    const [from, to] = [ids.indexOf(last.current ?? id), ids.indexOf(id)].toSorted((a, b) => a - b);
    const touched = isRange && from !== undefined && to !== undefined ? ids.slice(from, to + 1) : [id];
    const isOn = !selected.has(id);
    last.current = id;
    const next = new Set(selected);
    for (const one of touched) {
      if (isOn) next.add(one);
      else next.delete(one);
    }
    props.onSelect(next);
  };
  const grid = useGrid({
    table,
    rows: ids,
    columns: FIXED + columns.length,
    isField: (place) => fieldAt(place) !== undefined && variants[place.row]?.isRemoved === false,
    read: (place) => variants[place.row]?.[fieldAt(place) ?? 'price'] ?? '',
    write,
    onToggle: toggle,
    onPaste: ({ row, column }, pasted) => {
      const cells = cellsOf(pasted);
      const below = ids.slice(ids.indexOf(row)).filter((id) => variants[id]?.isRemoved === false);
      const changes = pastedChanges(cells, below, columns.slice(column - FIXED));
      props.onPaste(
        changes,
        [...changes.values()].reduce((sum, change) => sum + Object.keys(change).length, 0),
      );
    },
  });
  const calls = useRowCalls({
    write,
    edit: (place) => grid.edit(place),
    activate: (place) => grid.activate(place),
    leave: (place) => grid.leave(place),
    toggle,
    open: props.onOpen,
    keep: (id) => form.group('variants').group(id).field('isRemoved').change(false),
  });
  const byRow = problemsByVariant(form.problems);
  const pictureById = new Map(pictures.map((row) => [row.id, row]));
  // Before it is used, the first cell of the first row is where the Tab key leads.
  const active = grid.active ?? (ids[0] === undefined ? null : { row: ids[0], column: 0 });
  return (
    <div className={styles['scroll']} data-grid>
      <table
        ref={table}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- its cells are edited
        role="grid"
        aria-label={text.variantsHead}
        aria-describedby="variants-hint"
        aria-rowcount={rows.length + 1}
        className={styles['grid']}
        onKeyDown={grid.onKeyDown}
        onPaste={grid.onPaste}
      >
        <thead>
          <tr>
            <th scope="col" className={styles['select']}>
              <Checkbox
                size="xs"
                aria-label={text.selectAll}
                checked={selected.size > 0 && ids.every((id) => selected.has(id))}
                indeterminate={selected.size > 0 && !ids.every((id) => selected.has(id))}
                onChange={(event) => props.onSelect(new Set(event.currentTarget.checked ? ids : []))}
              />
            </th>
            <th scope="col">
              <SelectMenu rows={rows} onSelect={props.onSelect} />
            </th>
            {columns.map(({ field, head, isFigure, isWide }) => (
              <th key={field} scope="col" className={classes(isFigure && 'figure', isWide && 'wide')}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, attributes, stored, isOrphaned }) => {
            const values = variants[id];
            if (values === undefined) return null;
            return (
              <GridRow
                key={JSON.stringify(attributes)}
                id={id}
                name={nameOfVariant(attributes)}
                values={values}
                picture={pictureById.get(values.imageId ?? '')}
                note={noteOf(values, { isOrphaned, stored })}
                problems={byRow.get(id)}
                columns={columns}
                isSelected={selected.has(id)}
                activeColumn={active?.row === id ? active.column : null}
                isEditing={grid.isEditing && active?.row === id}
                calls={calls}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** One object for all renders that calls what the newest render gave. */
function useRowCalls(now: RowCalls): RowCalls {
  const newest = useRef(now);
  useLayoutEffect(() => {
    newest.current = now;
  });
  return useMemo(
    () => ({
      write: (place, typed) => newest.current.write(place, typed),
      edit: (place) => newest.current.edit(place),
      activate: (place) => newest.current.activate(place),
      leave: (place) => newest.current.leave(place),
      toggle: (id, isRange) => newest.current.toggle(id, isRange),
      open: (id) => newest.current.open(id),
      keep: (id) => newest.current.keep(id),
    }),
    [],
  );
}

type Note = 'removed' | 'orphaned' | 'new' | 'soldOut' | 'low' | '';

const notes: Readonly<Partial<Record<Note, readonly [ToneName, string]>>> = {
  orphaned: ['red', text.orphaned],
  new: ['blue', text.isNew],
  soldOut: ['red', text.soldOut],
  low: ['amber', text.low],
};

/** What is to be said of a variant beside its name. */
function noteOf(
  { isRemoved }: VariantValues,
  { isOrphaned, stored }: Pick<VariantRow, 'isOrphaned' | 'stored'>,
): Note {
  if (isRemoved) return 'removed';
  if (isOrphaned) return 'orphaned';
  if (stored === null) return 'new';
  if (!stored.isLow) return '';
  return stored.qtyInStock === 0 ? 'soldOut' : 'low';
}

const GridRow = memo(function GridRow(props: {
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
            place={at(FIXED + index)}
            tabIndex={tab(FIXED + index)}
            label={text.cell(column.head, name)}
            column={column}
            id={id}
            value={values[column.field]}
            placeholder={column.field === 'sku' && values.fresh !== null ? text.skuMade : ''}
            problem={props.problems?.[column.field]}
            isEditing={props.isEditing && activeColumn === FIXED + index}
            onEdit={() => calls.edit({ row: id, column: FIXED + index })}
            onType={(typed) => calls.write({ row: id, column: FIXED + index }, typed)}
            onLeave={() => calls.leave({ row: id, column: FIXED + index })}
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

/** Selects the variants with a value of an option, all, or none. */
function SelectMenu(props: {
  rows: readonly VariantRow[];
  onSelect: (selected: ReadonlySet<string>) => void;
}) {
  const { rows, onSelect } = props;
  const values = new Map<string, { readonly label: string; readonly ids: string[] }>();
  for (const { id, attributes, isOrphaned } of rows) {
    if (isOrphaned) continue;
    for (const [option, value] of Object.entries(attributes)) {
      const label = text.selectValue(option, value);
      const known = values.get(label) ?? { label, ids: [] };
      known.ids.push(id);
      values.set(label, known);
    }
  }
  return (
    <Menu position="bottom-start" withinPortal>
      <Menu.Target>
        <Button variant="subtle" color="gray" size="compact-xs">
          {text.selectBy}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflow: 'auto' }}>
        <Menu.Item onClick={() => onSelect(new Set(rows.map(({ id }) => id)))}>{text.selectEvery}</Menu.Item>
        <Menu.Item onClick={() => onSelect(new Set())}>{text.none}</Menu.Item>
        <Menu.Divider />
        {[...values.values()].map(({ label, ids }) => (
          <Menu.Item key={label} onClick={() => onSelect(new Set(ids))}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Names the cells for the summary of problems and for conflicts. */
export function useVariantLabels(form: ProductForm, rows: readonly VariantRow[]): void {
  const { stored } = form;
  const { labels } = form.field('variants');
  useEffect(() => {
    const fields: readonly (readonly [CellField, string])[] = [
      ...cellColumns(stored.type).map(({ field, head }) => [field, head] as const),
      ['lowAt', text.lowAt],
      ['barcode', text.barcode],
    ];
    labels.set('options', { label: text.optionsTitle, show: showOptions });
    for (const { id, attributes } of rows) {
      const name = nameOfVariant(attributes);
      for (const [field, head] of fields) {
        labels.set(`variants.${id}.${field}`, {
          label: `${name}, ${head}`,
          show: (value) => shownCell(field, String(value)),
        });
      }
    }
  }, [labels, stored.type, rows]);
}

function showOptions(value: unknown): string {
  const options = value as ProductForm['values']['options'];
  return options.map(({ name, values }) => `${name}: ${values.map((one) => one.name).join(', ')}`).join('; ');
}

function problemsByVariant(problems: Problems): ReadonlyMap<string, Readonly<Record<string, string>>> {
  const byRow = new Map<string, Record<string, string>>();
  for (const [name, sentence] of Object.entries(problems)) {
    const [group, id = '', field = ''] = name.split('.');
    if (group === 'variants') byRow.set(id, { ...byRow.get(id), [field]: sentence });
  }
  return byRow;
}

function classes(...names: readonly (string | false)[]): string {
  return names.flatMap((name) => (name === false ? [] : [styles[name] ?? ''])).join(' ');
}
