import { Button, Title } from '@mantine/core';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { lists as text } from '../../text/en-lists.ts';
import { BusyButton } from '../busy-button.tsx';
import { CallFailed, ListWaiting } from '../call-state.tsx';
import { EmptyState } from '../empty-state.tsx';
import screen from '../screen.module.css';
import { SearchField } from '../search-field.tsx';
import { useShowNumber } from '../show-money.ts';
import { useShowMore } from '../show-more.ts';
import { BulkBar } from './bulk-bar.tsx';
import { BulkProgress } from './bulk-progress.tsx';
import { DisplayMenu } from './display-menu.tsx';
import { FilterBar } from './filter-bar.tsx';
import type { ListDefinition } from './list-definition.ts';
import { rememberOpened, takeOpened } from './list-memory.ts';
import { ListTable } from './list-table.tsx';
import styles from './list.module.css';
import { useBulk } from './use-bulk.ts';
import { useColumns } from './use-columns.ts';
import { useFocusOfRow } from './use-focus-of-row.ts';
import { useListAddress } from './use-list-address.ts';
import { useListKeys } from './use-list-keys.ts';
import { useListCount, useListRows } from './use-list-rows.ts';
import { useSelection } from './use-selection.ts';
import { useViews } from './use-views.ts';
import { ViewTabs } from './view-tabs.tsx';

const noKeys: readonly never[] = [];

