import { useQuery } from '@tanstack/react-query';
import { client } from '../../app/client.ts';

/** The website's store pages, the one of new products first; empty until they are known. */
export function useStorePages() {
  const query = useQuery({
    queryKey: ['store-pages'],
    queryFn: ({ signal }) => client.call('GET', '/api/admin/products/store-pages', {}, signal),
  });
  return query.data?.pages ?? [];
}
