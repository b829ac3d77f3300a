import { Button, Group } from '@mantine/core';
import type { OwnerReview } from '@vitrine/contracts/reviews.ts';
import { reviewStatuses } from '@vitrine/domain/review/review-states.ts';
import { Link, useSearchParams } from 'react-router';
import { client } from '../../app/client.ts';
import { reviews as words } from '../../text/en-reviews.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ReviewsIcon } from '../../ui/icons.tsx';
import type { ListDefinition } from '../../ui/list/list-definition.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import screen from '../../ui/screen.module.css';
import { Moment, ReviewActions, ReviewTone, Stars } from './review-parts.tsx';
import styles from './reviews.module.css';

const stars = ['5', '4', '3', '2', '1'] as const;

const definition: ListDefinition<OwnerReview> = {
  name: 'reviews',
  title: words.title,
  noun: words.noun,
  searchLabel: words.searchLabel,
  searchPlaceholder: words.search,
  columns: [
    {
      id: 'review',
      head: words.columns.review,
      card: 'title',
      cell: (review) => <Review review={review} />,
    },
    {
      id: 'rating',
      head: words.columns.rating,
      sort: 'rating',
      card: 'side',
      cell: ({ rating }) => <Stars rating={rating} />,
    },
    {
      id: 'status',
      head: words.columns.status,
      card: 'foot',
      cell: ({ status }) => <ReviewTone status={status} />,
    },
    {
      id: 'written',
      head: words.columns.written,
      sort: 'written',
      firstDescending: true,
      card: 'footSide',
      cell: ({ createdOn }) => <Moment time={createdOn} />,
    },
    {
      id: 'actions',
      head: words.columns.actions,
      card: 'line',
      cell: (review) => <ReviewActions review={review} />,
    },
  ],
  filters: [
    {
      kind: 'choice',
      name: 'status',
      label: words.columns.status,
      choices: reviewStatuses.map((status) => ({ value: status, label: words.status[status] })),
      several: true,
    },
    {
      kind: 'choice',
      name: 'stars',
      label: words.columns.rating,
      choices: stars.map((value) => ({ value, label: words.starsOf(Number(value)) })),
      several: true,
    },
    {
      kind: 'record',
      name: 'item',
      label: words.product,
      placeholder: words.productPlaceholder,
      find: async (search, signal) => {
        const { products } = await client.call(
          'GET',
          '/api/admin/reviews/products',
          { query: { search } },
          signal,
        );
        return products.map(({ id, title }) => ({ value: id, label: title }));
      },
      nameOf: async (item, signal) => {
        const { rows } = await client.call('GET', '/api/admin/reviews', { query: { item } }, signal);
        return rows[0]?.itemTitle ?? words.productGone;
      },
    },
    {
      kind: 'choice',
      name: 'pictures',
      label: words.pictures,
      choices: [{ value: 'yes', label: words.withPictures }],
    },
    { kind: 'days', name: 'written', label: words.columns.written, from: 'writtenFrom', to: 'writtenTo' },
  ],
  views: reviewStatuses.map((status) => ({ id: status, name: words.status[status], query: { status } })),
  actions: [
    { name: 'approve' },
    { name: 'hold' },
    { name: 'hide-reviews' },
    { name: 'mark-spam' },
    { name: 'delete-reviews', isFirst: true },
  ],
  defaultSort: '-written',
  more: words.older,
  isLive: true,
  pathOf: ({ id }) => `/reviews/${id}`,
  nameOf: ({ authorName }) => words.whose(authorName),
};

/** What narrows the list besides the status. */
const narrowing = ['search', 'stars', 'item', 'pictures', 'writtenFrom', 'writtenTo'];

/** All reviews, the newest first. */
export function ReviewsScreen() {
  const [parameters] = useSearchParams();
  const status = reviewStatuses.find((one) => one === parameters.get('status'));
  const isWhole = !narrowing.some((name) => parameters.get(name));
  return (
    <ListScreen
      definition={definition}
      action={
        <Group gap="xs" wrap="nowrap">
          <Button component={Link} to="/reviews/import" variant="default">
            {words.importLink}
          </Button>
          <Button component={Link} to="/reviews/settings" variant="default">
            {words.settingsLink}
          </Button>
        </Group>
      }
      nothing={
        status !== undefined && isWhole ? (
          <EmptyState
            title={words.empty[status].title}
            picture={<ReviewsIcon size={44} />}
            action={
              status === 'published' ? undefined : (
                <Button component={Link} to="/reviews?status=published" variant="default">
                  {words.seePublished}
                </Button>
              )
            }
          >
            {words.empty[status].words}
          </EmptyState>
        ) : undefined
      }
      empty={
        <EmptyState
          title={words.emptyTitle}
          picture={<ReviewsIcon size={44} />}
          action={
            <Button component={Link} to="/reviews/settings">
              {words.emptyAction}
            </Button>
          }
        >
          {words.emptyWords}
        </EmptyState>
      }
    />
  );
}

/** Who wrote what, and of which product; the whole review is on its page. */
function Review({ review }: { review: OwnerReview }) {
  const marks = [
    ...(review.order === null ? [] : [words.verified]),
    ...(review.isImported ? [words.imported] : []),
    ...(review.pictures.length === 0 ? [] : [words.pictureCount(review.pictures.length)]),
    ...(review.answer === '' ? [] : [words.answered]),
  ];
  return (
    <span className={styles['review']}>
      <span>
        <span dir="auto">{review.authorName}</span>{' '}
        <span className={`${screen['quiet']} ${styles['place']}`}>
          {words.of} {review.itemTitle}
        </span>
      </span>
      {review.title !== '' && (
        <span className={styles['headline']} dir="auto">
          {review.title}
        </span>
      )}
      <span className={styles['words']} dir="auto">
        {review.body}
      </span>
      {marks.length > 0 && <span className={styles['marks']}>{marks.join(' · ')}</span>}
    </span>
  );
}
