import { Button, NativeSelect, Text, Title } from '@mantine/core';
import type { ItemStatus } from '@vitrine/domain/content/content.ts';
import { statusLabels } from '@vitrine/domain/content/content-status.ts';
import { useMemo, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { pages as text } from '../../text/en-pages.ts';
import { pageStatus as words } from '../../text/en-page-status.ts';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BinIcon, PageIcon, PlusIcon, SearchIcon } from '../../ui/icons.tsx';
import { SaveAtOnceSign } from '../../ui/save-state.tsx';
import screen from '../../ui/screen.module.css';
import { SearchField } from '../../ui/search-field.tsx';
import { NewPageDialog } from './new-page-dialog.tsx';
import { PageList } from './page-list.tsx';
import { PageSettingsDialog } from './page-settings-dialog.tsx';
import { PageViews } from './page-views.tsx';
import { type Parent, rowsOf, searchRows } from './page-tree.ts';
import styles from './pages.module.css';
import { usePages } from './use-pages.ts';

const statusChoices = [
  { value: '', label: words.all },
  ...Object.entries(statusLabels).map(([value, label]) => ({ value, label })),
];
const statusNamed = (name: string | null): ItemStatus | null =>
  name !== null && Object.hasOwn(statusLabels, name) ? (name as ItemStatus) : null;

const nothingSentence = (search: string, status: ItemStatus | null): string => {
  if (status === null) return text.nothing(search);
  const label = statusLabels[status];
  return search === '' ? words.nothing(label) : words.nothingOf(search, label);
};

/** The tree of the website's pages and lists. */
export function PagesScreen() {
  const pages = usePages();
  const { query, tree } = pages;
  const navigate = useNavigate();
  const [parameters, setParameters] = useSearchParams();
  /** Where a new page is asked for: inside a folder, or at the top. */
  const [asked, setAsked] = useState<{ readonly parent: Parent | null } | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const search = parameters.get('search') ?? '';
  const settings = parameters.get('settings');
  const status = statusNamed(parameters.get('status'));
  const rows = useMemo(() => rowsOf(tree), [tree]);
  const found = useMemo(() => searchRows(rows, search, status), [rows, search, status]);

  // The palette opens the dialog by the address.
  const isByAddress = parameters.has('create');
  const setParameter = (name: 'search' | 'settings' | 'create' | 'status', value: string | null) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const showAll = () => {
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('search');
        next.delete('status');
        return next;
      },
      { replace: true },
    );
    // The pressed button is gone.
    field.current?.focus();
  };
  const closeNew = () => {
    setAsked(null);
    if (isByAddress) setParameter('create', null);
  };
  /** While they are loaded, what is around them stands already. */
  const hasTools = tree.length > 0 || query.isPending;
  const isSearch = search !== '' || status !== null;
  const addButton = (
    <Button leftSection={<PlusIcon size={16} />} onClick={() => setAsked({ parent: null })}>
      {text.add}
    </Button>
  );
  return (
    <div className={screen['screen']}>
      <div className={screen['head']}>
        <Title order={1} className={screen['title'] ?? ''}>
          {text.title}
        </Title>
        <span className={screen['grow']} />
        <SaveAtOnceSign status={pages.status} />
        <Button
          component={Link}
          to="/pages/bin"
          variant="default"
          leftSection={<BinIcon size={16} />}
          classNames={{
            root: styles['bin'] ?? '',
            label: styles['binLabel'] ?? '',
            section: styles['binIcon'] ?? '',
          }}
        >
          {text.bin}
        </Button>
        {hasTools && addButton}
      </div>
      <PageViews />
      {hasTools && (
        <>
          <Text size="sm" c="dimmed" mb="sm">
            {text.lead} {!isSearch && <span className={styles['byHand']}>{text.byHand}</span>}
          </Text>
          <div className={screen['tools']}>
            <SearchField
              ref={field}
              label={text.searchLabel}
              placeholder={text.search}
              value={search}
              onSearch={(value) => setParameter('search', value === '' ? null : value)}
            />
            <NativeSelect
              aria-label={words.filter}
              value={status ?? ''}
              data={statusChoices}
              onChange={({ currentTarget: { value } }) => setParameter('status', value === '' ? null : value)}
            />
          </div>
        </>
      )}
      <div className={screen['sheet']}>
        {query.isPending ? (
          <ListWaiting />
        ) : query.isError && tree.length === 0 ? (
          <CallFailed error={query.error} again={() => void query.refetch()} />
        ) : tree.length === 0 ? (
          <EmptyState title={text.emptyTitle} picture={<PageIcon size={44} />} action={addButton}>
            {text.empty}
          </EmptyState>
        ) : found.length === 0 ? (
          <EmptyState
            title={text.nothingTitle}
            picture={<SearchIcon size={44} />}
            action={
              <Button variant="default" onClick={showAll}>
                {text.showAll}
              </Button>
            }
          >
            {nothingSentence(search, status)}
          </EmptyState>
        ) : (
          <PageList
            pages={pages}
            rows={found}
            isSearch={isSearch}
            otherwise={field}
            onSettings={(id) => setParameter('settings', id)}
            onAdd={(parent) => setAsked({ parent })}
          />
        )}
      </div>
      {(asked !== null || isByAddress) && (
        <NewPageDialog
          parent={asked?.parent ?? null}
          add={pages.add}
          onClose={closeNew}
          onAdded={(id) => {
            setAsked(null);
            // Back leads to the tree, not to the dialog.
            void navigate(`/pages/${id}`, { replace: isByAddress });
          }}
        />
      )}
      {settings !== null && (
        <PageSettingsDialog key={settings} id={settings} onClose={() => setParameter('settings', null)} />
      )}
    </div>
  );
}
