import { runNamed } from '../../platform/db/run-named.ts';
import { COUNT_LIMIT, type Waiting } from '../home/index.ts';
import { MOST_HAPPENINGS, MOST_LINES, type NoticeSource } from '../owner-notices/index.ts';
import { countPending } from './owner-repository.ts';

interface HeldReview extends Record<string, unknown> {
  readonly name: string;
  readonly rating: number;
  readonly title: string;
}

/** Reviews of the period that wait for the owner, by `reviews_by_status`. */
export const heldReviewNotice: NoticeSource = {
  notice: 'held-review',
  path: '/reviews?status=pending',
  async gather(db, { websiteId }, { from, to }) {
    const rows = await runNamed<HeldReview>(
      db,
      {
        name: 'notices-held-reviews',
        text: `select r.author_name as name, r.rating, i.title from reviews r
          join items i on i.website_id = r.website_id and i.id = r.item_id
          where r.website_id = $1 and r.status = 'pending' and r.request_id is not null
            and r.created_on >= $2 and r.created_on < $3
          order by r.created_on limit ${MOST_HAPPENINGS}`,
      },
      [websiteId, new Date(from), new Date(to)],
    );
    return {
      count: rows.length,
      lines: rows.slice(0, MOST_LINES).map(({ name, rating, title }) => ({
        label: `${name} · ${title}`,
        amount: '★'.repeat(rating),
      })),
      sum: '',
    };
  },
};

/** Reviews that wait for the owner. */
export const heldReviews: Waiting = {
  kind: 'reviews',
  roles: ['admin'],
  count: async (db, websiteId) => Math.min(await countPending(db, websiteId), COUNT_LIMIT),
};
