import { useQuery } from '@tanstack/react-query';
import type { OpenedDraft } from '@vitrine/contracts/page-drafts.ts';
import type { SharedSection } from '@vitrine/contracts/parts.ts';
import { client, queryClient } from '../../../app/client.ts';
import { useEditor } from '../use-editor.ts';

export const PARTS_KEY = ['parts'];

interface Listed {
  readonly parts: readonly SharedSection[];
}

/** The shared sections of the site, once the page has one. */
export function useParts(): readonly SharedSection[] {
  const hasShared = useEditor(({ document }) => document.sections.some(({ shared }) => shared !== undefined));
  return useAllParts(hasShared).data?.parts ?? [];
}

/** The shared sections of the site. */
export const useAllParts = (isWanted: boolean) =>
  useQuery({
    queryKey: PARTS_KEY,
    queryFn: ({ signal }): Promise<Listed> => client.call('GET', '/api/admin/parts', {}, signal),
    enabled: isWanted,
  });

/** A shared section as it is known now; undefined while the list is on its way and for one that was deleted. */
export const partNow = (id: string): SharedSection | undefined =>
  queryClient.getQueryData<Listed>(PARTS_KEY)?.parts.find((part) => part.id === id);

/** Whether the list has come, so that what is not in it is gone. */
export const arePartsKnown = (): boolean => queryClient.getQueryData<Listed>(PARTS_KEY) !== undefined;

/** Shared sections have changed: the list and their blocks are read again. */
export function readPartsAgain(): void {
  void queryClient.invalidateQueries({ queryKey: PARTS_KEY });
  void queryClient.invalidateQueries({ queryKey: ['part-blocks'] });
}

const blocksQuery = (id: string) => ({
  queryKey: ['part-blocks', id],
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<OpenedDraft> =>
    client.call('GET', '/api/admin/page-drafts/:id', { params: { id } }, signal),
  staleTime: 0,
});

/** What owners edit of a shared section. */
export const usePartBlocks = (id: string, isWanted = true) =>
  useQuery({ ...blocksQuery(id), enabled: isWanted });

/** The same for an action. Throws what its call throws. */
export const fetchPartBlocks = (id: string): Promise<OpenedDraft> => queryClient.fetchQuery(blocksQuery(id));
