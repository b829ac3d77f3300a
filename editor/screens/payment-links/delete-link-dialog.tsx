import { notifications } from '@mantine/notifications';
import type { PaymentLinkView } from '@vitrine/contracts/payment-links.ts';
import { client } from '../../app/client.ts';
import { paymentLinks as text } from '../../text/en-payment-links.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { readLinksAgain, reloadLinks } from './link-calls.ts';

/** Asks before a payment link is deleted, which cannot be undone. */
export function DeleteLinkDialog(props: {
  link: PaymentLinkView;
  onClose: () => void;
  onDeleted: () => void;
}) {
  const { id, name, isEnabled } = props.link;
  return (
    <ConfirmDialog
      title={text.deleteTitle(name)}
      sentences={[text.deleteWhat, ...(isEnabled ? [text.deleteInstead] : [])]}
      cancel={text.keep}
      submit={text.deleteSubmit}
      isFinal
      onClose={props.onClose}
      onFailed={reloadLinks}
      act={() => client.call('DELETE', '/api/admin/payment-links/:id', { params: { id } })}
      onDone={() => {
        readLinksAgain();
        notifications.show({ message: text.deleted(name) });
        props.onDeleted();
      }}
    />
  );
}
