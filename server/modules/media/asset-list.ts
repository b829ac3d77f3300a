import {
  type AssetList,
  ASSETS_PER_PAGE,
  type CountAssetsQuery,
  type ListAssetsQuery,
} from '@vitrine/contracts/admin-media.ts';
import type { ListCount } from '@vitrine/contracts/list.ts';
import { branchInAnyOrder } from '@vitrine/domain/files/file-folders.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { sql } from 'drizzle-orm';
import { countRows, type ListSource, readPage, type Wanted } from '../../platform/lists/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { usedAssetIds } from './asset-uses.ts';
import { selectFolders } from './folders.ts';
import { viewAsset } from './owner-assets.ts';
import { findAssets } from './repository.ts';

const source: ListSource<'added' | 'name' | 'size'> = {
  from: sql`assets a`,
  websiteId: sql`a.website_id`,
  id: sql`a.id`,
  sorts: {
    // Ids grow with time.
    added: { column: sql`a.id`, type: 'uuid' },
    name: { column: sql`a.filename`, type: 'text' },
    size: { column: sql`a.byte_size`, type: 'integer' },
  },
  search: sql`a.search`,
};

/** A page of the website's files, as filtered and sorted. */
export async function listAssetsOf(
  platform: Platform,
  websiteId: string,
  query: ListAssetsQuery,
): Promise<Result<AssetList, 'FOLDER_NOT_FOUND' | 'MALFORMED_REQUEST'>> {
  if (query.ids !== undefined) {
    const rows = await findAssets(platform.db, websiteId, query.ids.toSorted().toReversed());
    return ok({ assets: rows.map(viewAsset), next: null });
  }
  const wanted = await wantedOf(platform, websiteId, query);
  if (!wanted.ok) return wanted;
  const { sort, after } = query;
  const page = await readPage(platform.db, source, wanted.value, { sort, after, limit: ASSETS_PER_PAGE });
  if (!page.ok) return page;
  const rows = await findAssets(platform.db, websiteId, page.value.ids);
  return ok({ assets: rows.map(viewAsset), next: page.value.next });
}

/** How many files match. */
export async function countAssetsOf(
  platform: Platform,
  websiteId: string,
  query: CountAssetsQuery,
): Promise<Result<ListCount, 'FOLDER_NOT_FOUND'>> {
  const wanted = await wantedOf(platform, websiteId, query);
  return wanted.ok ? ok(await countRows(platform.db, source, wanted.value)) : wanted;
}

async function wantedOf(
  platform: Platform,
  websiteId: string,
  { kind, search, folder, used, altText }: CountAssetsQuery,
): Promise<Result<Wanted, 'FOLDER_NOT_FOUND'>> {
  const folderIds =
    folder === undefined || folder === 'none'
      ? []
      : await foldersOf(platform, websiteId, folder, search !== '');
  if (folderIds === null) return fail('FOLDER_NOT_FOUND');
  const usedIds = used === undefined ? [] : await usedAssetIds(platform.db, websiteId);
  return ok({
    websiteId,
    search,
    where: [
      kind === undefined ? undefined : sql`a.kind = ${kind}`,
      altText === undefined ? undefined : sql`(a.kind = 'picture' and a.alt_text = '')`,
      folder === 'none' ? sql`a.folder_id is null` : undefined,
      folderIds.length === 0 ? undefined : sql`a.folder_id = any(${sql.param(folderIds)}::uuid[])`,
      usedIds.length === 0 ? undefined : sql`a.id <> all(${sql.param(usedIds)}::uuid[])`,
    ],
  });
}

/** A folder, with those inside it where it is searched; null when there is none. */
async function foldersOf(
  platform: Platform,
  websiteId: string,
  id: string,
  isSearched: boolean,
): Promise<string[] | null> {
  const branch = branchInAnyOrder(await selectFolders(platform.db, websiteId), id);
  if (branch.length === 0) return null;
  return isSearched ? branch.map((one) => one.id) : [id];
}
