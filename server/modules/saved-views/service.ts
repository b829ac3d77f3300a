import type { SavedViewAnswer } from '@vitrine/contracts/saved-views.ts';
import type { SavedView } from '@vitrine/domain/list/saved-views.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { findList, type ListParameters, type ListSite } from '../../platform/lists/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockViews, readViews, type ViewsOf, writeViews } from './repository.ts';

type Views = { readonly views: SavedViewAnswer[] };

const answer = (views: readonly SavedView[]): Views => ({
  views: views.map(({ id, name, query, hidden }) => ({
    id,
    name,
    query: { ...query },
    hidden: hidden === null ? null : [...hidden],
  })),
});

const noList = () => fail('MALFORMED_REQUEST', { fields: { list: 'There is no list of this name.' } });

export async function viewsOf(platform: Platform, of: ViewsOf): Promise<Result<Views, 'MALFORMED_REQUEST'>> {
  if (findList(platform, of.list) === null) return noList();
  return ok(answer(await readViews(platform.db, of)));
}

/**
 * Changes the views of a list: `change` gets the stored ones under a lock. A query that the list itself would refuse is
 * refused here, so that a view always opens.
 */
export async function changeViews<Code extends string>(
  platform: Platform,
  site: ListSite,
  of: Omit<ViewsOf, 'websiteId'>,
  query: ListParameters | undefined,
  change: (stored: readonly SavedView[]) => Result<readonly SavedView[], Code>,
): Promise<Result<Views, Code | 'MALFORMED_REQUEST'>> {
  const list = findList(platform, of.list);
  if (list === null) return noList();
  const whose = { ...of, websiteId: site.websiteId };
  if (query !== undefined) {
    const wanted = list.wanted(site, query, platform.clock.now());
    if (!wanted.ok) return wanted;
  }
  return platform.db.transaction(async (tx) => {
    const changed = change(await lockViews(tx, whose));
    if (!changed.ok) return changed;
    await writeViews(tx, whose, changed.value);
    return ok(answer(changed.value));
  });
}
