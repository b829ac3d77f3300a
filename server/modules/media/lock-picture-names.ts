import { plainName } from '@vitrine/domain/files/file-address.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';

/**
 * File names of pictures by id, of this website only; others and those in the bin are left out. None of them is deleted
 * before the caller's transaction ends. Files are locked before their website, since deleting them does so.
 */
export async function lockPictureNames(
  tx: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await runNamed<{ id: string; filename: string }>(
    tx,
    {
      name: 'media-lock-picture-names',
      text: `select id, filename from assets
        where website_id = $1 and kind = 'picture' and id = any($2::uuid[]) order by id for key share`,
    },
    [websiteId, ids],
  );
  return new Map(rows.map(({ id, filename }) => [id, plainName(filename)]));
}
