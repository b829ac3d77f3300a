import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { ownerNoticesText } from '@vitrine/domain/text/owner-notices.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import { MOST_HAPPENINGS, MOST_LINES, type NoticeSource } from '../owner-notices/index.ts';

interface LowVariant extends Record<string, unknown> {
  readonly title: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly quantity: number;
}

/** Variants whose stock fell to their threshold in the period and is still low, by `stock_low`. */
export const lowStockNotice: NoticeSource = {
  notice: 'low-stock',
  path: '/stock?stock=low',
  async gather(db, { websiteId, locale }, { from, to }) {
    const rows = await runNamed<LowVariant>(
      db,
      {
        name: 'notices-low-stock',
        text: `select i.title, v.attributes, s.quantity from stock s
          join variants v on v.website_id = s.website_id and v.id = s.variant_id
          join items i on i.website_id = s.website_id and i.id = s.item_id and i.status = 'published'
          where s.website_id = $1 and s.is_low and exists (
            select 1 from stock_movements m
            where m.website_id = s.website_id and m.variant_id = s.variant_id
              and m.happened_on >= $2 and m.happened_on < $3
              and m.balance <= s.low_at and m.balance - m.delta > s.low_at)
          order by i.title, v.position limit ${MOST_HAPPENINGS}`,
      },
      [websiteId, new Date(from), new Date(to)],
    );
    const { unitsLeft } = ownerNoticesText(locale);
    return {
      count: rows.length,
      lines: rows.slice(0, MOST_LINES).map(({ title, attributes, quantity }) => ({
        label: [title, ...Object.values(attributes)].join(' · '),
        amount: fillText(unitsLeft, { n: quantity }),
      })),
      sum: '',
    };
  },
};
