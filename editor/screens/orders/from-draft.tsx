import { Anchor } from '@mantine/core';
import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import { draftOrderName } from '@vitrine/domain/draft-order/draft-order-state.ts';
import { Link } from 'react-router';
import { text } from '../../text/en.ts';

/** The draft order that an order was, linked. */
export function FromDraft({ draft }: { draft: NonNullable<OrderDetail['draftOrder']> }) {
  return (
    <>
      {text.orders.fromDraft}{' '}
      <Anchor component={Link} to={`/orders/drafts/${draft.id}`} fz="inherit" underline="always">
        {draftOrderName(draft.number)}
      </Anchor>
    </>
  );
}
