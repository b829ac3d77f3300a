import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import type * as calls from '@vitrine/contracts/post-labels.ts';
import { COUNTED_POSTS, MAX_AUTHORS, type PostAuthor } from '@vitrine/contracts/post-labels.ts';
import { authorMark } from '@vitrine/domain/content/labels.ts';
import { freeUrlId, urlIdFrom } from '@vitrine/domain/content/url-id.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { listQuery } from '@vitrine/domain/search/list-lexemes.ts';
import { and, eq } from 'drizzle-orm';
import type * as z from 'zod';
import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { bumpRevision, lockWebsite, type Site } from '../websites/index.ts';
import { authorExists } from './authors.ts';
import { authors } from './tables.ts';

const queryOf = (websiteId: string, id: string): string | null => listQuery(websiteId, '', [authorMark(id)]);

/** The people who write by name, or the one that is named, with their numbers of posts. */
async function selectAuthors(
  db: Queryable,
  websiteId: string,
  id: string | null = null,
): Promise<readonly PostAuthor[]> {
  const rows = await runNamed<Omit<PostAuthor, 'isMore'>>(
    db,
    {
      name: 'content-authors',
      text: `select a.id, a.display_name as name, a.bio, a.website_url as "websiteUrl", a.picture_id as "pictureId",
          a.revision, counted.posts
        from authors a cross join lateral (
          select count(*)::int as posts from (
            select from items i where i.website_id = $1 and i.author_id = a.id and i.record_type <> 11
              and i.search @@ ($4 || a.id || '''')::tsquery and i.deleted_on is null limit $3
          ) found
        ) counted
        where a.website_id = $1 and ($2::uuid is null or a.id = $2)
        order by lower(a.display_name), a.id limit ${MAX_AUTHORS}`,
    },
    [websiteId, id, COUNTED_POSTS + 1, (queryOf(websiteId, '') ?? '').slice(0, -1)],
  );
  return rows.map(({ posts, ...row }) => ({
    ...row,
    posts: Math.min(posts, COUNTED_POSTS),
    isMore: posts > COUNTED_POSTS,
  }));
}

export async function listAuthors({ db }: Pick<Platform, 'db'>, { websiteId }: Site) {
  return { authors: await selectAuthors(db, websiteId) };
}

async function viewAuthor(
  db: Queryable,
  websiteId: string,
  id: string,
): Promise<Result<PostAuthor, 'AUTHOR_NOT_FOUND'>> {
  const [author] = await selectAuthors(db, websiteId, id);
  return author === undefined ? fail('AUTHOR_NOT_FOUND') : ok(author);
}

/** Adds somebody who writes, with an address that is made from the name. */
export function createAuthor(
  platform: Platform,
  { websiteId }: Site,
  { name, bio, websiteUrl }: z.output<typeof calls.createAuthor.body>,
): Promise<Result<PostAuthor, FailureOf<typeof calls.createAuthor>>> {
  return platform.db.transaction(async (tx): Promise<Result<PostAuthor, 'AUTHOR_LIMIT'>> => {
    await lockWebsite(tx, websiteId);
    const urlIds = await tx
      .select({ urlId: authors.urlId })
      .from(authors)
      .where(eq(authors.websiteId, websiteId));
    if (urlIds.length >= MAX_AUTHORS) return fail('AUTHOR_LIMIT', { params: { most: MAX_AUTHORS } });
    const urlId = freeUrlId(urlIdFrom(name, 'author'), new Set(urlIds.map((row) => row.urlId)));
    const id = newId(platform.clock.now());
    await tx.insert(authors).values({ websiteId, id, urlId, displayName: name, bio, websiteUrl });
    await bumpRevision(tx, websiteId);
    return ok({ id, name, bio, websiteUrl, pictureId: null, revision: 1, posts: 0, isMore: false });
  });
}

/** Changes what is said of somebody who writes; the address stays. */
export function updateAuthor(
  platform: Platform,
  { websiteId }: Site,
  id: string,
  { name, bio, websiteUrl, revision }: z.output<typeof calls.updateAuthor.body>,
): Promise<Result<PostAuthor, FailureOf<typeof calls.updateAuthor>>> {
  return platform.db.transaction(
    async (tx): Promise<Result<PostAuthor, FailureOf<typeof calls.updateAuthor>>> => {
      await lockWebsite(tx, websiteId);
      const before = await viewAuthor(tx, websiteId, id);
      if (!before.ok) return before;
      if (before.value.revision !== revision) return fail('STALE_REVISION');
      await tx
        .update(authors)
        .set({ displayName: name, bio, websiteUrl, revision: revision + 1 })
        .where(and(eq(authors.websiteId, websiteId), eq(authors.id, id)));
      await bumpRevision(tx, websiteId);
      return viewAuthor(tx, websiteId, id);
    },
  );
}

/** Deletes an author. All items, those in the bin among them, go to another one or are shown without an author. */
export function deleteAuthor(
  platform: Platform,
  { websiteId }: Site,
  id: string,
  { revision, posts }: z.output<typeof calls.deleteAuthor.query>,
): Promise<Result<null, FailureOf<typeof calls.deleteAuthor>>> {
  const heir = posts === 'nobody' ? null : posts;
  return platform.db.transaction(async (tx): Promise<Result<null, FailureOf<typeof calls.deleteAuthor>>> => {
    await lockWebsite(tx, websiteId);
    const before = await viewAuthor(tx, websiteId, id);
    if (!before.ok) return before;
    if (before.value.revision !== revision) return fail('STALE_REVISION');
    if (heir === id || (heir !== null && !(await authorExists(tx, websiteId, heir))))
      return fail('AUTHOR_TAKES_OVER');
    await runNamed(
      tx,
      {
        name: 'content-hand-items-over',
        text: `with found as materialized (
              select id from items where website_id = $1 and author_id = $2 order by id for update
            )
            update items i set author_id = $3, revision = i.revision + 1
            from found f where i.website_id = $1 and i.id = f.id`,
      },
      [websiteId, id, heir],
    );
    await tx.delete(authors).where(and(eq(authors.websiteId, websiteId), eq(authors.id, id)));
    await bumpRevision(tx, websiteId);
    return ok(null);
  });
}
