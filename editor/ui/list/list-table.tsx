import { Checkbox } from '@mantine/core';
import { memo, type RefObject, useCallback } from 'react';
import { Link } from 'react-router';
import { lists as text } from '../../text/en-lists.ts';
import screen from '../screen.module.css';
import { useLatest } from '../use-latest.ts';
import type { ListColumn, ListDefinition } from './list-definition.ts';
import styles from './list.module.css';
import type { ListSelection } from './use-selection.ts';

interface TableProps<Row extends { readonly id: string }> {
  readonly definition: ListDefinition<Row>;
  readonly columns: readonly ListColumn<Row>[];
  readonly rows: readonly Row[];
  readonly sort: string;
  readonly selection: ListSelection;
  readonly list: RefObject<HTMLTableElement | null>;
  /** The rows belong to a former search or filter. */
  readonly isOld: boolean;
  readonly onSort: (sort: string) => void;
  readonly onOpen: (id: string) => void;
}

/** The rows as a table; on a phone each row is a card. */
export function ListTable<Row extends { readonly id: string }>({
  definition,
  columns,
  rows,
  sort,
  selection,
  list,
  isOld,
  onSort,
  onOpen,
}: TableProps<Row>) {
  const latest = useLatest({ selection, onOpen });
  const toggle = useCallback(
    (id: string, toHere: boolean) => latest.current.selection.toggle(id, toHere),
    [latest],
  );
  const open = useCallback((id: string) => latest.current.onOpen(id), [latest]);
  const selectedHere = rows.filter(({ id }) => selection.isSelected(id)).length;
  return (
    <table
      ref={list}
      className={`${screen['table']} ${styles['table']}`}
      data-old={isOld}
      aria-busy={isOld}
      aria-label={definition.title}
    >
      <thead>
        <tr>
          <th scope="col" className={styles['check']}>
            <Checkbox
              size="xs"
              aria-label={text.selectPage}
              checked={rows.length > 0 && selectedHere === rows.length}
              indeterminate={selectedHere > 0 && selectedHere < rows.length}
              onChange={(event) => selection.togglePage(event.currentTarget.checked)}
            />
          </th>
          {columns.map((column) => (
            <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ListRow
            key={row.id}
            definition={definition}
            columns={columns}
            row={row}
            isChosen={selection.isSelected(row.id)}
            onToggle={toggle}
            onOpen={open}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps<Row extends { readonly id: string }> {
  readonly definition: ListDefinition<Row>;
  readonly columns: readonly ListColumn<Row>[];
  readonly row: Row;
  readonly isChosen: boolean;
  readonly onToggle: (id: string, toHere: boolean) => void;
  readonly onOpen: (id: string) => void;
}

function RowOfList<Row extends { readonly id: string }>({
  definition,
  columns,
  row,
  isChosen,
  onToggle,
  onOpen,
}: RowProps<Row>) {
  return (
    <tr className={`${screen['row']} ${styles['row']}`} data-row={row.id} data-selected={isChosen}>
      <td className={styles['check']}>
        <Checkbox
          size="xs"
          aria-label={text.select(definition.nameOf(row))}
          checked={isChosen}
          onClick={(event) => {
            event.stopPropagation();
            onToggle(row.id, event.shiftKey);
          }}
          onChange={() => undefined}
        />
      </td>
      {columns.map((column, index) => (
        <td
          key={column.id}
          data-card={column.card}
          className={column.align === 'right' ? screen['right'] : undefined}
        >
          {index === 0 ? (
            <Link
              className={`${screen['rowLink']} ${styles['link']}`}
              to={definition.pathOf(row)}
              onClick={() => onOpen(row.id)}
            >
              {column.cell(row)}
            </Link>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
    </tr>
  );
}

/** Drawn again only when the row or its selection changed: a list may have thousands of rows. */
const ListRow = memo(RowOfList) as typeof RowOfList;

function HeadCell<Row>(props: { column: ListColumn<Row>; sort: string; onSort: (sort: string) => void }) {
  const { column, sort } = props;
  const align = column.align === 'right' ? screen['right'] : undefined;
  if (column.sort === undefined) {
    return (
      <th scope="col" className={align}>
        {column.head}
      </th>
    );
  }
  const direction = sort === column.sort ? 'ascending' : sort === `-${column.sort}` ? 'descending' : 'none';
  const nextDescending = direction === 'none' ? column.firstDescending === true : direction === 'ascending';
  return (
    <th scope="col" className={align} aria-sort={direction}>
      <button
        type="button"
        className={`${styles['sort']} ${column.align === 'right' ? styles['sortRight'] : ''}`}
        title={nextDescending ? text.sortDescending(column.head) : text.sortAscending(column.head)}
        onClick={() => props.onSort(nextDescending ? `-${column.sort}` : `${column.sort}`)}
      >
        {column.head}
        <span className={styles['arrow']} aria-hidden="true" data-direction={direction}>
          {direction === 'descending' || (direction === 'none' && nextDescending) ? '↓' : '↑'}
        </span>
      </button>
    </th>
  );
}
