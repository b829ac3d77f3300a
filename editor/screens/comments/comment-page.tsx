import { Anchor, Title, VisuallyHidden } from '@mantine/core';
import { CallFailure } from '@vitrine/contracts/client.ts';
import type { OwnerComment } from '@vitrine/contracts/comments.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, useParams } from 'react-router';
import { text } from '../../text/en.ts';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { focusPlace } from '../../ui/focus-place.ts';
import { BackIcon, OutsideIcon } from '../../ui/icons.tsx';
import screen from '../../ui/screen.module.css';
import { Answered, CommentActions, CommentTone, Reasons, Written } from './comment-parts.tsx';
import { commentQuery } from './comment-queries.ts';
import styles from './comments.module.css';

/** A comment in full, and what can be done with it. */
export function CommentPage() {
  const { id = '' } = useParams();
  const found = useQuery(commentQuery(id));
  return (
    <div className={`${screen['screen']} ${screen['fields']}`}>
      <Link to="/comments" className={screen['back']}>
        <BackIcon size={18} />
        {text.comments.back}
      </Link>
      <div className={screen['sheet']}>
        {found.isPending ? (
          <ListWaiting />
        ) : found.data !== undefined ? (
          <Whole key={found.data.id} comment={found.data} />
        ) : found.error instanceof CallFailure &&
          (found.error.status === 404 || found.error.status === 422) ? (
          <EmptyState order={1} title={text.comments.notFoundTitle}>
            {text.comments.notFound}
          </EmptyState>
        ) : (
          <CallFailed error={found.error} again={() => void found.refetch()} />
        )}
      </div>
    </div>
  );
}

function Whole({ comment }: { comment: OwnerComment }) {
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <article className={styles['whole']}>
      <Title order={1} size="h4" ref={title} dir="auto">
        {text.comments.whose(comment.authorName)}
      </Title>
      <div className={styles['facts']}>
        <CommentTone status={comment.status} />
        <Written comment={comment} />
        {comment.authorEmail !== '' && <a href={`mailto:${comment.authorEmail}`}>{comment.authorEmail}</a>}
        <span>
          {text.comments.on}{' '}
          {comment.url === null ? (
            <>
              {comment.itemTitle} ({text.comments.notOnSite})
            </>
          ) : (
            <Anchor
              href={comment.url}
              target="_blank"
              rel="noopener"
              inherit
              className={styles['post'] ?? ''}
            >
              {comment.itemTitle}
              <OutsideIcon size={13} />
              <VisuallyHidden>{text.comments.newTab}</VisuallyHidden>
            </Anchor>
          )}
        </span>
      </div>
      <Answered comment={comment} />
      <div className={styles['body']} dir="auto">
        {comment.body}
      </div>
      <Reasons comment={comment} />
      {/* The pressed button is not offered any more then. */}
      <CommentActions comment={comment} onDone={() => focusPlace(title.current)} />
    </article>
  );
}
