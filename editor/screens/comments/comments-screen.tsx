import { Title } from '@mantine/core';
import { type CommentStatus, commentStatuses } from '@vitrine/domain/comment/comment-states.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { text } from '../../text/en.ts';
import { useShowNumber } from '../../ui/show-money.ts';
import screen from '../../ui/screen.module.css';
import { CommentList } from './comment-list.tsx';
import { countsQuery } from './comment-queries.ts';
import styles from './comments-screen.module.css';

/** Comments by status, pending first. The status is in the URL. */
export function CommentsScreen() {
  const [address] = useSearchParams();
  const status = commentStatuses.find((known) => known === address.get('status')) ?? 'held';
  return (
    <div className={screen['screen']}>
      <div className={screen['head']}>
        <Title order={1} className={screen['title'] ?? ''}>
          {text.comments.title}
        </Title>
      </div>
      <Lists open={status} />
      <CommentList key={status} status={status} />
    </div>
  );
}

function Lists(props: { open: CommentStatus }) {
  const counts = useQuery(countsQuery).data;
  const showNumber = useShowNumber();
  return (
    <nav className={styles['lists']} aria-label={text.comments.lists}>
      {commentStatuses.map((status) => (
        <Link
          key={status}
          to={status === 'held' ? '/comments' : `/comments?status=${status}`}
          aria-current={status === props.open ? 'page' : undefined}
          className={styles['list']}
          preventScrollReset
        >
          {text.comments.status[status]}
          {counts !== undefined && counts[status] > 0 && (
            <span className={styles['listCount']}> {text.comments.count(showNumber, counts[status])}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}
