import { Button } from '@mantine/core';
import type { OwnerComment } from '@vitrine/contracts/comments.ts';
import { commentActions, commentStatuses } from '@vitrine/domain/comment/comment-states.ts';
import { Link, useSearchParams } from 'react-router';
import { client } from '../../app/client.ts';
import { text } from '../../text/en.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CommentsIcon, OutsideIcon } from '../../ui/icons.tsx';
import type { ListDefinition } from '../../ui/list/list-definition.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import screen from '../../ui/screen.module.css';
import { Answered, CommentActions, CommentTone, Reasons, Written } from './comment-parts.tsx';
import styles from './comments.module.css';
import { moderate, undoLast } from './moderate.ts';
import { actionKeys } from './offered-actions.ts';

const words = text.comments;

const definition: ListDefinition<OwnerComment> = {
  name: 'comments',
  title: words.title,
  noun: words.noun,
  searchLabel: words.searchLabel,
  searchPlaceholder: words.search,
  columns: [
    {
      id: 'comment',
      head: words.columns.comment,
      card: 'title',
      cell: (comment) => <Comment comment={comment} />,
    },
    {
      id: 'status',
      head: words.columns.status,
      card: 'foot',
      cell: ({ status }) => <CommentTone status={status} />,
    },
    {
      id: 'written',
      head: words.columns.written,
      sort: 'written',
      firstDescending: true,
      card: 'footSide',
      cell: (comment) => <Written comment={comment} />,
    },
    {
      id: 'actions',
      head: words.columns.actions,
      card: 'line',
      cell: (comment) => <CommentActions comment={comment} />,
    },
  ],
  filters: [
    {
      kind: 'choice',
      name: 'status',
      label: words.columns.status,
      choices: commentStatuses.map((status) => ({ value: status, label: words.status[status] })),
      several: true,
    },
    {
      kind: 'record',
      name: 'item',
      label: words.item,
      placeholder: words.itemPlaceholder,
      find: async (search, signal) => {
        const { items } = await client.call(
          'GET',
          '/api/admin/comments/items',
          { query: { search } },
          signal,
        );
        return items.map(({ id, title }) => ({ value: id, label: title }));
      },
      nameOf: async (item, signal) => {
        const { rows } = await client.call('GET', '/api/admin/comments', { query: { item } }, signal);
        return rows[0]?.itemTitle ?? words.itemGone;
      },
    },
    { kind: 'days', name: 'written', label: words.columns.written, from: 'writtenFrom', to: 'writtenTo' },
  ],
  views: commentStatuses.map((status) => ({ id: status, name: words.status[status], query: { status } })),
  actions: [{ name: 'approve' }, { name: 'hold' }, { name: 'mark-spam' }, { name: 'remove', isFirst: true }],
  keys: [
    ...commentActions.map((action) => ({
      key: actionKeys[action],
      label: words.actions[action],
      run: (comment: OwnerComment | null) => {
        if (comment !== null) void moderate(comment, action);
      },
    })),
    { key: 'z', label: words.undoKey, run: () => void undoLast() },
  ],
  defaultSort: '-written',
  more: words.older,
  isLive: true,
  pathOf: ({ id }) => `/comments/${id}`,
  nameOf: ({ authorName }) => words.whose(authorName),
};

/** What narrows the list besides the status. */
const narrowing = ['search', 'item', 'writtenFrom', 'writtenTo'];

/** All comments, the newest first. */
export function CommentsScreen() {
  const [parameters] = useSearchParams();
  const status = commentStatuses.find((one) => one === parameters.get('status'));
  const isWhole = !narrowing.some((name) => parameters.get(name));
  const openSite = (
    <Button component="a" href="/" target="_blank" rightSection={<OutsideIcon size={16} />}>
      {words.openSite}
    </Button>
  );
  return (
    <ListScreen
      definition={definition}
      action={
        <Button component={Link} to="/comments/settings" variant="default">
          {words.settingsLink}
        </Button>
      }
      nothing={
        status !== undefined && isWhole ? (
          <EmptyState
            title={words.empty[status].title}
            picture={<CommentsIcon size={44} />}
            action={
              status === 'visible' ? (
                openSite
              ) : (
                <Button component={Link} to="/comments?status=visible" variant="default">
                  {words.seeShown}
                </Button>
              )
            }
          >
            {words.empty[status].words}
          </EmptyState>
        ) : undefined
      }
      empty={
        <EmptyState title={words.emptyTitle} picture={<CommentsIcon size={44} />} action={openSite}>
          {words.emptyWords}
        </EmptyState>
      }
    />
  );
}

/** Who wrote what, and where; the whole comment is on its page. */
function Comment({ comment }: { comment: OwnerComment }) {
  return (
    <span className={styles['comment']}>
      <span>
        <span dir="auto">{comment.authorName}</span>{' '}
        <span className={`${screen['quiet']} ${styles['place']}`}>
          {words.on} {comment.itemTitle}
        </span>
      </span>
      <Answered comment={comment} />
      <span className={styles['words']} dir="auto">
        {comment.body}
      </span>
      <Reasons comment={comment} />
    </span>
  );
}
