import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import { useMe } from '../../app/session.ts';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import screen from '../../ui/screen.module.css';
import { DraftEditor } from './draft-editor.tsx';
import { BackToDrafts } from './draft-page.tsx';
import { startOf } from './draft-start.ts';

/** A new draft order: empty, for a customer, or with what another order sold. */
export function NewDraftPage() {
  const { search } = useLocation();
  const [parameters] = useSearchParams();
  const { currency } = useMe().website;
  const customer = parameters.get('customer');
  const order = parameters.get('order');
  const start = useQuery({
    queryKey: ['draft-order', 'new', customer, order],
    // What a form starts with; a later answer would not reach it.
    staleTime: Infinity,
    gcTime: 0,
    queryFn: ({ signal }) => startOf({ customer, order, currency }, signal),
  });
  return (
    <div className={screen['screen']}>
      <BackToDrafts />
      {start.isPending ? (
        <ListWaiting />
      ) : start.isError ? (
        <CallFailed error={start.error} again={() => void start.refetch()} />
      ) : (
        <DraftEditor
          key={search}
          stored={{ id: null, revision: 0, currency }}
          record={`draft-order/new${search}`}
          start={start.data}
        />
      )}
    </div>
  );
}
