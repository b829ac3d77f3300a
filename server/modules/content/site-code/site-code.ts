import type { OwnerView } from '@vitrine/contracts/accounts.ts';
import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import type * as calls from '@vitrine/contracts/site-code.ts';
import type { ListWithCode, SiteCode } from '@vitrine/contracts/site-code.ts';
import { MAX_CODE_VERSIONS, mayChangeCode, noCode, type PageCode } from '@vitrine/domain/code/page-code.ts';
import { itemKinds } from '@vitrine/domain/content/content.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Platform } from '../../../platform/platform.ts';
import { bumpRevision, lockWebsite } from '../../websites/index.ts';
import type { CollectionView } from '../collection-view.ts';
import { selectCollections } from '../repository.ts';
import {
  deleteCodeVersions,
  insertCodeVersion,
  selectCodeSizes,
  selectCodeVersion,
  selectCodeVersions,
  selectUsedCode,
} from './repository.ts';

/** The place whose code all pages get; any other is the id of a list, whose entries get it. */
export const ALL_PAGES = 'site';

/** The places of a website that have code. */
export async function codePlaces(platform: Platform, websiteId: string): Promise<ReadonlySet<string>> {
  const sizes = await selectCodeSizes(platform.db, websiteId);
  return new Set(sizes.map(({ place }) => place));
}

/** The code that is used at these places, in their order. */
export async function usedCode(
  platform: Platform,
  websiteId: string,
  places: readonly string[],
): Promise<readonly PageCode[]> {
  const used = await selectUsedCode(platform.db, websiteId, places);
  return places.flatMap((place) => used.filter((one) => one.place === place));
}

/** Every list of the website, by title. */
export async function listCodeOfLists(
  platform: Platform,
  websiteId: string,
): Promise<{ readonly lists: ListWithCode[] }> {
  const [collections, sizes] = await Promise.all([
    selectCollections(platform.db, websiteId),
    selectCodeSizes(platform.db, websiteId),
  ]);
  return {
    lists: collections.filter(isList).map(({ id, kind, title }) => {
      const { headerBytes, footerBytes } = sizes.find(({ place }) => place === id) ?? nothing;
      return { id, kind, title, headerBytes, footerBytes };
    }),
  };
}

const nothing = { headerBytes: 0, footerBytes: 0 };

type List = CollectionView & { readonly kind: ListWithCode['kind'] };
const isList = (collection: CollectionView): collection is List => itemKinds.has(collection.kind);

/** The list that a place is; undefined where the website has none such. */
async function findList(
  platform: Platform,
  websiteId: string,
  place: string,
): Promise<SiteCode['list'] | undefined> {
  if (place === ALL_PAGES) return null;
  const collections = await selectCollections(platform.db, websiteId);
  const list = collections.find(({ id }) => id === place);
  return list === undefined || !isList(list) ? undefined : { id: list.id, title: list.title };
}

export async function viewCode(
  platform: Platform,
  websiteId: string,
  place: string,
  owner: Pick<OwnerView, 'role'>,
): Promise<Result<SiteCode, 'CONTENT_NOT_FOUND'>> {
  const list = await findList(platform, websiteId, place);
  if (list === undefined) return fail('CONTENT_NOT_FOUND');
  const [used, versions] = await Promise.all([
    selectUsedCode(platform.db, websiteId, [place]),
    selectCodeVersions(platform.db, websiteId, place),
  ]);
  const { number, header, footer } = used[0] ?? { number: 0, ...noCode };
  return ok({
    revision: number,
    list,
    code: { header, footer },
    mayChange: mayChangeCode(owner.role),
    versions,
  });
}

/** Changes the code of a place of which its writer saw `revision`. Visitors get it within a second. */
export async function changeCode(
  platform: Platform,
  websiteId: string,
  change: PageCode & { readonly place: string; readonly revision: number },
  owner: Pick<OwnerView, 'role' | 'accountId'>,
): Promise<Result<SiteCode, FailureOf<typeof calls.putSiteCode>>> {
  const { place, revision, header, footer } = change;
  if (!mayChangeCode(owner.role)) return fail('CODE_NOT_ALLOWED');
  if ((await findList(platform, websiteId, place)) === undefined) return fail('CONTENT_NOT_FOUND');
  const saved = await platform.db.transaction(async (tx) => {
    await lockWebsite(tx, websiteId);
    const [used] = await selectUsedCode(tx, websiteId, [place]);
    if ((used?.number ?? 0) !== revision) return false;
    // What is saved again unchanged is no version of its own.
    if ((used?.header ?? '') === header && (used?.footer ?? '') === footer) return true;
    const number = revision + 1;
    await insertCodeVersion(tx, {
      websiteId,
      place,
      number,
      header,
      footer,
      authorId: owner.accountId,
      savedOn: new Date(platform.clock.now()),
    });
    await deleteCodeVersions(tx, websiteId, place, number - MAX_CODE_VERSIONS);
    await bumpRevision(tx, websiteId);
    return true;
  });
  return saved ? viewCode(platform, websiteId, place, owner) : fail('STALE_REVISION');
}

export async function viewCodeVersion(
  platform: Platform,
  websiteId: string,
  { place, number }: { readonly place: string; readonly number: number },
): Promise<Result<{ header: string; footer: string }, 'CONTENT_NOT_FOUND'>> {
  if ((await findList(platform, websiteId, place)) === undefined) return fail('CONTENT_NOT_FOUND');
  const code = await selectCodeVersion(platform.db, websiteId, place, number);
  return code === null ? fail('CONTENT_NOT_FOUND') : ok({ ...code });
}
