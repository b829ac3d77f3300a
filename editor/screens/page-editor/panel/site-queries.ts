import type { AssetView } from '@vitrine/contracts/admin-media.ts';
import type { ListedPage } from '@vitrine/contracts/pages.ts';
import type { SiteItem } from '@vitrine/contracts/site-items.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../app/client.ts';

/** Pages and lists of the website in the order of their tree; undefined until they are known. */
export function useSitePages(): readonly ListedPage[] | undefined {
  return useQuery({
    queryKey: ['pages'],
    queryFn: ({ signal }) => client.call('GET', '/api/admin/pages', {}, signal),
  }).data?.pages;
}

const assetKey = (id: string) => ['assets', 'one', id];

/** A file by its id; null for one that is gone, undefined until it is known. */
export function useAsset(id: string | null): AssetView | null | undefined {
  return useQuery({
    queryKey: assetKey(id ?? ''),
    queryFn: async ({ signal }) =>
      (await client.call('GET', '/api/admin/assets', { query: { ids: id ?? '' } }, signal)).assets[0] ?? null,
    enabled: id !== null,
    staleTime: 60_000,
  }).data;
}

/** Keeps a file that was chosen or uploaded, so that it is shown at once. */
export function useKeepAsset(): (asset: AssetView) => void {
  const queries = useQueryClient();
  return (asset) => {
    queries.setQueryData(assetKey(asset.id), asset);
    // An uploaded file belongs on the first page of the library.
    void queries.invalidateQueries({ queryKey: ['assets', 'library'] });
  };
}

/** Items by their ids; those that are gone are left out. Undefined until they are known. */
export function useSiteItems(ids: readonly string[]): readonly SiteItem[] | undefined {
  const query = useQuery({
    queryKey: ['site-items', 'named', ids.join(',')],
    queryFn: async ({ signal }) =>
      (await client.call('GET', '/api/admin/site-items', { query: { ids: ids.join(',') } }, signal)).items,
    enabled: ids.length > 0,
    staleTime: 60_000,
    // While another one is added or moved, those that are known stay.
    placeholderData: (before) => before,
  });
  return ids.length === 0 ? [] : query.data;
}

/** Finds items of these kinds, of all kinds unless given, for `SearchSelect`. */
export const findSiteItems =
  (kinds: readonly string[]) =>
  (search: string, signal: AbortSignal): Promise<readonly SiteItem[]> =>
    client
      .call(
        'GET',
        '/api/admin/site-items',
        { query: { search, ...(kinds.length === 0 ? {} : { kinds: kinds.join(',') }) } },
        signal,
      )
      .then(({ items }) => items);
