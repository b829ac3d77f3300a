import { MAX_ASK_DAYS } from '@vitrine/domain/review/ask-settings.ts';
import { MAX_REVIEW_ANSWER } from '@vitrine/domain/review/review-limits.ts';
import type { ReviewProblem } from '@vitrine/domain/review/read-review-rows.ts';
import type { ReviewAction, ReviewStatus } from '@vitrine/domain/review/review-states.ts';
import type { ShowNumber } from './en-lists.ts';

const whose = (name: string): string => `${name}’s review`;
const rows = (show: ShowNumber, count: number): string =>
  count === 1 ? '1 review' : `${show(count)} reviews`;

/** Texts of the screens where reviews are moderated, answered, asked for and imported. */
export const reviews = {
  title: 'Reviews',
  words: 'ratings stars feedback moderation testimonials customers import',
  noun: { one: 'review', many: 'reviews' },
  search: 'Name, email or words',
  searchLabel: 'Search reviews by author or words',
  columns: {
    review: 'Review',
    rating: 'Stars',
    status: 'Status',
    written: 'Written',
    actions: 'Actions',
  },
  product: 'Product',
  productPlaceholder: 'Name of the product',
  productGone: 'Deleted product',
  pictures: 'Pictures',
  withPictures: 'With pictures',
  starsOf: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  starsSpoken: (count: number) => `${count} out of 5 stars`,
  whose,
  of: 'on',
  verified: 'Verified purchase',
  imported: 'Imported',
  answered: 'Answered',
  pictureCount: (count: number) => (count === 1 ? '1 picture' : `${count} pictures`),
  pictureOf: (at: number) => `Open picture ${at}`,
  back: 'All reviews',
  notFoundTitle: 'Review not found',
  notFound: 'This review does not exist any more, or its product was deleted.',
  status: {
    pending: 'Pending',
    published: 'Published',
    hidden: 'Hidden',
    spam: 'Spam',
    deleted: 'Deleted',
  } satisfies Readonly<Record<ReviewStatus, string>>,
  waiting: (show: ShowNumber, count: number) => `${show(count)} to approve`,
  actions: {
    approve: 'Publish',
    hold: 'Hold',
    hide: 'Hide',
    'mark-spam': 'Mark as spam',
    delete: 'Delete',
  } satisfies Readonly<Record<ReviewAction, string>>,
  actionOn: (action: string, name: string) => `${action}: ${whose(name)}`,
  done: {
    approve: (name: string) => `${whose(name)} was published.`,
    hold: (name: string) => `${whose(name)} was held for review.`,
    hide: (name: string) => `${whose(name)} was hidden.`,
    'mark-spam': (name: string) => `${whose(name)} was marked as spam.`,
    delete: (name: string) => `${whose(name)} was deleted. It is kept for 30 days.`,
  } satisfies Readonly<Record<ReviewAction, (name: string) => string>>,
  undo: 'Undo',
  undone: (name: string) => `Undone: ${whose(name)} is as it was.`,
  newTab: ', opens in a new tab',
  notOnSite: 'not published',
  order: (number: number) => `Order #${number}`,
  edited: 'Changed by its author on',
  older: 'Show more reviews',
  settingsLink: 'Settings',
  importLink: 'Import',
  emptyTitle: 'No reviews yet',
  emptyWords:
    'Ask your buyers for reviews by email some days after their order was sent, or import the reviews you have from a CSV file.',
  emptyAction: 'Ask for reviews',
  empty: {
    pending: { title: 'Nothing to approve', words: 'New reviews wait here until you publish them.' },
    published: {
      title: 'No published reviews',
      words: 'Reviews that visitors read on the pages of your products.',
    },
    hidden: { title: 'No hidden reviews', words: 'Reviews you hide stay here. You can publish them again.' },
    spam: { title: 'No spam', words: 'Reviews you mark as spam are stored here and never shown.' },
    deleted: {
      title: 'No deleted reviews',
      words: 'Reviews you delete stay here for 30 days. Until then you can publish them again.',
    },
  } satisfies Readonly<Record<ReviewStatus, { title: string; words: string }>>,
  seePublished: 'View published reviews',
  answer: {
    title: 'Your answer',
    hint: 'Visitors read it below the review, as the answer of your shop.',
    tooLong: (show: ShowNumber) => `Write at most ${show(MAX_REVIEW_ANSWER)} characters.`,
    missing: 'Write an answer first.',
    save: 'Publish answer',
    saved: 'Your answer is below the review.',
    remove: 'Remove answer',
    removed: 'Your answer was removed.',
    restored: 'Your answer is back.',
    when: 'Answered on',
  },
  settings: {
    title: 'Review settings',
    askTitle: 'Asking for reviews',
    ask: 'Ask buyers for a review by email',
    askHint:
      'Once per order, for orders sent from now on. In some countries, such as Germany, such an email needs the buyer’s consent. Every email has a link to opt out.',
    days: 'Days after the order was sent',
    daysWrong: `Enter a whole number from 0, as soon as it was sent, to ${MAX_ASK_DAYS}.`,
    moderationTitle: 'Publishing reviews',
    moderation: 'When a buyer writes a review',
    hold: 'Hold it until I publish it',
    publish: 'Publish it at once',
    preview: 'Preview the email',
    save: 'Save',
    saved: 'The review settings are saved.',
  },
  import: {
    title: 'Import reviews',
    lead: 'From a CSV file as other shops and review apps export it. Columns: product_handle or sku, rating, and title, body, author, email, date, reply where there are any. Pictures are not imported.',
    choose: 'Choose a CSV file',
    other: 'Choose another file',
    dropHint: 'Or drop it here. At most 5 MB and 5,000 reviews.',
    tooLarge: 'This file is larger than 5 MB. Split it into several.',
    reading: (name: string) => `Checking ${name} …`,
    file: (name: string) => `What is in ${name}`,
    added: (show: ShowNumber, count: number) => `${rows(show, count)} to import`,
    verified: (show: ShowNumber, count: number) =>
      count === 1
        ? '1 of them is by a buyer with an order here: it counts as verified.'
        : `${show(count)} of them are by buyers with an order here: they count as verified.`,
    notVerified: 'Reviews without a matching order are shown, but not reported to search engines.',
    known: (show: ShowNumber, count: number) =>
      count === 1
        ? '1 review is here already and is left out.'
        : `${show(count)} reviews are here already and are left out.`,
    refused: (show: ShowNumber, count: number) =>
      count === 1 ? '1 row cannot be imported:' : `${show(count)} rows cannot be imported:`,
    moreProblems: (show: ShowNumber, count: number) => `And ${show(count)} more.`,
    ignored: (heads: string) => `Columns that are not read: ${heads}.`,
    line: (show: ShowNumber, line: number) => `Line ${show(line)}`,
    problems: {
      product: 'there is no such product',
      rating: 'the rating is not 1 to 5 whole stars',
      author: 'the name of the author is missing',
      email: 'this is no email address',
      date: 'this is no date of the past such as 2026-11-23',
      'too-long': 'this is too long',
      broken: 'the row is broken: it has too many cells, or a quote that is never closed',
    } satisfies Readonly<Record<ReviewProblem, string>>,
    nothing: 'There is nothing to import in this file.',
    status: 'The reviews become',
    published: 'Published at once',
    pending: 'Pending, to approve first',
    apply: (show: ShowNumber, count: number) => `Import ${rows(show, count)}`,
    done: (show: ShowNumber, count: number) =>
      count === 1 ? '1 review was imported.' : `${show(count)} reviews were imported.`,
    toReviews: 'View reviews',
  },
};
