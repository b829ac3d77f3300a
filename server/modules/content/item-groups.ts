import type { GroupBy } from '@vitrine/blocks/block.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CollectionKind } from './tables.ts';

/** Most groups of one collection; the groups with most items are kept. */
const MAX_GROUPS = 1000;

/** A group of a collection's items, and its value in addresses. */
export interface KeyedGroup {
  /** The value of `?tag=`, `?category=`, `?author=` or `?month=`. */
  readonly key: string;
  /** The key, or an author's name. */
  readonly name: string;
  readonly count: number;
}

/** The date column of an item: an event's start, else its publication. */
export function dateOf(kind: CollectionKind): 'i.start_date' | 'i.published_on' {
  return kind === 'events' ? 'i.start_date' : 'i.published_on';
}

const published = `i.website_id = $1 and i.collection_id = $2 and i.status = 'published' and $3::text is not null`;

const statementOf = (by: GroupBy, kind: CollectionKind): string => {
  const statements: Readonly<Record<GroupBy, string>> = {
    tag: `select tag as key, tag as name, count(*)::int as count
      from items i, unnest(i.tags) tag where ${published} group by tag`,
    category: `select category as key, category as name, count(*)::int as count
      from items i, unnest(i.categories) category where ${published} group by category`,
    author: `select u.url_id as key, u.display_name as name, count(*)::int as count
      from items i join authors u on u.website_id = i.website_id and u.id = i.author_id
      where ${published} group by u.url_id, u.display_name`,
    month: `select m.month as key, m.month as name, count(*)::int as count
      from items i, lateral (select to_char(${dateOf(kind)} at time zone $3, 'YYYY-MM') as month) m
      where ${published} and m.month is not null group by m.month`,
  };
  return statements[by];
};

/** The groups of a collection's published items: months latest first, others alphabetically. One query. */
export async function groupsOf(
  platform: Pick<Platform, 'db'>,
  websiteId: string,
  query: {
    readonly collectionId: string;
    readonly kind: CollectionKind;
    readonly by: GroupBy;
    /** IANA name of the website's time zone, in which months begin. */
    readonly timeZone: string;
  },
): Promise<readonly KeyedGroup[]> {
  const { by, kind } = query;
  const { rows } = await platform.db.$client.query<KeyedGroup>({
    name: `content-groups-${by}-${dateOf(kind)}`,
    text: `select g.key, g.name, g.count from (
        ${statementOf(by, kind)} order by count desc, 1 limit ${MAX_GROUPS}
      ) g order by ${by === 'month' ? 'g.key desc' : 'lower(g.name), g.name, g.key'}`,
    values: [websiteId, query.collectionId, query.timeZone],
  });
  return rows;
}
