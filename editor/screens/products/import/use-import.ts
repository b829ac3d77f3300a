import type { ProductImport } from '@vitrine/contracts/product-imports.ts';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../app/client.ts';

/** The list of the file's products; its name begins the keys of all that is read of the import. */
export const IMPORT_LIST = 'product-import-rows';
export const importKey = [IMPORT_LIST, 'newest'] as const;

/** The newest import with its progress, read again every second while the server compares the file. */
export function useImport() {
  return useQuery({
    queryKey: importKey,
    queryFn: ({ signal }) => client.call('GET', '/api/admin/product-imports/newest', {}, signal),
    refetchInterval: (of) => (of.state.data?.import?.phase === 'reading' ? 1000 : false),
  });
}

/** How many products importing the file would still create or change. */
export const pendingCount = ({ counts, applied }: ProductImport): number =>
  Math.max(0, counts.create + counts.update - applied);
