import { Button, VisuallyHidden } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { MAX_NAVIGATION, type NavigationEntry } from '@vitrine/contracts/navigation.ts';
import type { ListedPage } from '@vitrine/contracts/pages.ts';
import { useRef, useState } from 'react';
import { navigation as text } from '../../../text/en-navigation.ts';
import { focusPlace } from '../../../ui/focus-place.ts';
import { PlusIcon } from '../../../ui/icons.tsx';
import screen from '../../../ui/screen.module.css';
import { useShowNumber } from '../../../ui/show-money.ts';
import { showUndo } from '../../../ui/show-undo.tsx';
import treeStyles from '../../../ui/tree/tree.module.css';
import { useTreeMoves } from '../../../ui/tree/use-tree-moves.ts';
import { PageSelect } from '../../page-editor/panel/controls/page-select.tsx';
import { entryOfPage, type ListName, nameOf, type Row, rowOf } from './entries.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { type EntryAction, EntryRow } from './entry-row.tsx';
import styles from './navigation.module.css';
import { type NavigationLists, rowsNow } from './use-navigation.ts';

/** One navigation: its entries are added, renamed, moved and removed. */
export function NavigationList(props: {
  name: ListName;
  navigation: NavigationLists;
  rows: readonly Row[];
  /** Undefined until they are known. */
  pages: readonly ListedPage[] | undefined;
  /** Why they are not known. */
  failure: string | undefined;
}) {
  const { name, navigation, rows } = props;
  const showNumber = useShowNumber();
  const [asked, setAsked] = useState<Row | 'new' | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const moves = useTreeMoves<Row>({
    now: () => rowsNow(name),
    allows:
      () =>
      (_, { parentId }) =>
        parentId === null,
    move: (id, place) => navigation.move(name, id, place),
    sentenceOf: (tree, id, { after }) => {
      const others = tree.filter((one) => one.id !== id);
      const moved = tree.find((one) => one.id === id);
      const place = others.findIndex((one) => one.id === after) + 2;
      return text.moved(showNumber, moved === undefined ? '' : nameOf(moved.entry), place);
    },
    undoLabel: text.undo,
  });
  /** The row that had the focus is gone: the one in its place has it, or the list's heading. */
  const focusNear = (place: number) =>
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll<HTMLElement>('li button') ?? [];
      focusPlace(buttons[Math.min(place, buttons.length - 1)] ?? heading.current);
    });
  const act = (row: Row, action: EntryAction) => {
    const called = nameOf(row.entry);
    const place = rows.indexOf(row);
    switch (action) {
      case 'edit':
        return setAsked(row);
      case 'other': {
        const other = name === 'main' ? 'footer' : 'main';
        navigation.moveToOther(name, row);
        focusNear(place);
        return notifications.show({ message: text.movedTo[other](called) });
      }
      case 'remove': {
        const at = navigation.remove(name, row.id);
        focusNear(place);
        return showUndo({
          message: text.removed(called),
          label: text.undo,
          undo: () => navigation.insert(name, row, at),
        });
      }
      default:
        return moves.step(row.id, action);
    }
  };
  const add = (entry: NavigationEntry) => {
    navigation.insert(name, rowOf(entry));
    notifications.show({ message: text.added[name](nameOf(entry)) });
  };
  const here = new Set(rows.flatMap(({ entry }) => (entry.kind === 'page' ? [entry.pageId] : [])));
  const kindOf = new Map((props.pages ?? []).map(({ id, kind }) => [id, kind]));
  const isFull = rows.length >= MAX_NAVIGATION;
  const other = navigation.lists?.[name === 'main' ? 'footer' : 'main'] ?? [];
  return (
    <section className={screen['sheet']} aria-label={text.names[name]}>
      <div className={styles['head']}>
        <h2 ref={heading}>{text.names[name]}</h2>
        <span className={styles['hint']}>{text.hints[name]}</span>
      </div>
      <VisuallyHidden component="output">{moves.said}</VisuallyHidden>
      {rows.length === 0 ? (
        <p className={styles['empty']}>{text.emptyLists[name]}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the controls in the rows
        <ul ref={list} className={treeStyles['list']} aria-label={text.names[name]} {...moves.list}>
          {rows.map((row, index) => (
            <EntryRow
              key={row.id}
              row={row}
              list={name}
              kind={row.entry.kind === 'page' ? kindOf.get(row.entry.pageId) : undefined}
              {...moves.rowOf(row.id)}
              isFirst={index === 0}
              isLast={index === rows.length - 1}
              canTake={other.length < MAX_NAVIGATION}
              onAction={act}
            />
          ))}
        </ul>
      )}
      <div className={styles['tools']}>
        {isFull ? (
          <span className={styles['hint']}>{text.full(showNumber, MAX_NAVIGATION)}</span>
        ) : (
          <>
            <PageSelect
              // Empty again after each page.
              key={rows.length}
              aria-label={text.addPage[name]}
              placeholder={text.addPagePlaceholder}
              failure={props.failure}
              pages={props.pages?.filter(({ id }) => !here.has(id))}
              valueOf={({ id }) => id}
              value=""
              goneLabel=""
              nothing={text.pageNothing}
              size="sm"
              onPick={(id) => {
                const page = props.pages?.find((one) => one.id === id);
                if (page !== undefined) add(entryOfPage(page));
              }}
            />
            <Button
              variant="default"
              leftSection={<PlusIcon size={16} />}
              aria-label={text.addLinkTo[name]}
              onClick={() => setAsked('new')}
            >
              {text.addLink}
            </Button>
          </>
        )}
      </div>
      {asked !== null && (
        <EntryDialog
          entry={asked === 'new' ? null : asked.entry}
          title={text.addLinkTo[name]}
          onClose={() => setAsked(null)}
          onDone={(entry) => {
            setAsked(null);
            if (asked === 'new') add(entry);
            else navigation.edit(name, asked.id, entry);
          }}
        />
      )}
    </section>
  );
}
