import type { AssetSort } from '@vitrine/contracts/admin-media.ts';
import { useLocation, useParams, useSearchParams } from 'react-router';
import type { FileFilters, FileKind } from './use-files.ts';

export const fileSorts = [
  '-added',
  'added',
  'name',
  '-name',
  '-size',
  'size',
] as const satisfies readonly AssetSort[];
export const fileKindNames = [
  'picture',
  'video',
  'audio',
  'attachment',
  'document',
] as const satisfies readonly FileKind[];

const known = <T extends string>(values: readonly T[], given: string | null): T | undefined =>
  values.find((value) => value === given);

/** What the address of the library says, and how it is changed. `file` is the one whose panel is open. */
export function useFileFilters() {
  const { folderId } = useParams();
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const filters: FileFilters = {
    folder: folderId ?? (pathname.endsWith('/unsorted') ? 'none' : undefined),
    kind: known(fileKindNames, query.get('kind')),
    search: query.get('search') ?? '',
    sort: known(fileSorts, query.get('sort')) ?? '-added',
    isUnused: query.has('unused'),
    isWithoutAlt: query.has('no-alt'),
  };
  const change = (changes: Readonly<Record<string, string | null>>): void =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: !('file' in changes) },
    );
  return {
    filters,
    folderId: folderId ?? null,
    isFiltered:
      filters.kind !== undefined || filters.search !== '' || filters.isUnused || filters.isWithoutAlt,
    file: query.get('file'),
    change,
    clear: () => change({ kind: null, search: null, unused: null, 'no-alt': null }),
  };
}
