import { useQuery } from '@tanstack/react-query';
import { CallFailure } from '@vitrine/contracts/client.ts';
import { Link, useParams } from 'react-router';
import { client } from '../../app/client.ts';
import { discounts as text } from '../../text/en-discounts.ts';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BackIcon } from '../../ui/icons.tsx';
import screen from '../../ui/screen.module.css';
import { DiscountEditor } from './discount-editor.tsx';

/** A stored discount. */
export function DiscountPage() {
  const { id = '' } = useParams();
  const discount = useQuery({
    queryKey: ['discount', id],
    queryFn: ({ signal }) => client.call('GET', '/api/admin/discounts/:id', { params: { id } }, signal),
  });
  const isGone = discount.error instanceof CallFailure && [404, 422].includes(discount.error.status);
  return (
    <div className={screen['screen']}>
      <BackToDiscounts />
      {discount.isPending ? (
        <ListWaiting />
      ) : discount.isError ? (
        isGone ? (
          <EmptyState order={1} title={text.notFoundTitle}>
            {text.notFound}
          </EmptyState>
        ) : (
          <CallFailed error={discount.error} again={() => void discount.refetch()} />
        )
      ) : (
        <DiscountEditor key={discount.data.id} stored={discount.data} />
      )}
    </div>
  );
}

export function BackToDiscounts() {
  return (
    <Link to="/discounts" className={screen['back']}>
      <BackIcon size={18} />
      {text.back}
    </Link>
  );
}
