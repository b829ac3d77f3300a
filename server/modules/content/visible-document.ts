import type { PageDocument } from '@vitrine/domain/page/page-document.ts';
import type { Platform } from '../../platform/platform.ts';
import { readDocument } from './read-document.ts';

/** The blocks of an enabled page, of a published item or of a part of the website; null for what visitors cannot see. */
export async function getVisibleDocument(
  platform: Platform,
  websiteId: string,
  ownerId: string,
): Promise<PageDocument | null> {
  const { rows } = await platform.db.$client.query<{ document: unknown }>({
    name: 'content-shown-document',
    text: `select c.document from collections c where c.website_id = $1 and c.id = $2 and c.enabled
      union all
      select i.document from items i
      join collections c on c.website_id = i.website_id and c.id = i.collection_id and c.enabled
      where i.website_id = $1 and i.id = $2 and i.status = 'published'
      union all
      select p.document from site_parts p where p.website_id = $1 and p.id = $2 and p.deleted_on is null`,
    values: [websiteId, ownerId],
  });
  return readDocument(rows[0]?.document);
}
