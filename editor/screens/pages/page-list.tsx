import { VisuallyHidden } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { ListedPage } from '@vitrine/contracts/pages.ts';
import { siblingsOf, type Tree, type TreePlace } from '@vitrine/domain/tree/tree.ts';
import { type RefObject, useRef, useState } from 'react';
import { sentenceOf } from '../../app/client.ts';
import type { ShowNumber } from '../../text/en-lists.ts';
import { pages as text } from '../../text/en-pages.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { useFocusOfRow } from '../../ui/list/use-focus-of-row.ts';
import screen from '../../ui/screen.module.css';
import { useShowNumber } from '../../ui/show-money.ts';
import { useShowMore } from '../../ui/show-more.ts';
import { showUndo } from '../../ui/show-undo.tsx';
import treeStyles from '../../ui/tree/tree.module.css';
import { useTreeMoves } from '../../ui/tree/use-tree-moves.ts';
import { useLatest } from '../../ui/use-latest.ts';
import { chooseStatus, type StatusDialogName } from '../page-editor/status/status-choices.ts';
import { StatusDialogs } from '../page-editor/status/status-dialogs.tsx';
import { type PageAction, PageRowView } from './page-row.tsx';
import { allowsMoves, type PageRow, type Parent } from './page-tree.ts';
import { type Pages, pagesNow, restorePage } from './use-pages.ts';

/** Rows that are shown at first, and with each press of "Show more". */
const AT_ONCE = 200;

/** The pages as an indented list: each is moved by drag, by its menu and by keys. */
export function PageList(props: {
  pages: Pages;
  rows: readonly PageRow[];
  /** Whether only those are shown that a search has found: they cannot be moved. */
  isSearch: boolean;
  /** Has the focus when the last row is gone. */
  otherwise: RefObject<HTMLElement | null>;
  onSettings: (id: string) => void;
  onAdd: (parent: Parent) => void;
}) {
  const { pages, rows, isSearch } = props;
  const showNumber = useShowNumber();
  /** The page whose status a dialog is about. */
  const [asked, setAsked] = useState<{ readonly id: string; readonly dialog: StatusDialogName } | null>(null);
  const askedPage = asked === null ? undefined : pages.tree.find(({ id }) => id === asked.id);
  const [shown, setShown] = useState(AT_ONCE);
  const list = useRef<HTMLUListElement>(null);
  const showMore = useShowMore(list, () => Promise.resolve(setShown((before) => before + AT_ONCE)));
  useFocusOfRow(list, props.otherwise);
  const moves = useTreeMoves({
    now: pagesNow,
    allows: allowsMoves,
    move: pages.move,
    sentenceOf: (tree, id, place) => movedSentence(showNumber, tree, id, place),
    undoLabel: text.undo,
    isFixed: isSearch,
  });
  const act = (page: ListedPage, action: PageAction) => {
    const { id, title } = page;
    if (typeof action === 'object') {
      const dialog = chooseStatus(pages.statusOf(page), action.status);
      return setAsked(dialog === null ? null : { id, dialog });
    }
    switch (action) {
      case 'settings':
        return props.onSettings(id);
      case 'add-inside':
        return props.onAdd({ id, title });
      case 'duplicate':
        return pages.duplicate(id, (copy) => notifications.show({ message: text.duplicated(copy.title) }));
      case 'delete':
        return pages.remove(id, () =>
          showUndo({ message: text.deleted(title), label: text.undo, undo: () => undoDelete(id) }),
        );
      default:
        return moves.step(id, action);
    }
  };
  // The same function over renders: only rows that change are drawn again.
  const latest = useLatest(act);
  const [onAction] = useState(() => (page: ListedPage, action: PageAction) => latest.current(page, action));
  return (
    <>
      <VisuallyHidden component="output">{moves.said}</VisuallyHidden>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the controls in the rows */}
      <ul
        ref={list}
        className={treeStyles['list']}
        aria-label={isSearch ? text.found : text.list}
        {...moves.list}
      >
        {rows.slice(0, shown).map((row) => (
          <PageRowView
            key={row.page.id}
            {...row}
            {...moves.rowOf(row.page.id)}
            isFixed={isSearch}
            onAction={onAction}
          />
        ))}
      </ul>
      {asked !== null && askedPage !== undefined && (
        <StatusDialogs
          target={pages.statusOf(askedPage)}
          dialog={asked.dialog}
          close={() => setAsked(null)}
        />
      )}
      {rows.length > shown && (
        <div className={screen['more']}>
          <BusyButton variant="default" onClick={showMore}>
            {text.more}
          </BusyButton>
        </div>
      )}
    </>
  );
}

async function undoDelete(id: string): Promise<void> {
  try {
    const { title, path } = await restorePage(id);
    notifications.show({ message: text.restored(title, path) });
  } catch (error) {
    notifications.show({ color: 'red', message: sentenceOf(error) });
  }
}

/** Says where a page is after a move. */
function movedSentence(
  show: ShowNumber,
  tree: Tree<ListedPage>,
  id: string,
  { parentId, after }: TreePlace,
): string {
  const siblings = siblingsOf(tree, { parentId }).filter((one) => one.id !== id);
  const place = siblings.findIndex((one) => one.id === after) + 2;
  const titleOf = (one: string) => tree.find((page) => page.id === one)?.title ?? '';
  return text.moved(show, titleOf(id), place, parentId === null ? null : titleOf(parentId));
}
