import type { SegmentDefinition, SegmentRule } from '@vitrine/domain/audience/segment-rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import { likePattern } from '../../platform/db/like-pattern.ts';
import { startOfDay } from '../../platform/lists/days.ts';

/** A rule as a condition on a row of `subscribers s`; never null. */
function conditionOf(rule: SegmentRule, timeZone: string): SQL {
  switch (rule.field) {
    case 'list': {
      const found = sql`exists (select from list_members m where m.website_id = s.website_id
        and m.list_id = ${rule.listId}::uuid and m.subscriber_id = s.id and m.confirmed_on is not null)`;
      return rule.is === 'in' ? found : sql`not ${found}`;
    }
    case 'tag': {
      const found = sql`exists (select from unnest(s.tags) tag where lower(tag) = lower(${rule.tag}::text))`;
      return rule.is === 'has' ? found : sql`not ${found}`;
    }
    case 'joined': {
      const start = startOfDay(rule.day, timeZone);
      return rule.is === 'before' ? sql`s.created_on < ${start}` : sql`s.created_on >= ${start}`;
    }
    case 'language': {
      const primary = sql`lower(split_part(replace(s.language, '_', '-'), '-', 1))`;
      const language = sql`lower(${rule.language}::text)`;
      return rule.is === 'is' ? sql`${primary} = ${language}` : sql`${primary} <> ${language}`;
    }
    case 'source':
      return rule.is === 'is' ? sql`s.source = ${rule.source}` : sql`s.source <> ${rule.source}`;
    case 'email': {
      const text = rule.text.toLowerCase();
      return rule.is === 'contains'
        ? sql`s.email like ${likePattern(text)}`
        : sql`right(s.email, char_length(${text}::text)) = ${text}::text`;
    }
    case 'orders': {
      const count = sql`coalesce((select c.order_count from customers c
        where c.website_id = s.website_id and c.email = s.email), 0)`;
      return rule.is === 'at-least'
        ? sql`${count} >= ${rule.count}::int`
        : sql`${count} <= ${rule.count}::int`;
    }
  }
}

/**
 * Which rows of `subscribers s` a segment selects: active ones that meet its rules. `timeZone` is that of its days.
 */
export function segmentCondition(
  websiteId: string,
  { match, rules }: SegmentDefinition,
  timeZone: string,
): SQL {
  const conditions = rules.map((rule) => sql`(${conditionOf(rule, timeZone)})`);
  const own = sql`s.website_id = ${websiteId}::uuid and s.state = 'active'`;
  if (conditions.length === 0) return own;
  return sql`${own} and (${sql.join(conditions, match === 'all' ? sql` and ` : sql` or `)})`;
}
