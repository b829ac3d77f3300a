import { Alert, Button, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { GiftCardDetail } from '@vitrine/contracts/admin-gift-cards.ts';
import { CallFailure } from '@vitrine/contracts/client.ts';
import { maskedCode } from '@vitrine/domain/gift-card/gift-card-state.ts';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { client, sentenceOf } from '../../app/client.ts';
import { usePageActions } from '../../app/palette/page-actions.ts';
import { giftCards as text } from '../../text/en-gift-cards.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BackIcon, MailIcon, PencilIcon } from '../../ui/icons.tsx';
import screen from '../../ui/screen.module.css';
import { useShowMoney } from '../../ui/show-money.ts';
import { useShowTime } from '../../ui/show-time.ts';
import { showUndo } from '../../ui/show-undo.tsx';
import { CardEntries, CardSums } from './card-entries.tsx';
import { CardEvents, CardFacts } from './card-facts.tsx';
import { CardCode } from './card-code.tsx';
import { CardStateTone } from './card-state-tone.tsx';
import { DisableDialog } from './disable-dialog.tsx';
import styles from './gift-cards.module.css';
import { cardKey, keepCard, reloadCard } from './keep-card.ts';
import { RecipientDialog } from './recipient-dialog.tsx';
import { SendDialog } from './send-dialog.tsx';

export function GiftCardPage() {
  const { id = '' } = useParams();
  const card = useQuery({
    queryKey: cardKey(id),
    queryFn: ({ signal }) => client.call('GET', '/api/admin/gift-cards/:id', { params: { id } }, signal),
    // It is money: a card that is opened again shows what was spent a moment ago.
    staleTime: 0,
  });
  return (
    <div className={screen['screen']}>
      <Link to="/gift-cards" className={screen['back']}>
        <BackIcon size={18} />
        {text.back}
      </Link>
      {card.isPending ? (
        <ListWaiting />
      ) : card.isError ? (
        card.error instanceof CallFailure && [404, 422].includes(card.error.status) ? (
          <EmptyState order={1} title={text.notFoundTitle}>
            {text.notFound}
          </EmptyState>
        ) : (
          <CallFailed error={card.error} again={() => void card.refetch()} />
        )
      ) : (
        <GiftCard key={card.data.id} card={card.data} />
      )}
    </div>
  );
}

/** Enables a card again, at once: nothing is lost by it. */
function useEnabling({ id }: GiftCardDetail) {
  const money = useShowMoney();
  return useMutation({
    mutationFn: () => client.call('POST', '/api/admin/gift-cards/:id/enable', { params: { id } }),
    onSuccess: (enabled) => {
      keepCard(enabled);
      const { balanceMinor: minor, currency } = enabled;
      notifications.show({ message: text.enabled(money({ minor, currency })) });
    },
    onError: (error) => {
      notifications.show({ message: sentenceOf(error), color: 'red' });
      reloadCard(id);
    },
  });
}

function GiftCard({ card }: { card: GiftCardDetail }) {
  const times = useShowTime();
  const [asking, setAsking] = useState<'edit' | 'send' | 'disable' | null>(null);
  const close = () => setAsking(null);
  const enable = useEnabling(card);
  const { state, sentOn } = card;
  const isUsable = state === 'active' || state === 'scheduled';
  const mayDisable = isUsable || state === 'used-up';
  const sendLabel = sentOn === null ? text.send : text.sendAgain;
  usePageActions([
    ...(state === 'refunded' ? [] : [{ name: text.edit, words: 'address', run: () => setAsking('edit') }]),
    ...(isUsable ? [{ name: sendLabel, words: 'resend mail', run: () => setAsking('send') }] : []),
    ...(mayDisable ? [{ name: text.disable, words: 'block void', run: () => setAsking('disable') }] : []),
    ...(state === 'disabled' ? [{ name: text.enable, words: 'undo', run: () => enable.mutate() }] : []),
  ]);
  return (
    <>
      <div className={styles['head']}>
        <div>
          <div className={styles['titleLine']}>
            <Title order={1} className={`${screen['title']} tabular`}>
              {maskedCode(card.last4)}
            </Title>
            <CardStateTone state={state} />
          </div>
          <div className={`${screen['quiet']} ${screen['small']}`}>
            {text.createdOn(times.moment(card.createdOn))}
          </div>
        </div>
        <div className={styles['actions']}>
          {state !== 'refunded' && (
            <Button
              variant="default"
              leftSection={<PencilIcon size={16} />}
              onClick={() => setAsking('edit')}
            >
              {text.edit}
            </Button>
          )}
          {isUsable && (
            <Button variant="default" leftSection={<MailIcon size={16} />} onClick={() => setAsking('send')}>
              {sendLabel}
            </Button>
          )}
          {mayDisable && (
            <Button variant="default" c="red" onClick={() => setAsking('disable')}>
              {text.disable}
            </Button>
          )}
          {state === 'disabled' && (
            <BusyButton loading={enable.isPending} onClick={() => enable.mutate()}>
              {text.enable}
            </BusyButton>
          )}
        </div>
      </div>
      <Ended card={card} />
      <div className={screen['columns']}>
        <div className={screen['stack']}>
          <CardSums card={card} />
          <CardEntries card={card} />
        </div>
        <div className={screen['stack']}>
          <CardFacts card={card} />
          <CardCode id={card.id} />
          <CardEvents card={card} />
        </div>
      </div>
      {asking === 'edit' && <RecipientDialog card={card} onClose={close} />}
      {asking === 'send' && <SendDialog card={card} onClose={close} />}
      {asking === 'disable' && (
        <DisableDialog
          card={card}
          onClose={close}
          onDone={(disabled) => {
            keepCard(disabled);
            close();
            showUndo({
              message: text.disableDialog.done,
              label: text.disableDialog.undo,
              undo: () => enable.mutate(),
            });
          }}
        />
      )}
    </>
  );
}

/** Why a card can no longer be spent. */
function Ended({ card: { state, balanceMinor, writtenOffMinor, currency } }: { card: GiftCardDetail }) {
  const money = useShowMoney();
  if (state === 'disabled')
    return (
      <Alert color="yellow" variant="light" title={text.disabledTitle} className={styles['notice'] ?? ''}>
        {text.disabledNote(money({ minor: balanceMinor + writtenOffMinor, currency }))}
      </Alert>
    );
  if (state === 'refunded')
    return (
      <Alert color="gray" variant="light" title={text.refundedTitle} className={styles['notice'] ?? ''}>
        {text.refundedNote}
      </Alert>
    );
  return null;
}
