import type { GiftCardDetail } from '@vitrine/contracts/admin-gift-cards.ts';
import { client } from '../../app/client.ts';
import { giftCards } from '../../text/en-gift-cards.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useShowMoney } from '../../ui/show-money.ts';
import { reloadCard } from './keep-card.ts';

const text = giftCards.disableDialog;

/** Asks before a card is disabled, and names what is written off; refused when that has changed meanwhile. */
export function DisableDialog(props: {
  card: GiftCardDetail;
  onClose: () => void;
  onDone: (disabled: GiftCardDetail) => void;
}) {
  const { id, last4, balanceMinor, currency, state } = props.card;
  const money = useShowMoney();
  return (
    <ConfirmDialog
      title={text.title(last4)}
      sentences={[
        balanceMinor > 0 ? text.what(money({ minor: balanceMinor, currency })) : text.empty,
        ...(state === 'scheduled' ? [text.scheduled] : []),
        text.paid,
      ]}
      cancel={text.keep}
      submit={text.submit}
      isFinal
      onClose={props.onClose}
      onFailed={() => reloadCard(id)}
      act={() =>
        client.call('POST', '/api/admin/gift-cards/:id/disable', { params: { id }, body: { balanceMinor } })
      }
      onDone={props.onDone}
    />
  );
}
