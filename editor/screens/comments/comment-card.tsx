import { Alert, Anchor, Button, Checkbox, UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { OwnerComment } from '@vitrine/contracts/comments.ts';
import type { CommentAction, CommentStatus } from '@vitrine/domain/comment/comment-states.ts';
import { useState } from 'react';
import { text } from '../../text/en.ts';
import { OutsideIcon } from '../../ui/icons.tsx';
import { useShowTime } from '../../ui/show-time.ts';
import styles from './comments-screen.module.css';
import type { Problem } from './comment-actions.ts';
import { isLong } from './is-long.ts';
import { actionKeys, invitedAction, offeredActions } from './offered-actions.ts';

/** One comment: author, place, parent, text and actions. */
export function CommentCard(props: {
  comment: OwnerComment;
  status: CommentStatus;
  problem: Problem | null;
  isSelected: boolean;
  onToggle: () => void;
  onModerate: (action: CommentAction) => void;
}) {
  const { comment, status, problem } = props;
  const { id, authorName } = comment;
  const invited = invitedAction[status];
  if (problem?.kind === 'overtaken') {
    return (
      <li
        className={`${styles['applied']} ${styles['overtaken']}`}
        id={`comment-${id}`}
        tabIndex={-1}
        data-stop=""
      >
        <span className={styles['actionText']} role="alert">
          {text.comments.overtaken(authorName)}
        </span>
      </li>
    );
  }
  return (
    <li>
      <article
        className={styles['comment']}
        id={`comment-${id}`}
        tabIndex={-1}
        aria-labelledby={`by-${id}`}
        data-comment={id}
        data-stop=""
        data-selected={props.isSelected}
      >
        <Checkbox
          className={styles['tick'] ?? ''}
          size="sm"
          aria-label={text.comments.select(authorName)}
          checked={props.isSelected}
          onChange={props.onToggle}
        />
        <div className={styles['own']}>
          <Heading comment={comment} />
          <Answered comment={comment} />
          <Words body={comment.body} />
          <Reasons comment={comment} />
          {problem !== null && (
            <Alert color="red" variant="light" role="alert" p="xs" mt="sm">
              {problem.sentence}
            </Alert>
          )}
          <div className={styles['actions']} data-invites={invited !== null}>
            {offeredActions[status].map((action) => (
              <Button
                key={action}
                size="compact-md"
                {...(action === invited ? { variant: 'light' } : { variant: 'subtle', color: 'gray' })}
                className={styles['action'] ?? ''}
                data-quiet={action !== invited}
                aria-label={text.comments.actionOn(text.comments.actions[action], authorName)}
                aria-keyshortcuts={actionKeys[action]}
                onClick={() => props.onModerate(action)}
              >
                {text.comments.actions[action]}
              </Button>
            ))}
          </div>
        </div>
      </article>
    </li>
  );
}

function Heading({ comment }: { comment: OwnerComment }) {
  const times = useShowTime();
  const written = new Date(comment.createdOn).toISOString();
  return (
    <header className={styles['heading']}>
      <h2 className={styles['name']} id={`by-${comment.id}`} dir="auto">
        {comment.authorName}
      </h2>
      {comment.authorEmail !== '' && (
        <a className={styles['email']} href={`mailto:${comment.authorEmail}`}>
          {comment.authorEmail}
        </a>
      )}
      <time className={styles['time']} dateTime={written} title={times.moment(written)}>
        {times.day(written)} {times.clock(written)}
      </time>
      <p className={styles['place']}>
        {text.comments.on}{' '}
        {comment.url === null ? (
          <>
            {comment.itemTitle} ({text.comments.notOnSite})
          </>
        ) : (
          <Anchor href={comment.url} target="_blank" rel="noopener" inherit className={styles['post'] ?? ''}>
            {comment.itemTitle}
            <OutsideIcon size={13} />
            <VisuallyHidden>{text.comments.newTab}</VisuallyHidden>
          </Anchor>
        )}
      </p>
    </header>
  );
}

function Answered({ comment: { answered } }: { comment: OwnerComment }) {
  if (answered === null) return null;
  return (
    <div className={styles['answered']}>
      <span className={styles['answeredName']}>
        {answered.status === 'visible'
          ? text.comments.answers(answered.authorName)
          : text.comments.answersHidden(answered.authorName, text.comments.status[answered.status])}
      </span>
      <blockquote className={styles['beginning']} dir="auto">
        {answered.beginning}
      </blockquote>
    </div>
  );
}

/** Plain text as typed; long text is collapsed. */
function Words({ body }: { body: string }) {
  const [isWhole, setIsWhole] = useState(false);
  const long = isLong(body);
  return (
    <>
      <div className={styles['words']} data-cut={long && !isWhole} dir="auto">
        {body}
      </div>
      {long && (
        <UnstyledButton
          className={styles['whole']}
          aria-expanded={isWhole}
          onClick={() => setIsWhole((before) => !before)}
        >
          {isWhole ? text.comments.showLess : text.comments.showAll}
        </UnstyledButton>
      )}
    </>
  );
}

function Reasons({ comment: { status, reasons } }: { comment: OwnerComment }) {
  if (reasons.length === 0 || (status !== 'held' && status !== 'spam')) return null;
  return (
    <p className={styles['reasons']}>
      <span className={styles['why']}>
        {status === 'held' ? text.comments.whyHeld : text.comments.whySpam}
      </span>{' '}
      {reasons.map((reason) => text.comments.reasons[reason]).join(' · ')}
    </p>
  );
}
