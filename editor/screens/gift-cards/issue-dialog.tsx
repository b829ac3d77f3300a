import { Radio, Stack, Textarea, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { GiftCardDetail } from '@vitrine/contracts/admin-gift-cards.ts';
import { giftCardLimits, normalizeGiftCard } from '@vitrine/domain/gift-card/gift-card-details.ts';
import {
  cardDeliveries,
  type CardDelivery,
  issueErrors,
  MAX_ISSUED_MINOR,
} from '@vitrine/domain/gift-card/issue-gift-card.ts';
import { dayIn, lastSendDay } from '@vitrine/domain/gift-card/send-day.ts';
import { currencies, type CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import { useState } from 'react';
import { client } from '../../app/client.ts';
import { useMe } from '../../app/session.ts';
import { giftCards } from '../../text/en-gift-cards.ts';
import { readAmount } from '../../ui/read-amount.ts';
import { useShowMoney } from '../../ui/show-money.ts';
import { CardForm } from './card-form.tsx';
import { keepCard } from './keep-card.ts';
import { useCardForm } from './use-card-form.ts';

const text = giftCards.issueDialog;

const deliveryOf = (typed: string): CardDelivery => cardDeliveries.find((one) => one === typed) ?? 'now';

/** Why an amount is not taken; null when it is. */
function amountProblem(typed: string, currency: CurrencyCode, most: string): string | null {
  const minor = readAmount(typed, currency);
  if (minor === null || minor === 0) return text.amountWrong;
  return minor > MAX_ISSUED_MINOR ? text.amountTooHigh(most) : null;
}

/** Issues a card: its amount, who it is for, and how they get it. */
export function IssueDialog(props: { onClose: () => void; onDone: (card: GiftCardDetail) => void }) {
  const { currency, timeZone } = useMe().website;
  const money = useShowMoney();
  const most = money({ minor: MAX_ISSUED_MINOR, currency });
  const [today] = useState(() => dayIn(Date.now(), timeZone));
  // The same for each attempt, so that a response that was lost makes no second card.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const form = useCardForm({
    initial: {
      amountMinor: '',
      delivery: 'now',
      sendOn: today,
      recipientName: '',
      recipientEmail: '',
      senderName: '',
      message: '',
    },
    check: ({ amountMinor, delivery, ...typed }) => {
      const problem = amountProblem(amountMinor, currency, most);
      const facts = { ...normalizeGiftCard(typed, today), sendOn: typed.sendOn };
      return {
        ...(problem === null ? {} : { amountMinor: problem }),
        ...issueErrors(facts, deliveryOf(delivery), today),
      };
    },
    send: ({ amountMinor, delivery, sendOn, ...typed }) =>
      client.call('POST', '/api/admin/gift-cards', {
        body: {
          ...typed,
          idempotencyKey,
          amountMinor: readAmount(amountMinor, currency) ?? 0,
          delivery: deliveryOf(delivery),
          ...(delivery === 'day' ? { sendOn } : {}),
        },
      }),
    onDone: (card) => {
      keepCard(card);
      notifications.show({
        message: text.done(money({ minor: card.initialMinor, currency: card.currency })),
      });
      props.onDone(card);
    },
  });
  const delivery = deliveryOf(form.values.delivery);
  const isHandedOver = delivery === 'none';
  const named = (label: string) => (isHandedOver ? text.optional(label) : label);
  return (
    <CardForm title={text.title} submitLabel={text.submit} form={form} onClose={props.onClose}>
      <TextInput
        label={text.amount}
        description={text.amountHint(most)}
        inputMode="decimal"
        autoComplete="off"
        leftSection={currencies[currency].symbol.trim()}
        maw={220}
        data-autofocus
        {...form.field('amountMinor')}
      />
      <Radio.Group label={text.delivery} value={delivery} onChange={(value) => form.set('delivery', value)}>
        <Stack gap="xs" mt="xs">
          {cardDeliveries.map((value) => (
            <Radio
              key={value}
              value={value}
              label={text.deliveries[value].label}
              description={value === 'day' ? text.deliveries.day.hint(timeZone) : text.deliveries[value].hint}
            />
          ))}
        </Stack>
      </Radio.Group>
      {delivery === 'day' && (
        <TextInput
          type="date"
          label={text.day}
          min={today}
          max={lastSendDay(today)}
          maw={220}
          {...form.field('sendOn')}
        />
      )}
      <TextInput label={named(text.name)} autoComplete="off" {...form.field('recipientName')} />
      <TextInput
        label={named(text.email)}
        type="email"
        inputMode="email"
        autoComplete="off"
        {...form.field('recipientEmail')}
      />
      <TextInput
        label={text.optional(text.sender)}
        description={text.senderHint}
        autoComplete="off"
        {...form.field('senderName')}
      />
      <Textarea
        label={text.optional(text.message)}
        autosize
        minRows={2}
        maxRows={6}
        description={`${form.values.message.length} / ${giftCardLimits.message}`}
        {...form.field('message')}
      />
    </CardForm>
  );
}
