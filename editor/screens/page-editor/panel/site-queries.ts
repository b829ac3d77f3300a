import type { AssetView } from '@vitrine/contracts/admin-media.ts';
import type { ListedPage } from '@vitrine/contracts/pages.ts';
import type { SiteItem } from '@vitrine/contracts/site-items.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import { client, sentenceOf } from '../../../app/client.ts';
import { KnownPictureContext } from './known-picture.ts';

/** What an answer is until it is there: undefined, with the sentence of a failure after one. */
interface Waiting {
  readonly failure: string | undefined;
}
const failureOf = (error: unknown): string | undefined => (error === null ? undefined : sentenceOf(error));

/** Pages and lists of the website in the order of their tree. */
export function useSitePages(): Waiting & { readonly pages: readonly ListedPage[] | undefined } {
  const { data, error } = useQuery({
    queryKey: ['pages'],
    queryFn: ({ signal }) => client.call('GET', '/api/admin/pages', {}, signal),
  });
  return { pages: data?.pages, failure: failureOf(error) };
}

const assetKey = (id: string) => ['assets', 'one', id];

/** A file by its id; null for one that is gone. */
export function useAsset(id: string | null): Waiting & { readonly asset: AssetView | null | undefined } {
  const { data, error } = useQuery({
    queryKey: assetKey(id ?? ''),
    queryFn: async ({ signal }) =>
      (await client.call('GET', '/api/admin/assets', { query: { ids: id ?? '' } }, signal)).assets[0] ?? null,
    enabled: id !== null,
    staleTime: 60_000,
  });
  return { asset: data, failure: failureOf(error) };
}

/** Keeps a file that was chosen or uploaded, so that it is shown at once. */
export function useKeepAsset(): (asset: AssetView) => void {
  const queries = useQueryClient();
  const know = useContext(KnownPictureContext);
  return (asset) => {
    if (asset.picture !== null) know(asset.picture);
    queries.setQueryData(assetKey(asset.id), asset);
    // An uploaded file belongs on the first page of the library.
    void queries.invalidateQueries({ queryKey: ['assets', 'library'] });
  };
}

/** Finds items among these by their ids; null for one that is gone. */
export function useSiteItems(
  ids: readonly string[],
): Waiting & { readonly itemOf: (id: string) => SiteItem | null | undefined } {
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['site-items', 'named', ids.join(',')],
    queryFn: async ({ signal }) =>
      (await client.call('GET', '/api/admin/site-items', { query: { ids: ids.join(',') } }, signal)).items,
    enabled: ids.length > 0,
    staleTime: 60_000,
    // While another one is added or moved, those that are known stay.
    placeholderData: (before) => before,
  });
  const isKnown = data !== undefined && !isPlaceholderData;
  return {
    itemOf: (id) => data?.find((item) => item.id === id) ?? (isKnown ? null : undefined),
    failure: failureOf(error),
  };
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
