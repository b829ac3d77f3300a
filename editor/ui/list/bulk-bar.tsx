import { Button } from '@mantine/core';
import type { ListCount } from '@vitrine/contracts/list.ts';
import type { RefObject } from 'react';
import { bulk as bulkText } from '../../text/en-bulk.ts';
import { lists as text } from '../../text/en-lists.ts';
import { CloseIcon } from '../icons.tsx';
import { useShowNumber } from '../show-money.ts';
import { ActionsMenu } from './actions-menu.tsx';
import { ExportButton } from './export-button.tsx';
import styles from './list.module.css';
import type { ListDefinition } from './list-definition.ts';
import { countSelected } from './selection.ts';
import type { Bulk } from './use-bulk.ts';
import type { ListSelection } from './use-selection.ts';

/** What can be done with the selected rows; it stays in view. */
export function BulkBar<Row extends { readonly id: string }>(props: {
  definition: ListDefinition<Row>;
  /** Search, filters and sort as the list's calls take them. */
  query: Readonly<Record<string, string>>;
  selection: ListSelection;
  rows: readonly Row[];
  count: ListCount | undefined;
  hasMore: boolean;
  /** Counts again: what is selected is what matches now. */
  recount: () => void;
  bulk: Bulk;
  actionsButton: RefObject<HTMLButtonElement | null>;
  onStarted: () => void;
  onCleared: () => void;
}) {
  const { definition, query, selection, rows, count, hasMore } = props;
  const showNumber = useShowNumber();
  const selected = countSelected(selection.value, count);
  const { value } = selection;
  const pageSelected = hasMore && value.kind === 'ids' && rows.every(({ id }) => value.ids.has(id));
  const all =
    count === undefined ? '' : text.count(showNumber, count.count, count.isMore, ...nouns(definition));
  return (
    <section className={styles['bulk']} aria-label={text.actions}>
      <span className={styles['bulkCount']} aria-live="polite">
        {value.kind === 'all' && value.except.size === 0 && count?.isMore === false
          ? text.allSelected(all)
          : text.selected(showNumber, selected)}
      </span>
      {pageSelected && count !== undefined && (
        <Button
          variant="subtle"
          size="compact-md"
          className={styles['small'] ?? ''}
          onClick={() => {
            selection.selectAll();
            props.recount();
          }}
        >
          {text.selectAll(all)}
        </Button>
      )}
      <span className={styles['bulkActions']}>
        {definition.actions !== undefined && (
          <ActionsMenu
            actions={definition.actions}
            bulk={props.bulk}
            selection={value}
            query={query}
            rows={bulkText.rows(showNumber, selected, ...nouns(definition))}
            button={props.actionsButton}
            onStarted={props.onStarted}
          />
        )}
        <ExportButton name={definition.name} query={query} selection={value} />
        <button
          type="button"
          className={styles['bulkClear']}
          aria-label={text.clearSelection}
          onClick={() => {
            selection.clear();
            props.onCleared();
          }}
        >
          <CloseIcon size={16} />
        </button>
      </span>
    </section>
  );
}

const nouns = (definition: { readonly noun: { readonly one: string; readonly many: string } }) =>
  [definition.noun.one, definition.noun.many] as const;
