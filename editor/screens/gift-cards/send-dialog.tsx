import { Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { GiftCardDetail } from '@vitrine/contracts/admin-gift-cards.ts';
import { recipientErrors } from '@vitrine/domain/gift-card/issue-gift-card.ts';
import { client } from '../../app/client.ts';
import { giftCards } from '../../text/en-gift-cards.ts';
import { useShowTime } from '../../ui/show-time.ts';
import { CardForm } from './card-form.tsx';
import { keepCard, reloadCard } from './keep-card.ts';
import { useCardForm } from './use-card-form.ts';

const text = giftCards.sendDialog;

/** Sends a card's mail now, to the address that is on it or to a corrected one. */
export function SendDialog({ card, onClose }: { card: GiftCardDetail; onClose: () => void }) {
  const times = useShowTime();
  const { id, sentOn, sendOn } = card;
  const form = useCardForm({
    initial: { recipientEmail: card.recipientEmail },
    check: ({ recipientEmail }) =>
      recipientErrors({ recipientName: '', recipientEmail: recipientEmail.trim() }, true),
    send: (body) => client.call('POST', '/api/admin/gift-cards/:id/mail', { params: { id }, body }),
    onDone: (sent) => {
      keepCard(sent);
      notifications.show({ message: text.done(sent.recipientEmail) });
      onClose();
    },
    onFailed: () => reloadCard(id),
  });
  const lead =
    sentOn !== null
      ? text.leadAgain(times.moment(sentOn))
      : sendOn === null
        ? text.lead
        : text.leadScheduled(times.moment(sendOn));
  return (
    <CardForm title={text.title} submitLabel={text.submit} form={form} onClose={onClose}>
      <Text size="sm">{lead}</Text>
      <TextInput
        label={text.email}
        description={text.emailHint}
        type="email"
        inputMode="email"
        autoComplete="off"
        data-autofocus
        {...form.field('recipientEmail')}
      />
    </CardForm>
  );
}
