import { notifications } from '@mantine/notifications';
import type { DraftOrderDetail } from '@vitrine/contracts/draft-orders.ts';
import { draftOrderName } from '@vitrine/domain/draft-order/draft-order-state.ts';
import { client } from '../../app/client.ts';
import { draftOrders as text } from '../../text/en-draft-orders.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { reloadDraft } from './use-draft-form.ts';

/** Asks before a draft order is deleted, which cannot be undone. */
export function DeleteDialog(props: { draft: DraftOrderDetail; onClose: () => void; onDone: () => void }) {
  const { id, number } = props.draft;
  const name = draftOrderName(number);
  return (
    <ConfirmDialog
      title={text.delete.title(name)}
      sentences={[text.delete.what]}
      cancel={text.delete.cancel}
      submit={text.delete.submit}
      isFinal
      onClose={props.onClose}
      onFailed={() => reloadDraft(id)}
      act={() => client.call('DELETE', '/api/admin/draft-orders/:id', { params: { id } })}
      onDone={() => {
        notifications.show({ message: text.delete.done(name) });
        props.onDone();
      }}
    />
  );
}
