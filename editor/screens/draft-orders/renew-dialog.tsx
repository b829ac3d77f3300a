import { notifications } from '@mantine/notifications';
import type { DraftOrderDetail } from '@vitrine/contracts/draft-orders.ts';
import { client } from '../../app/client.ts';
import { draftOrders as text } from '../../text/en-draft-orders.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { reloadDraft } from './use-draft-form.ts';

/** Asks before the link that may have been sent stops working. */
export function RenewDialog(props: {
  draft: DraftOrderDetail;
  onClose: () => void;
  onDone: (draft: DraftOrderDetail) => void;
}) {
  const { id, revision } = props.draft;
  return (
    <ConfirmDialog
      title={text.renew.title}
      sentences={[text.renew.what, text.renew.next]}
      cancel={text.renew.cancel}
      submit={text.renew.submit}
      onClose={props.onClose}
      onFailed={() => reloadDraft(id)}
      act={() =>
        client.call('POST', '/api/admin/draft-orders/:id/renew-link', {
          params: { id },
          body: { revision },
        })
      }
      onDone={(renewed) => {
        notifications.show({ message: text.renew.done });
        props.onDone(renewed);
      }}
    />
  );
}
