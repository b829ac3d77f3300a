import { Checkbox } from '@mantine/core';
import { useMemo, useRef } from 'react';
import { productPage as text } from '../../text/en-product-page.ts';
import type { Problems } from '../../ui/form/form-store.ts';
import { useLatest } from '../../ui/use-latest.ts';
import type { VariantValues } from './product-values.ts';
import { type Place, useGrid } from './use-grid.ts';
import type { ProductForm } from './use-product-form.ts';
import { cellColumns, type CellField, cellsOf, pastedChanges } from './variant-cells.ts';
import { classes, FIXED_COLUMNS, GridRow, noteOf, type RowCalls } from './variant-row.tsx';
import { VariantSelectMenu } from './variant-select-menu.tsx';
import styles from './variants-card.module.css';
import { nameOfVariant, type VariantRow } from './variant-rows.ts';

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
  const fieldAt = ({ column }: Place): CellField | undefined => columns[column - FIXED_COLUMNS]?.field;
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
    columns: FIXED_COLUMNS + columns.length,
    isField: (place) => fieldAt(place) !== undefined && variants[place.row]?.isRemoved === false,
    read: (place) => variants[place.row]?.[fieldAt(place) ?? 'price'] ?? '',
    write,
    onToggle: toggle,
    onPaste: ({ row, column }, pasted) => {
      const cells = cellsOf(pasted);
      const below = ids.slice(ids.indexOf(row)).filter((id) => variants[id]?.isRemoved === false);
      const changes = pastedChanges(cells, below, columns.slice(column - FIXED_COLUMNS));
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
              <VariantSelectMenu rows={rows} onSelect={props.onSelect} />
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
  const newest = useLatest(now);
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
    [newest],
  );
}

function problemsByVariant(problems: Problems): ReadonlyMap<string, Readonly<Record<string, string>>> {
  const byRow = new Map<string, Record<string, string>>();
  for (const [name, sentence] of Object.entries(problems)) {
    const [group, id = '', field = ''] = name.split('.');
    if (group === 'variants') byRow.set(id, { ...byRow.get(id), [field]: sentence });
  }
  return byRow;
}
