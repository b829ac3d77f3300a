import type { PageDocument } from '@vitrine/domain/page/page-document.ts';
import type { DatedVersion } from '@vitrine/domain/page/thin-versions.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { runNamed } from '../../../platform/db/run-named.ts';
import { pageVersions } from '../tables.ts';
import type { PageOf } from './page-of.ts';
import { understoodDocument } from './understood-document.ts';

export interface NewVersion {
  readonly id: string;
  readonly document: PageDocument;
  /** Null for what was there before the first draft. */
  readonly authorId: string | null;
  readonly summary: string;
  readonly publishedOn: Date;
}

export async function insertVersion(tx: Queryable, of: PageOf, version: NewVersion): Promise<void> {
  await tx.insert(pageVersions).values({ ...of, ...version });
}

/** A version as it is listed. */
export interface ListedVersion extends DatedVersion {
  /** The author's name, or the e-mail of one without; '' when nobody is known. */
  readonly author: string;
  readonly summary: string;
}

/** The versions of a page, the latest first. */
export function selectVersions(
  db: Queryable,
  { websiteId, pageId }: PageOf,
): Promise<readonly ListedVersion[]> {
  return runNamed<ListedVersion>(
    db,
    {
      name: 'page-versions-list',
      text: `select v.id, (extract(epoch from v.published_on) * 1000)::float8 as "publishedOn", v.summary,
          coalesce(nullif(a.name, ''), a.email, '') as author
        from page_versions v left join accounts a on a.id = v.author_id
        where v.website_id = $1 and v.page_id = $2 order by v.published_on desc, v.id desc`,
    },
    [websiteId, pageId],
  );
}

/** What was published with a version; refused when the page has none such, or a later server wrote it. */
export async function selectVersionDocument(
  db: Queryable,
  { websiteId, pageId }: PageOf,
  versionId: string,
): Promise<Result<PageDocument, 'CONTENT_NOT_FOUND' | 'PAGE_FROM_NEWER'>> {
  const [row] = await db
    .select({ document: pageVersions.document })
    .from(pageVersions)
    .where(
      and(
        eq(pageVersions.websiteId, websiteId),
        eq(pageVersions.pageId, pageId),
        eq(pageVersions.id, versionId),
      ),
    );
  const document = understoodDocument(row?.document);
  if (!document.ok) return document;
  return document.value === null ? fail('CONTENT_NOT_FOUND') : ok(document.value);
}

export async function deleteVersions(
  tx: Queryable,
  { websiteId, pageId }: PageOf,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .delete(pageVersions)
    .where(
      and(
        eq(pageVersions.websiteId, websiteId),
        eq(pageVersions.pageId, pageId),
        inArray(pageVersions.id, [...ids]),
      ),
    );
}
