import { Button, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { sentenceOf } from '../../app/client.ts';
import { views as text } from '../../text/en-views.ts';
import { BusyButton } from '../busy-button.tsx';
import { type ListView, queryKey, searchOf } from './list-view.ts';
import type { ListAddress } from './use-list-address.ts';
import type { ViewsOfList } from './use-views.ts';
import { ViewForm } from './view-form.tsx';
import { ViewMenu } from './view-menu.tsx';
import styles from './views.module.css';

/** A view that was deleted, and its place among the owner's. */
interface Deleted {
  readonly view: ListView;
  readonly at: number;
}

/** A list's views as tabs above it; what was changed in one can be saved. */
export function ViewTabs(props: {
  title: string;
  views: ViewsOfList;
  address: ListAddress;
  /** Columns that are not shown now. */
  hidden: readonly string[];
}) {
  const { views, address, hidden } = props;
  const { all, shown } = views;
  const own = all.filter(({ isOwn }) => isOwn);
  const nav = useRef<HTMLElement>(null);
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  const content = { query: address.query, hidden };
  const isQueryChanged = queryKey(shown.query) !== queryKey(address.query);
  const isChanged = isQueryChanged || (shown.hidden !== null && !sameSet(shown.hidden, hidden));

  /** The view whose tab is focused once it is there. */
  const awaited = useRef<string | null>(null);
  const focusAwaited = () => {
    if (awaited.current === null) return;
    const tab = nav.current?.querySelector<HTMLElement>(`[data-view="${CSS.escape(awaited.current)}"]`);
    if (tab === null || tab === undefined) return;
    awaited.current = null;
    tab.focus();
  };
  useEffect(focusAwaited);
  const focusTab = (id: string) => {
    awaited.current = id;
    requestAnimationFrame(focusAwaited);
  };
  const open = (view: ListView) => {
    address.open(searchOf(view));
    focusTab(view.id);
  };
  const save = async (name: string) => {
    const { views: saved } = await views.add.mutateAsync({ ...content, name });
    const added = saved.at(-1);
    if (added !== undefined) open({ ...added, isOwn: true });
  };
  const remove = async (view: ListView) => {
    const at = own.findIndex(({ id }) => id === view.id);
    await views.remove.mutateAsync(view);
    address.open('');
    setDeleted({ view, at });
  };
  const undo = async ({ view, at }: Deleted) => {
    const { views: saved } = await views.add.mutateAsync({
      name: view.name,
      query: view.query,
      hidden: view.hidden ?? [],
      at,
    });
    setDeleted(null);
    const back = saved[at];
    if (back !== undefined) open({ ...back, isOwn: true });
  };
  const failed = [views.change, views.move, views.remove].find(({ isError }) => isError);

  return (
    <nav className={styles['views']} aria-label={text.label(props.title)} ref={nav} data-views>
      <ul className={styles['tabs']}>
        {all.map((view) => (
          <li key={view.id} className={styles['tab']} data-shown={view.id === shown.id}>
            <Link
              to={{ search: searchOf(view) }}
              replace
              preventScrollReset
              data-view={view.id}
              aria-current={view.id === shown.id ? 'true' : undefined}
              className={styles['link']}
              onClick={() => setDeleted(null)}
            >
              <span className={styles['name']}>{view.name}</span>
              {view.id === shown.id && view.isOwn && isChanged && (
                <>
                  <span className={styles['dot']} aria-hidden="true" />
                  <VisuallyHidden>{text.changed}</VisuallyHidden>
                </>
              )}
            </Link>
            {view.isOwn && view.id === shown.id && (
              <ViewMenu
                view={view}
                place={own.findIndex(({ id }) => id === view.id)}
                count={own.length}
                onRename={(name) => views.change.mutateAsync({ view, name })}
                onMove={(to) => views.move.mutate({ view, to }, { onSuccess: () => focusTab(view.id) })}
                onDelete={() => void remove(view).catch(() => undefined)}
              />
            )}
          </li>
        ))}
      </ul>
      {isChanged && (
        <span className={styles['save']}>
          {shown.isOwn && (
            <BusyButton
              variant="subtle"
              size="compact-md"
              className={styles['button'] ?? ''}
              loading={views.change.isPending}
              onClick={() =>
                views.change.mutate({ view: shown, ...content }, { onSuccess: () => focusTab(shown.id) })
              }
            >
              {text.saveChanges}
            </BusyButton>
          )}
          <ViewForm label={shown.isOwn ? text.saveNew : text.save} onSubmit={save} />
        </span>
      )}
      {failed !== undefined && (
        <span role="alert" className={styles['failed']}>
          {sentenceOf(failed.error)}
        </span>
      )}
      {deleted !== null && <Undo deleted={deleted} onUndo={() => undo(deleted)} />}
    </nav>
  );
}

/** Stands at the end of the tabs after one was deleted, with the focus on Undo. */
function Undo({ deleted, onUndo }: { deleted: Deleted; onUndo: () => Promise<void> }) {
  const [problem, setProblem] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  // The deleted tab had the focus.
  useEffect(() => button.current?.focus(), []);
  return (
    <output className={styles['deleted']}>
      {problem === '' ? text.deleted(deleted.view.name) : problem}
      <Button
        variant="subtle"
        size="compact-md"
        className={styles['button'] ?? ''}
        ref={button}
        onClick={() => void onUndo().catch((error: unknown) => setProblem(sentenceOf(error)))}
      >
        {text.undo}
      </Button>
    </output>
  );
}

const sameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));
