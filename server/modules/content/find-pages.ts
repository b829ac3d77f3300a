import { FOUND_PER_KIND, type FoundResult } from '@vitrine/contracts/find.ts';
import { readQuery } from '@vitrine/domain/search/read-query.ts';
import { likePattern } from '../../platform/db/like-pattern.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import type { Finder } from '../find/index.ts';

interface FoundPage extends Record<string, unknown> {
  readonly id: string;
  readonly title: string;
  readonly urlId: string;
}

const view = ({ id, title, urlId }: FoundPage): FoundResult => ({
  id,
  title,
  detail: `/${urlId}`,
  path: `/${urlId}`,
});

/** Pages of the site whose title contains all words that are typed; a website has hundreds of them at most. */
export const findPages: Finder = {
  kind: 'pages',
  roles: ['admin'],
  async find(db, { websiteId }, query) {
    const rows = await runNamed<FoundPage>(
      db,
      {
        name: 'pages-find-title',
        text: `select id, title, url_id as "urlId" from collections
          where website_id = $1 and enabled and deleted_on is null
            and lower(title) like all (select lower(word) from unnest($2::text[]) word)
          order by length(title), id limit ${FOUND_PER_KIND}`,
      },
      [websiteId, readQuery(query).text.split(' ').map(likePattern)],
    );
    return { results: rows.map(view), isExact: false };
  },
};