/** A screen that is a list: see `ListDefinition`. */
export function ListScreen<Row extends { readonly id: string }>(props: {
  definition: ListDefinition<Row>;
  /** Actions beside the title. */
  action?: ReactNode;
  /** What is to be known of the list as a whole. */
  note?: ReactNode;
  /** Adds an entry; not shown while there is none, when the empty state has the same button. */
  add?: ReactNode;
  /** Shown when there is nothing at all: what will be here, and one button. */
  empty: ReactNode;
  /** Shown when nothing matches, in place of the sentence about search and filters. */
  nothing?: ReactNode;
}) {
  const { definition } = props;
  const address = useListAddress(definition.filters, definition.defaultSort);
  const { part } = definition;
  const ownName = part?.name ?? definition.name;
  const asked = useMemo(() => ({ ...part?.query, ...address.query }), [part, address.query]);
  const query = useListRows<Row>(definition.name, asked, { isLive: definition.isLive === true });
  const counted = useListCount(definition.name, asked);
  const { pages } = query.data ?? {};
  const rows = useMemo(() => pages?.flatMap((page) => page.rows) ?? [], [pages]);
  const memoryKey = `${ownName}?${address.key}`;
  const selection = useSelection(
    memoryKey,
    rows.map(({ id }) => id),
  );
  const views = useViews(ownName, definition.views, address);
  const columns = useColumns(ownName, definition.columns, views.shown);
  const heading = useRef<HTMLHeadingElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const actionsButton = useRef<HTMLButtonElement>(null);
  const progress = useRef<HTMLElement>(null);
  // A change that was just started takes the focus as soon as its progress is shown.
  const isStarted = useRef(false);
  useEffect(() => {
    if (!isStarted.current || progress.current === null) return;
    isStarted.current = false;
    progress.current.focus();
  });
  const bulk = useBulk(definition.name);
  const showMore = useShowMore(sheet, query.fetchNextPage);
  useListKeys(table, definition.keys ?? noKeys, {
    toggle: selection.toggle,
    clear: selection.clear,
    act: () => actionsButton.current?.focus(),
    search,
    // A selection is acted on by its own actions.
    own: selection.isEmpty ? (definition.keys ?? noKeys) : noKeys,
    rowOf: (id) => rows.find((row) => row.id === id) ?? null,
  });
  useFocusOnOpened(ownName, memoryKey, table, rows.length > 0);
  // Where letters are typed, the keys of the list would do nothing.
  useFocusOfRow(table, definition.keys === undefined ? search : heading);

  const showNumber = useShowNumber();
  const sortBy = (sort: string) => address.change({ sort });
  const clear = () => {
    address.clear();
    search.current?.focus();
  };
  const isEmpty = query.data !== undefined && rows.length === 0;
  const isNew = isEmpty && !address.isNarrowed;
  return (
    <div className={screen['screen']}>
      <div className={screen['head']}>
        <Title order={1} ref={heading} tabIndex={-1} className={screen['title'] ?? ''}>
          {definition.title}
        </Title>
        <span className={`${screen['quiet']} ${screen['small']} ${styles['count']}`} aria-live="polite">
          {counted.data !== undefined &&
            !isNew &&
            text.count(
              showNumber,
              counted.data.count,
              counted.data.isMore,
              definition.noun.one,
              definition.noun.many,
            )}
        </span>
        <span className={screen['grow']} />
        {props.action}
        {!isNew && props.add}
      </div>
      {props.note}
      {!isNew && (
        <ViewTabs title={definition.title} views={views} address={address} hidden={columns.hidden} />
      )}
      {!isNew && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- from the search field into the rows
        <div
          className={`${screen['tools']} ${styles['tools']}`}
          onKeyDown={(event) => {
            if (event.target !== search.current || !['ArrowDown', 'Enter'].includes(event.key)) return;
            const row = table.current?.querySelector<HTMLElement>('tbody a[href]');
            if (row === null || row === undefined) return;
            event.preventDefault();
            row.focus();
          }}
        >
          <SearchField
            ref={search}
            label={definition.searchLabel}
            placeholder={definition.searchPlaceholder}
            value={address.search}
            onSearch={(value) => address.change({ search: value })}
          />
          <FilterBar filters={definition.filters} address={address} />
          {address.isNarrowed && (
            <Button
              variant="subtle"
              color="gray"
              size="compact-md"
              className={styles['small'] ?? ''}
              onClick={clear}
            >
              {text.clearAll}
            </Button>
          )}
          <span className={screen['grow']} />
          <DisplayMenu
            definition={definition}
            shown={columns.shown}
            sort={address.sort}
            onSort={sortBy}
            onColumn={columns.toggle}
          />
        </div>
      )}
      {bulk.job !== null && (
        <BulkProgress definition={definition} bulk={bulk} job={bulk.job} place={progress} />
      )}
      <div className={screen['sheet']} ref={sheet}>
        {query.isPending ? (
          <ListWaiting />
        ) : query.isError && rows.length === 0 ? (
          <CallFailed error={query.error} again={() => void query.refetch()} />
        ) : isNew ? (
          props.empty
        ) : isEmpty && props.nothing !== undefined ? (
          props.nothing
        ) : isEmpty ? (
          <EmptyState
            title={text.nothingTitle(definition.noun.many)}
            action={
              <Button variant="default" onClick={clear}>
                {text.clear}
              </Button>
            }
          >
            {text.nothing}
          </EmptyState>
        ) : (
          <ListTable
            definition={definition}
            columns={columns.shown}
            rows={rows}
            sort={address.sort}
            selection={selection}
            list={table}
            isOld={query.isPlaceholderData}
            onSort={sortBy}
            onOpen={(id) => {
              rememberOpened(ownName, { id, key: memoryKey });
            }}
          />
        )}
        {query.hasNextPage && rows.length > 0 && (
          <div className={screen['more']}>
            <BusyButton variant="default" loading={query.isFetchingNextPage} onClick={showMore}>
              {definition.more}
            </BusyButton>
          </div>
        )}
      </div>
      {!selection.isEmpty && rows.length > 0 && (
        <BulkBar
          definition={definition}
          query={asked}
          selection={selection}
          rows={rows}
          // The count of another search says nothing about these rows.
          count={counted.isPlaceholderData ? undefined : counted.data}
          hasMore={query.hasNextPage}
          recount={() => void counted.refetch()}
          bulk={bulk}
          actionsButton={actionsButton}
          onStarted={() => {
            selection.clear();
            isStarted.current = true;
          }}
          onCleared={() => table.current?.querySelector<HTMLElement>('tbody a[href]')?.focus()}
        />
      )}
    </div>
  );
}

/** On the way back from a row's page the row has the focus again, as soon as it is there. */
function useFocusOnOpened(
  list: string,
  key: string,
  table: React.RefObject<HTMLTableElement | null>,
  isShown: boolean,
): void {
  const opened = useRef<string | null>(null);
  // By Back the list is the same, also if its search was still on the way when the row was opened. A link, as after the
  // row was deleted, leads to the row only where the list shows what it was opened from.
  const isBack = useNavigationType() === 'POP';
  const atFirst = useRef({ key, isBack });
  useEffect(() => {
    const row = takeOpened(list);
    opened.current =
      row !== null && (atFirst.current.isBack || row.key === atFirst.current.key) ? row.id : null;
  }, [list]);
  useEffect(() => {
    if (!isShown || opened.current === null) return undefined;
    const id = CSS.escape(opened.current);
    // After the shell has moved the focus to the new screen.
    const frame = requestAnimationFrame(() => {
      opened.current = null;
      // Rows that were loaded again come late: the focus is where the shell or its owner has put it.
      if (document.activeElement?.matches('body, h1, #content') === false) return;
      table.current?.querySelector<HTMLElement>(`[data-row="${id}"] a[href]`)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [table, isShown]);
}
