import { useQuery } from '@tanstack/react-query';
import type { OpenedDraft } from '@vitrine/contracts/page-drafts.ts';
import { client } from '../../../app/client.ts';
import { PARTS_KEY } from './use-parts.ts';

/** One shared section with the pages on which it stands. */
export const usePart = (id: string, isWanted = true) =>
  useQuery({
    queryKey: [...PARTS_KEY, id],
    queryFn: ({ signal }) => client.call('GET', '/api/admin/parts/:id', { params: { id } }, signal),
    enabled: isWanted,
  });

/** Pages on which visitors see the shared section that is edited; null for what is none, and until it is known. */
export function usePlacesShown({ id, kind }: OpenedDraft): number | null {
  const { data } = usePart(id, kind === 'shared-section');
  return data === undefined ? null : data.pages.filter(({ isShown }) => isShown).length;
}
