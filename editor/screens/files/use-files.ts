import type { AssetList, AssetSort, AssetView, FolderList } from '@vitrine/contracts/admin-media.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { client, queryClient } from '../../app/client.ts';

export type FileKind = AssetView['kind'];

/** Which files are shown, as in the address of the library. */
export interface FileFilters {
  /** A folder's id, `none` for files in no folder; undefined for all. */
  readonly folder: string | undefined;
  readonly kind: FileKind | undefined;
  readonly search: string;
  readonly sort: AssetSort;
  readonly isUnused: boolean;
  readonly isWithoutAlt: boolean;
}

const conditionsOf = ({ folder, kind, search, isUnused, isWithoutAlt }: FileFilters) => ({
  search,
  ...(folder === undefined ? {} : { folder }),
  ...(kind === undefined ? {} : { kind }),
  ...(isUnused ? { used: 'no' as const } : {}),
  ...(isWithoutAlt ? { altText: 'none' as const } : {}),
});

/** The files that match, page by page. */
export function useFileList(filters: FileFilters) {
  return useInfiniteQuery({
    queryKey: ['assets', 'list', filters],
    queryFn: ({ pageParam, signal }): Promise<AssetList> =>
      client.call(
        'GET',
        '/api/admin/assets',
        {
          query: {
            ...conditionsOf(filters),
            sort: filters.sort,
            ...(pageParam === null ? {} : { after: pageParam }),
          },
        },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
  });
}

/** How many files match. */
export function useFileCount(filters: FileFilters) {
  const { sort: _, ...conditions } = filters;
  return useQuery({
    queryKey: ['assets', 'count', conditions],
    queryFn: ({ signal }) =>
      client.call('GET', '/api/admin/assets/count', { query: conditionsOf(filters) }, signal),
    placeholderData: keepPreviousData,
  });
}

const FOLDERS = ['assets', 'folders'];

export function useFolders() {
  return useQuery({
    queryKey: FOLDERS,
    queryFn: ({ signal }): Promise<FolderList> => client.call('GET', '/api/admin/asset-folders', {}, signal),
  });
}

/** Loads again what is shown of files and folders. */
export const refreshFiles = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['assets'] });

/** Shows a file as it is now wherever it is shown. */
export function keepFile(file: AssetView): void {
  queryClient.setQueryData(['assets', 'one', file.id], file);
  queryClient.setQueriesData<{ pages: AssetList[] }>({ queryKey: ['assets', 'list'] }, (list) =>
    list === undefined
      ? list
      : {
          ...list,
          pages: list.pages.map((page) => ({
            ...page,
            assets: page.assets.map((one) => (one.id === file.id ? file : one)),
          })),
        },
  );
  void queryClient.invalidateQueries({ queryKey: ['assets', 'library'] });
}

export async function moveFiles(ids: readonly string[], folderId: string | null) {
  const { moved } = await client.call('POST', '/api/admin/assets/move', {
    body: { ids: [...ids], folderId },
  });
  await refreshFiles();
  return moved;
}

/** Moves files back to where each was. */
export async function moveFilesBack(
  moved: readonly { readonly id: string; readonly from: string | null }[],
): Promise<void> {
  for (const folderId of new Set(moved.map(({ from }) => from))) {
    const ids = moved.filter(({ from }) => from === folderId).map(({ id }) => id);
    await client.call('POST', '/api/admin/assets/move', { body: { ids, folderId } });
  }
  await refreshFiles();
}

export async function deleteFiles(ids: readonly string[]): Promise<readonly string[]> {
  const { deleted } = await client.call('POST', '/api/admin/assets/delete', { body: { ids: [...ids] } });
  await refreshFiles();
  return deleted;
}

export async function restoreFiles(ids: readonly string[]): Promise<readonly string[]> {
  const { restored } = await client.call('POST', '/api/admin/deleted-assets/restore', {
    body: { ids: [...ids] },
  });
  await refreshFiles();
  return restored;
}

export const usesOf = (ids: readonly string[], signal?: AbortSignal) =>
  client.call('POST', '/api/admin/assets/uses', { body: { ids: [...ids] } }, signal);

export async function createFolder(name: string, parentId: string | null) {
  const folder = await client.call('POST', '/api/admin/asset-folders', { body: { name, parentId } });
  await refreshFiles();
  return folder;
}

export async function changeFolder(
  id: string,
  change: { readonly name?: string; readonly parentId?: string | null },
) {
  const folder = await client.call('PUT', '/api/admin/asset-folders/:id', { params: { id }, body: change });
  await refreshFiles();
  return folder;
}

export async function deleteFolder(id: string, files: 'up' | 'bin') {
  const { deleted } = await client.call('DELETE', '/api/admin/asset-folders/:id', {
    params: { id },
    query: { files },
  });
  await refreshFiles();
  return deleted;
}
