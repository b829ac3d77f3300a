import type { PageDocument } from '@vitrine/domain/page/page-document.ts';
import { runNamed } from '../../../platform/db/run-named.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readDocument } from '../read-document.ts';

/**
 * Shared sections of a website by their ids: what visitors see of them, or with `asDrafts` what owners edit. One query.
 * Those that the website does not have, or visitors do not see, are missing.
 */
export async function readSharedSections(
  platform: Pick<Platform, 'db'>,
  websiteId: string,
  ids: readonly string[],
  { asDrafts }: { readonly asDrafts: boolean },
): Promise<ReadonlyMap<string, PageDocument>> {
  if (ids.length === 0) return new Map();
  const rows = await runNamed<{ id: string; document: unknown }>(
    platform.db,
    {
      name: 'site-parts-shared',
      text: `select p.id, case when $3 then coalesce(d.document, p.document) else p.document end as document
        from site_parts p left join page_drafts d on $3 and d.website_id = p.website_id and d.page_id = p.id
        where p.website_id = $1 and p.id::text = any($2::text[]) and p.field_id is null and p.deleted_on is null`,
    },
    [websiteId, [...ids], asDrafts],
  );
  return new Map(
    rows.flatMap(({ id, document: stored }) => {
      const document = readDocument(stored);
      return document === null ? [] : [[id, document] as const];
    }),
  );
}
