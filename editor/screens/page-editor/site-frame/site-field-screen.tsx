import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { client } from '../../../app/client.ts';
import { siteFrame as words } from '../../../text/en-site-frame.ts';
import { Opening, PageEditor } from '../page-editor-screen.tsx';
import { fieldsQuery } from './use-fields.ts';

/** The editor of the blocks of a place in the theme, such as its footer. */
export function SiteFieldScreen() {
  const { field = '' } = useParams();
  const fields = useQuery(fieldsQuery);
  const part = useQuery({
    queryKey: ['block-field', field],
    queryFn: () => client.call('POST', '/api/admin/block-fields/:field/open', { params: { field } }),
    // Opened each time: a footer that nobody has changed begins with the words of today.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const failed = [part, fields].find((query) => query.isError && query.data === undefined);
  if (part.data === undefined || fields.data === undefined)
    return <Opening failure={failed?.error ?? null} again={() => void failed?.refetch()} />;
  const one = fields.data.fields.find(({ id }) => id === field);
  const title = one?.isFooter === true ? words.names.footer : one?.label;
  return <PageEditor pageId={part.data.id} title={title === undefined || title === '' ? field : title} />;
}
