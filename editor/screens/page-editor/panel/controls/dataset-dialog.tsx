import { ActionIcon, Alert, Button, Text, VisuallyHidden } from '@mantine/core';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { pagePanel } from '../../../../text/en-page-panel.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { idleWhen } from '../../../../ui/idle-when.ts';
import { PlusIcon, RemoveIcon } from '../../../../ui/icons.tsx';
import { useShowNumber } from '../../../../ui/show-money.ts';
import type { Step } from '../control.ts';
import {
  addColumn,
  addRow,
  type Grid,
  type GridLimits,
  isNumberCell,
  pasteCells,
  problemOfGrid,
  readCells,
  removeColumn,
  removeRow,
  withCell,
} from '../dataset-grid.ts';
import styles from '../dataset.module.css';

const text = pagePanel.dataset;

/** The cells of a dataset: typed, pasted from a spreadsheet, moved through with the arrow keys. */
export function DatasetDialog(props: {
  title: string;
  grid: Grid;
  limits: GridLimits;
  path: string;
  onChange: (grid: Grid, step: Step, path?: string) => void;
  close: () => void;
}) {
  const { grid, limits, path, onChange } = props;
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');
  const showNumber = useShowNumber();
  const table = useRef<HTMLTableElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const { head, rows } = grid;
  const named = head === null ? 0 : 1;
  const width = rows[0]?.length ?? head?.length ?? 0;
  const isTall = rows.length >= limits.maxRows;
  const isWide = width - named >= limits.maxColumns;
  const problem = problemOfGrid(grid);

  const cellAt = (row: number, column: number) =>
    table.current?.querySelector<HTMLInputElement>(`[data-cell="${row}.${column}"]`);
  const focusCell = (row: number, column: number) => {
    const top = head === null ? 0 : -1;
    const cell = cellAt(Math.max(top, row), Math.max(0, column));
    cell?.focus();
    cell?.select();
  };
  const columnName = (column: number) =>
    named === 1 && column === 0 ? text.names : head?.[column] || text.column(column + 1 - named);

  const paste = (event: ClipboardEvent, row: number, column: number) => {
    const pasted = event.clipboardData.getData('text/plain');
    const cells = readCells(pasted);
    // A single value is pasted into its cell as everywhere.
    if (cells.length < 2 && (cells[0]?.length ?? 0) < 2) return;
    event.preventDefault();
    const after = pasteCells(grid, cells, { row, column }, limits);
    onChange(after.grid, 'once');
    setNotes(after.notes);
    setSaid(text.pasted(showNumber, cells.length, Math.max(...cells.map((line) => line.length))));
  };
  const press = (event: KeyboardEvent<HTMLInputElement>, row: number, column: number) => {
    const { currentTarget: input, key } = event;
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const isAtStart = input.selectionStart === 0;
    const isAtEnd = input.selectionEnd === input.value.length;
    if (key === 'ArrowUp') focusCell(row - 1, column);
    else if (key === 'ArrowDown') focusCell(row + 1, column);
    else if (key === 'Enter' && row === rows.length - 1 && !isTall) {
      flushSync(() => onChange(addRow(grid), 'once'));
      focusCell(row + 1, column);
    } else if (key === 'Enter') focusCell(row + 1, column);
    else if (key === 'ArrowLeft' && isAtStart && column > 0) focusCell(row, column - 1);
    else if (key === 'ArrowRight' && isAtEnd && column < width - 1) focusCell(row, column + 1);
    else return;
    event.preventDefault();
  };
  const cell = (row: number, column: number, value: string, label: string) => (
    <input
      className={styles['cell']}
      data-cell={`${row}.${column}`}
      data-blank={row >= 0 && head !== null && (column === 0 ? value.trim() === '' : !isNumberCell(value))}
      aria-label={label}
      autoComplete="off"
      maxLength={500}
      value={value}
      onChange={(event) =>
        onChange(withCell(grid, row, column, event.currentTarget.value), 'typed', `${path}.${row}.${column}`)
      }
      onKeyDown={(event) => press(event, row, column)}
      onPaste={(event) => paste(event, row, column)}
    />
  );

  return (
    <Dialog opened onClose={props.close} size="xl" title={props.title}>
      <VisuallyHidden component="output">{said}</VisuallyHidden>
      <Text size="sm" c="dimmed" mb="sm">
        {text.help}
      </Text>
      <div className={styles['frame']}>
        <table ref={table} className={styles['table']} aria-label={props.title}>
          <thead>
            <tr>
              {Array.from({ length: width }, (_, column) => (
                <th key={column} scope="col">
                  <div className={styles['headCell']}>
                    {head !== null && column > 0 ? (
                      cell(-1, column, head[column] ?? '', text.columnName(column))
                    ) : (
                      <span className={styles['headWords']}>{columnName(column)}</span>
                    )}
                    {column >= named && (
                      <ActionIcon
                        variant="subtle"
                        color="gray"
                        size="sm"
                        aria-label={text.removeColumn(column + 1 - named)}
                        {...idleWhen(width - named <= 1)}
                        onClick={() => {
                          if (width - named <= 1) return;
                          flushSync(() => onChange(removeColumn(grid, column), 'once'));
                          focusCell(0, column - 1);
                        }}
                      >
                        <RemoveIcon size={13} />
                      </ActionIcon>
                    )}
                  </div>
                </th>
              ))}
              <td>
                <VisuallyHidden>{text.remove}</VisuallyHidden>
              </td>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              // Rows have no ids: their positions are what they are.
              <tr key={at}>
                {row.map((value, column) => (
                  <td key={column}>{cell(at, column, value, text.cell(at + 1, columnName(column)))}</td>
                ))}
                <td>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size="sm"
                    aria-label={text.removeRow(at + 1)}
                    onClick={() => {
                      flushSync(() => onChange(removeRow(grid, at), 'once'));
                      if (rows.length > 1) focusCell(Math.min(at, rows.length - 2), 0);
                      else adding.current?.focus();
                    }}
                  >
                    <RemoveIcon size={13} />
                  </ActionIcon>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles['foot']}>
        <Button
          ref={adding}
          variant="default"
          size="xs"
          leftSection={<PlusIcon size={14} />}
          {...idleWhen(isTall)}
          onClick={() => {
            if (isTall) {
              setNotes([text.fullRows(limits.maxRows)]);
              return;
            }
            flushSync(() => onChange(addRow(grid), 'once'));
            focusCell(rows.length, 0);
          }}
        >
          {text.addRow}
        </Button>
        <Button
          variant="default"
          size="xs"
          leftSection={<PlusIcon size={14} />}
          {...idleWhen(isWide)}
          onClick={() => {
            if (isWide) {
              setNotes([text.fullColumns(limits.maxColumns)]);
              return;
            }
            flushSync(() => onChange(addColumn(grid), 'once'));
            focusCell(head === null ? 0 : -1, width);
          }}
        >
          {text.addColumn}
        </Button>
        <Button size="xs" ml="auto" onClick={props.close}>
          {text.done}
        </Button>
      </div>
      <output className={styles['notes']}>
        {notes.map((note) => (
          <Alert key={note} color="yellow" variant="light" p="xs">
            {note}
          </Alert>
        ))}
        {problem !== null && (
          <Alert color="red" variant="light" p="xs">
            {problem}
          </Alert>
        )}
      </output>
    </Dialog>
  );
}
