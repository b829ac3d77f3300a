import { useQuery } from '@tanstack/react-query';
import { client } from '../../app/client.ts';

/** What a site has, before it is archived or deleted. */
export const useSiteFacts = (id: string) =>
  useQuery({
    queryKey: ['sites', id, 'facts'],
    queryFn: ({ signal }) => client.call('GET', '/api/admin/sites/:id/facts', { params: { id } }, signal),
    staleTime: 0,
  });
