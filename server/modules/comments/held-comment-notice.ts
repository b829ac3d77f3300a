import { runNamed } from '../../platform/db/run-named.ts';
import { MOST_HAPPENINGS, MOST_LINES, type NoticeSource } from '../owner-notices/index.ts';

interface HeldComment extends Record<string, unknown> {
  readonly name: string;
  readonly title: string;
}

/** Comments of the period that are held for review, by `comments_by_status`. */
export const heldCommentNotice: NoticeSource = {
  notice: 'held-comment',
  path: '/comments',
  async gather(db, { websiteId }, { from, to }) {
    const rows = await runNamed<HeldComment>(
      db,
      {
        name: 'notices-held-comments',
        text: `select c.author_name as name, i.title from comments c
          join items i on i.website_id = c.website_id and i.id = c.item_id
          where c.website_id = $1 and c.status = 'held' and c.created_on >= $2 and c.created_on < $3
          order by c.created_on limit ${MOST_HAPPENINGS}`,
      },
      [websiteId, new Date(from), new Date(to)],
    );
    return {
      count: rows.length,
      lines: rows
        .slice(0, MOST_LINES)
        .map(({ name, title }) => ({ label: `${name} · ${title}`, amount: '' })),
      sum: '',
    };
  },
};
