import { Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { GiftCardDetail } from '@vitrine/contracts/admin-gift-cards.ts';
import { recipientErrors } from '@vitrine/domain/gift-card/issue-gift-card.ts';
import { client } from '../../app/client.ts';
import { giftCards } from '../../text/en-gift-cards.ts';
import { CardForm } from './card-form.tsx';
import { keepCard, reloadCard } from './keep-card.ts';
import { useCardForm } from './use-card-form.ts';

const text = giftCards.editDialog;

/** Corrects who a card is for. */
export function RecipientDialog({ card, onClose }: { card: GiftCardDetail; onClose: () => void }) {
  const { id, recipientName, recipientEmail, state } = card;
  const form = useCardForm({
    initial: { recipientName, recipientEmail },
    check: (typed) =>
      recipientErrors(
        { recipientName: typed.recipientName.trim(), recipientEmail: typed.recipientEmail.trim() },
        state === 'scheduled',
      ),
    send: (body) => client.call('PUT', '/api/admin/gift-cards/:id', { params: { id }, body }),
    onDone: (changed) => {
      keepCard(changed);
      notifications.show({ message: text.done });
      onClose();
    },
    onFailed: () => reloadCard(id),
  });
  return (
    <CardForm title={text.title} submitLabel={text.submit} form={form} onClose={onClose}>
      <Text size="sm">{text.hint}</Text>
      <TextInput
        label={text.name}
        autoComplete="off"
        data-autofocus
        maxLength={80}
        {...form.field('recipientName')}
      />
      <TextInput
        label={text.email}
        type="email"
        inputMode="email"
        autoComplete="off"
        {...form.field('recipientEmail')}
      />
    </CardForm>
  );
}
