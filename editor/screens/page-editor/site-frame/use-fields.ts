import { useQuery } from '@tanstack/react-query';
import { client } from '../../../app/client.ts';

/** The places of the theme in use that take blocks. */
export const fieldsQuery = {
  queryKey: ['block-fields'],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    client.call('GET', '/api/admin/block-fields', {}, signal),
  staleTime: 60_000,
};

/** The place of the footer; null where the theme has none or does not say, undefined until that is known. */
export function useFooterField(): { readonly id: string } | null | undefined {
  const { data, isPending } = useQuery(fieldsQuery);
  return isPending ? undefined : (data?.fields.find(({ isFooter }) => isFooter) ?? null);
}
