import { FOUND_PER_KIND, type FoundResult } from '@vitrine/contracts/find.ts';
import { writtenPaths } from '@vitrine/contracts/written-paths.ts';
import { statusLabels } from '@vitrine/domain/content/content-status.ts';
import { readQuery } from '@vitrine/domain/search/read-query.ts';
import { sql } from 'drizzle-orm';
import { likePattern } from '../../platform/db/like-pattern.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import { readPage } from '../../platform/lists/index.ts';
import type { Finder } from '../find/index.ts';
import { postSource } from './post-list.ts';
import { selectPosts, type StoredPost } from './repository.ts';

const view = ({ id, kind, title, collectionTitle, status }: StoredPost): FoundResult => ({
  id,
  title,
  detail: status === 'published' ? collectionTitle : `${collectionTitle} · ${statusLabels[status]}`,
  path: `${writtenPaths[kind]}/${id}`,
});

/** The posts, events and whatever else is written that the lists' search finds, newest first. */
export const findPosts: Finder = {
  kind: 'posts',
  roles: ['admin'],
  async find(db, { websiteId }, query) {
    const wanted = { websiteId, search: query, marks: [], where: [sql`i.deleted_on is null`], within: {} };
    const page = await readPage(db, postSource, wanted, {
      sort: '-published',
      after: undefined,
      limit: FOUND_PER_KIND,
    });
    if (!page.ok) return { results: [], isExact: false };
    const found = await selectPosts(db, websiteId, page.value.ids);
    return { results: found.map(view), isExact: false };
  },
};

/** Authors whose name contains all words that are typed, a website has 500 of them at most; each leads to the posts. */
export const findAuthors: Finder = {
  kind: 'authors',
  roles: ['admin'],
  async find(db, { websiteId }, query) {
    const rows = await runNamed<{ id: string; title: string }>(
      db,
      {
        name: 'posts-find-authors',
        text: `select id, display_name as title from authors
          where website_id = $1
            and lower(display_name) like all (select lower(word) from unnest($2::text[]) word)
          order by length(display_name), id limit ${FOUND_PER_KIND}`,
      },
      [websiteId, readQuery(query).text.split(' ').map(likePattern)],
    );
    const results = rows.map(({ id, title }) => ({ id, title, detail: '', path: `/posts?author=${id}` }));
    return { results, isExact: false };
  },
};
