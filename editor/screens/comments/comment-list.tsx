import { Alert, Button, VisuallyHidden } from '@mantine/core';
import type { OwnerComment } from '@vitrine/contracts/comments.ts';
import type { CommentAction, CommentStatus } from '@vitrine/domain/comment/comment-states.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { sentenceOf } from '../../app/client.ts';
import { text } from '../../text/en.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CommentsIcon, OutsideIcon } from '../../ui/icons.tsx';
import screen from '../../ui/screen.module.css';
import { CommentCard } from './comment-card.tsx';
import { listQuery } from './comment-queries.ts';
import styles from './comments-screen.module.css';
import { ActionLine } from './action-line.tsx';
import { arrangeRows, type AppliedAction, neighbourOf, moderatable } from './comment-actions.ts';
import { ListHead } from './list-head.tsx';
import { useCommentKeys } from './use-comment-keys.ts';
import { useCommentActions } from './use-comment-actions.ts';
import { useFocusOn } from './use-focus-on.ts';

/** The comments of one status. After an action a line with Undo stays in their place. */
export function CommentList(props: { status: CommentStatus }) {
  const { status } = props;
  const list = useInfiniteQuery(listQuery(status));
  const actions = useCommentActions(status);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const element = useRef<HTMLDivElement>(null);
  const focusOn = useFocusOn(element);

  const fetched = list.data?.pages.flatMap((page) => page.comments) ?? [];
  const rows = arrangeRows(fetched, actions.done);
  const here = moderatable(rows);
  const chosen = here.filter(({ id }) => selected.has(id));

  const moderate = (comments: readonly OwnerComment[], action: CommentAction): void => {
    const applied = actions.moderate(comments, action);
    if (applied === null) return;
    const ids = comments.map(({ id }) => id);
    setSelected((before) => new Set([...before].filter((id) => !ids.includes(id))));
    const next = neighbourOf(rows, ids);
    focusOn(next === null ? `undo-${applied.id}` : `comment-${next}`);
  };
  const undo = (applied: AppliedAction): void => {
    actions.undo(applied);
    const first = applied.comments[0];
    if (first !== undefined) focusOn(`comment-${first.id}`);
  };
  const toggle = (id: string): void =>
    setSelected((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const showOlder = async (): Promise<void> => {
    const { data } = await list.fetchNextPage();
    const first = data?.pages.at(-1)?.comments[0];
    if (first !== undefined) focusOn(`comment-${first.id}`);
  };

  useCommentKeys(element, {
    status,
    moderate: (id, action) => moderate(selectedOr(here, chosen, id), action),
    toggle,
    undoLast: () => {
      const last = actions.done.applied.at(-1);
      if (last !== undefined) undo(last);
    },
  });

  return (
    <div className={`${screen['sheet']} ${styles['sheet']}`} ref={element}>
      <VisuallyHidden component="output" aria-live="polite">
        {actions.announcement}
      </VisuallyHidden>
      {list.isPending ? (
        <ListWaiting />
      ) : list.isError && rows.length === 0 ? (
        <CallFailed error={list.error} again={() => void list.refetch()} />
      ) : (
        <>
          {here.length > 0 && (
            <ListHead
              status={status}
              all={here.length}
              chosen={chosen.length}
              onChooseAll={(all) => setSelected(new Set(all ? here.map(({ id }) => id) : []))}
              onModerate={(action) => moderate(chosen, action)}
            />
          )}
          <ul className={styles['comments']}>
            {rows.map((row) =>
              row.kind === 'applied' ? (
                <ActionLine
                  key={`applied-${row.applied.id}`}
                  applied={row.applied}
                  onUndo={() => undo(row.applied)}
                />
              ) : (
                <CommentCard
                  key={row.comment.id}
                  comment={row.comment}
                  status={status}
                  problem={row.problem}
                  isSelected={selected.has(row.comment.id)}
                  onToggle={() => toggle(row.comment.id)}
                  onModerate={(action) => moderate([row.comment], action)}
                />
              ),
            )}
          </ul>
          {here.length === 0 && !list.hasNextPage && <Nothing status={status} isDone={rows.length > 0} />}
          {list.hasNextPage && (
            <div className={screen['more']}>
              <BusyButton
                variant="default"
                loading={list.isFetchingNextPage}
                onClick={() => void showOlder()}
              >
                {text.comments.older}
              </BusyButton>
            </div>
          )}
          {list.isFetchNextPageError && (
            <Alert color="red" variant="light" role="alert" m="md" mt={0}>
              {sentenceOf(list.error)}
            </Alert>
          )}
        </>
      )}
    </div>
  );
}

/** A shortcut in a selected comment applies to the selection; in any other, to that comment. */
function selectedOr(
  here: readonly OwnerComment[],
  chosen: readonly OwnerComment[],
  id: string,
): readonly OwnerComment[] {
  return chosen.some((one) => one.id === id) ? chosen : here.filter((one) => one.id === id);
}

function Nothing(props: { status: CommentStatus; isDone: boolean }) {
  const words = text.comments.empty[props.status];
  return (
    <EmptyState
      title={words.title}
      picture={<CommentsIcon size={44} />}
      action={
        props.status === 'visible' ? (
          <Button component="a" href="/" target="_blank" rightSection={<OutsideIcon size={16} />}>
            {text.comments.openSite}
          </Button>
        ) : (
          <Button component={Link} to="/comments?status=visible" variant="default">
            {text.comments.seeShown}
          </Button>
        )
      }
    >
      {props.isDone ? words.afterwards : words.words}
    </EmptyState>
  );
}
