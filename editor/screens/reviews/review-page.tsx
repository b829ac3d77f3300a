import { Anchor, Title, VisuallyHidden } from '@mantine/core';
import { CallFailure } from '@vitrine/contracts/client.ts';
import type { OwnerReview } from '@vitrine/contracts/reviews.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, useParams } from 'react-router';
import { reviews as text } from '../../text/en-reviews.ts';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { focusPlace } from '../../ui/focus-place.ts';
import { BackIcon, OutsideIcon } from '../../ui/icons.tsx';
import { Picture } from '../../ui/picture.tsx';
import screen from '../../ui/screen.module.css';
import { AnswerForm } from './answer-form.tsx';
import { Moment, ReviewActions, ReviewTone, Stars } from './review-parts.tsx';
import { reviewQuery } from './review-queries.ts';
import styles from './reviews.module.css';

/** A review in full with its pictures, what can be done with it, and the shop's answer. */
export function ReviewPage() {
  const { id = '' } = useParams();
  const found = useQuery(reviewQuery(id));
  return (
    <div className={`${screen['screen']} ${screen['fields']}`}>
      <Link to="/reviews" className={screen['back']}>
        <BackIcon size={18} />
        {text.back}
      </Link>
      {found.isPending ? (
        <div className={screen['sheet']}>
          <ListWaiting />
        </div>
      ) : found.data !== undefined ? (
        <div className={screen['stack']}>
          <Whole key={found.data.id} review={found.data} />
          <AnswerForm key={`answer ${found.data.id} ${found.data.answeredOn}`} review={found.data} />
        </div>
      ) : (
        <div className={screen['sheet']}>
          {found.error instanceof CallFailure &&
          (found.error.status === 404 || found.error.status === 422) ? (
            <EmptyState order={1} title={text.notFoundTitle}>
              {text.notFound}
            </EmptyState>
          ) : (
            <CallFailed error={found.error} again={() => void found.refetch()} />
          )}
        </div>
      )}
    </div>
  );
}

function Whole({ review }: { review: OwnerReview }) {
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <article className={`${screen['sheet']} ${styles['whole']}`}>
      <Title order={1} size="h4" ref={title} dir="auto">
        {text.whose(review.authorName)}
      </Title>
      <div className={styles['facts']}>
        <ReviewTone status={review.status} />
        <Stars rating={review.rating} />
        <Moment time={review.createdOn} />
        <Facts review={review} />
      </div>
      {review.title !== '' && (
        <Title order={2} size="h5" dir="auto">
          {review.title}
        </Title>
      )}
      {review.body !== '' && (
        <div className={styles['body']} dir="auto">
          {review.body}
        </div>
      )}
      {review.pictures.length > 0 && (
        <ul className={styles['pictures']} aria-label={text.pictures}>
          {review.pictures.map((picture, at) => (
            <li key={picture.id}>
              <a href={picture.assetUrl} target="_blank" rel="noopener" aria-label={text.pictureOf(at + 1)}>
                <Picture picture={picture} width={120} height={120} alt={picture.altText} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {/* The pressed button is not offered any more then. */}
      <ReviewActions review={review} onDone={() => focusPlace(title.current)} />
    </article>
  );
}

/** Who wrote it, of what, and what proves that it was bought. */
function Facts({ review }: { review: OwnerReview }) {
  const { url, itemTitle, itemId, order, authorEmail, editedOn } = review;
  return (
    <>
      {authorEmail !== '' && <a href={`mailto:${authorEmail}`}>{authorEmail}</a>}
      <span>
        {text.of} <Link to={`/products/${itemId}`}>{itemTitle}</Link>{' '}
        {url === null ? (
          `(${text.notOnSite})`
        ) : (
          <Anchor href={url} target="_blank" rel="noopener" inherit>
            <OutsideIcon size={13} />
            <VisuallyHidden>
              {itemTitle}
              {text.newTab}
            </VisuallyHidden>
          </Anchor>
        )}
      </span>
      {order !== null && (
        <span>
          {text.verified}: <Link to={`/orders/${order.id}`}>{text.order(order.number)}</Link>
        </span>
      )}
      {review.isImported && <span>{text.imported}</span>}
      {editedOn !== null && <Edited time={editedOn} />}
    </>
  );
}

function Edited({ time }: { time: string }) {
  return (
    <span>
      {text.edited} <Moment time={time} />
    </span>
  );
}
