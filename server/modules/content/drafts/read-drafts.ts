import { documentOfBody } from '@vitrine/domain/page/article.ts';
import { emptyDocument, type PageDocument } from '@vitrine/domain/page/page-document.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { runNamed } from '../../../platform/db/run-named.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isWrittenSql } from '../written-kinds.ts';
import type { PageOf } from './page-of.ts';
import { selectDraftedPage } from './repository.ts';
import { understoodDocument } from './understood-document.ts';
import { selectVersionDocument } from './version-repository.ts';

/**
 * What owners edit of a page: its draft, or what visitors see where there is none. Null for a page without blocks and
 * for one that the website does not have; refused where a later server has written it.
 */
export async function readDraftDocument(
  platform: Pick<Platform, 'db'>,
  websiteId: string,
  pageId: string,
): Promise<Result<PageDocument | null, 'PAGE_FROM_NEWER'>> {
  const [row] = await runNamed<{ document: unknown; body: string }>(
    platform.db,
    {
      name: 'page-drafts-document',
      text: `select coalesce(d.document, o.document) as document, o.body from (
          select document, '' as body from collections where website_id = $1 and id = $2 and deleted_on is null
          union all
          select document, '' from site_parts where website_id = $1 and id = $2 and deleted_on is null
          union all
          select i.document, i.body from items i
          join collections c on c.website_id = i.website_id and c.id = i.collection_id and ${isWrittenSql('c.kind')}
          where i.website_id = $1 and i.id = $2 and i.deleted_on is null
        ) o left join page_drafts d on d.website_id = $1 and d.page_id = $2`,
    },
    [websiteId, pageId],
  );
  const stored = understoodDocument(row?.document);
  return stored.ok ? ok(stored.value ?? documentOfBody(row?.body ?? '')) : stored;
}

/** What visitors see of a page; refused for one that they do not see, and for what a later server has written. */
export async function readLiveDocument(
  platform: Pick<Platform, 'db'>,
  of: PageOf,
): Promise<Result<PageDocument, 'CONTENT_NOT_FOUND' | 'PAGE_FROM_NEWER'>> {
  const found = await selectDraftedPage(platform.db, of);
  if (!found.ok) return found;
  return found.value.isEnabled ? ok(found.value.live ?? emptyDocument) : fail('CONTENT_NOT_FOUND');
}

/** A version of a page as it was published; refused when the page has none such, or a later server wrote it. */
export function readVersionDocument(
  platform: Pick<Platform, 'db'>,
  websiteId: string,
  pageId: string,
  versionId: string,
): Promise<Result<PageDocument, 'CONTENT_NOT_FOUND' | 'PAGE_FROM_NEWER'>> {
  return selectVersionDocument(platform.db, { websiteId, pageId }, versionId);
}

/** The ids of the pages whose draft differs from what visitors see. */
export async function draftsOf(
  platform: Pick<Platform, 'db'>,
  websiteId: string,
): Promise<ReadonlySet<string>> {
  const rows = await runNamed<{ id: string }>(
    platform.db,
    {
      name: 'page-drafts-of-website',
      text: `select d.page_id as id from page_drafts d
        join collections c on c.website_id = d.website_id and c.id = d.page_id
        where d.website_id = $1 and d.document is not null
          and d.document is distinct from coalesce(c.document, '{"version": 2, "sections": []}'::jsonb)`,
    },
    [websiteId],
  );
  return new Set(rows.map(({ id }) => id));
}
