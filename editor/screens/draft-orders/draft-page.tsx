import { CallFailure } from '@vitrine/contracts/client.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { client } from '../../app/client.ts';
import { draftOrders as text } from '../../text/en-draft-orders.ts';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BackIcon } from '../../ui/icons.tsx';
import screen from '../../ui/screen.module.css';
import { DraftEditor } from './draft-editor.tsx';

/** Milliseconds between two looks at a draft that its customer may pay meanwhile. */
const LIVE = 30_000;

/** A stored draft order. */
export function DraftPage() {
  const { id = '' } = useParams();
  const draft = useQuery({
    queryKey: ['draft-order', id],
    queryFn: ({ signal }) => client.call('GET', '/api/admin/draft-orders/:id', { params: { id } }, signal),
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data.state === 'ordered' ? false : LIVE,
  });
  return (
    <div className={screen['screen']}>
      <BackToDrafts />
      {draft.isPending ? (
        <ListWaiting />
      ) : draft.data === undefined ? (
        draft.error instanceof CallFailure && [404, 422].includes(draft.error.status) ? (
          <EmptyState order={1} title={text.notFoundTitle}>
            {text.notFound}
          </EmptyState>
        ) : (
          <CallFailed error={draft.error} again={() => void draft.refetch()} />
        )
      ) : (
        <DraftEditor key={draft.data.id} stored={draft.data} record={`draft-order/${draft.data.id}`} />
      )}
    </div>
  );
}

export function BackToDrafts() {
  return (
    <Link to="/orders/drafts" className={screen['back']}>
      <BackIcon size={18} />
      {text.back}
    </Link>
  );
}
