import { Anchor, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import { Link } from 'react-router';
import { client, sentenceOf } from '../../app/client.ts';
import { text } from '../../text/en.ts';
import { orderNotes as words } from '../../text/en-order-notes.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import screen from '../../ui/screen.module.css';
import { MailTone } from '../mail/mail-tone.tsx';
import styles from './order-page.module.css';

/** The mails about an order; one that was sent, or that failed, can be sent again. */
export function OrderMails(props: { order: OrderDetail; onChanged: (order: OrderDetail) => void }) {
  const { order } = props;
  const resend = useMutation({
    mutationFn: (mail: OrderDetail['mails'][number]) =>
      client.call('POST', '/api/admin/orders/:id/mails/:mailId/resend', {
        params: { id: order.id, mailId: mail.id },
      }),
    onSuccess: (changed, mail) => {
      notifications.show({ message: words.resent(mail.recipient) });
      props.onChanged(changed);
    },
    onError: (error) => notifications.show({ color: 'red', message: sentenceOf(error) }),
  });
  return (
    <section className={`${screen['sheet']} ${screen['card']}`}>
      <Title order={2} className={screen['cardTitle'] ?? ''}>
        {text.orders.mails}
      </Title>
      <ul className={styles['mails']}>
        {order.mails.map((mail) => (
          <li key={mail.id}>
            <Anchor component={Link} to={`/mail/${mail.id}`} size="sm">
              {text.mail.kinds[mail.kind]}
            </Anchor>
            <MailTone mail={mail} />
            {mail.status !== 'stored' && (
              <BusyButton
                variant="subtle"
                size="compact-sm"
                loading={resend.isPending && resend.variables.id === mail.id}
                onClick={() => resend.mutate(mail)}
                aria-label={words.resendOf(text.mail.kinds[mail.kind])}
              >
                {words.resend}
              </BusyButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
