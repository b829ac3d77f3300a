import { Button } from '@mantine/core';
import type { OwnerComment } from '@vitrine/contracts/comments.ts';
import type { CommentAction, CommentStatus } from '@vitrine/domain/comment/comment-states.ts';
import { text } from '../../text/en.ts';
import { useShowTime } from '../../ui/show-time.ts';
import { Tone, type ToneName } from '../../ui/tone.tsx';
import styles from './comments.module.css';
import { moderate } from './moderate.ts';
import { actionKeys, invitedAction, offeredActions } from './offered-actions.ts';

const tones: Readonly<Record<CommentStatus, ToneName>> = {
  held: 'amber',
  visible: 'green',
  spam: 'red',
  removed: 'grey',
};

export const CommentTone = ({ status }: { status: CommentStatus }) => (
  <Tone tone={tones[status]}>{text.comments.status[status]}</Tone>
);

export function Written({ comment }: { comment: OwnerComment }) {
  const times = useShowTime();
  const written = new Date(comment.createdOn).toISOString();
  return (
    <time className={styles['time']} dateTime={written} title={times.moment(written)}>
      {times.day(written)} {times.clock(written)}
    </time>
  );
}

/** The comment that one replies to; nothing for the first of a thread. */
export function Answered({ comment: { answered } }: { comment: OwnerComment }) {
  if (answered === null) return null;
  return (
    <span className={styles['answered']}>
      <span className={styles['answeredName']}>
        {answered.status === 'visible'
          ? text.comments.answers(answered.authorName)
          : text.comments.answersHidden(answered.authorName, text.comments.status[answered.status])}
      </span>{' '}
      <q className={styles['beginning']} dir="auto">
        {answered.beginning}
      </q>
    </span>
  );
}

/** Why one is held or counts as spam. */
export function Reasons({ comment: { status, reasons } }: { comment: OwnerComment }) {
  if (reasons.length === 0 || (status !== 'held' && status !== 'spam')) return null;
  return (
    <span className={styles['reasons']}>
      <span className={styles['why']}>
        {status === 'held' ? text.comments.whyHeld : text.comments.whySpam}
      </span>{' '}
      {reasons.map((reason) => text.comments.reasons[reason]).join(' · ')}
    </span>
  );
}

/** What can be done with a comment, the likeliest first. */
export function CommentActions(props: { comment: OwnerComment; onDone?: () => void }) {
  const { comment } = props;
  const invited = invitedAction[comment.status];
  const apply = async (action: CommentAction) => {
    if (await moderate(comment, action)) props.onDone?.();
  };
  return (
    <span className={styles['actions']}>
      {offeredActions[comment.status].map((action) => (
        <Button
          key={action}
          size="compact-sm"
          {...(action === invited ? { variant: 'light' } : { variant: 'subtle', color: 'gray' })}
          className={styles['action'] ?? ''}
          aria-label={text.comments.actionOn(text.comments.actions[action], comment.authorName)}
          aria-keyshortcuts={actionKeys[action]}
          onClick={() => void apply(action)}
        >
          {text.comments.actions[action]}
        </Button>
      ))}
    </span>
  );
}
