import { Button, VisuallyHidden } from '@mantine/core';
import type { OwnerReview } from '@vitrine/contracts/reviews.ts';
import type { ReviewAction, ReviewStatus } from '@vitrine/domain/review/review-states.ts';
import { reviews as text } from '../../text/en-reviews.ts';
import { useShowTime } from '../../ui/show-time.ts';
import { Tone, type ToneName } from '../../ui/tone.tsx';
import { moderate, offeredActions } from './moderate.ts';
import styles from './reviews.module.css';

const tones: Readonly<Record<ReviewStatus, ToneName>> = {
  pending: 'amber',
  published: 'green',
  hidden: 'grey',
  spam: 'red',
  deleted: 'grey',
};

export const ReviewTone = ({ status }: { status: ReviewStatus }) => (
  <Tone tone={tones[status]}>{text.status[status]}</Tone>
);

/** Stars of a review, with their number for screen readers. */
export const Stars = ({ rating }: { rating: number }) => (
  <span className={styles['stars']}>
    <span aria-hidden="true">
      {'★'.repeat(rating)}
      <span className={styles['noStars']}>{'★'.repeat(5 - rating)}</span>
    </span>
    <VisuallyHidden>{text.starsSpoken(rating)}</VisuallyHidden>
  </span>
);

export function Moment({ time }: { time: string }) {
  const times = useShowTime();
  return (
    <time className={styles['time']} dateTime={time} title={times.moment(time)}>
      {times.day(time)}
    </time>
  );
}

/** What can be done with a review, the likeliest first. */
export function ReviewActions(props: { review: OwnerReview; onDone?: () => void }) {
  const { review } = props;
  const apply = async (action: ReviewAction) => {
    if (await moderate(review, action)) props.onDone?.();
  };
  return (
    <span className={styles['actions']}>
      {offeredActions[review.status].map((action, at) => (
        <Button
          key={action}
          size="compact-sm"
          {...(at === 0 && review.status === 'pending'
            ? { variant: 'light' }
            : { variant: 'subtle', color: 'gray' })}
          className={styles['action'] ?? ''}
          aria-label={text.actionOn(text.actions[action], review.authorName)}
          onClick={() => void apply(action)}
        >
          {text.actions[action]}
        </Button>
      ))}
    </span>
  );
}
