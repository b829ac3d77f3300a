import { Alert, Button, Group, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { PaymentSettings } from '@vitrine/contracts/payment-accounts.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { client, sentenceOf } from '../../app/client.ts';
import { payments as text } from '../../text/en-payments.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { ConnectionFacts, ConnectionState } from '../../ui/connection.tsx';
import screen from '../../ui/screen.module.css';
import { Tone } from '../../ui/tone.tsx';
import { ConnectDialog } from './connect-dialog.tsx';
import { DisconnectDialog } from './disconnect-dialog.tsx';

interface CardPaymentsProps {
  readonly settings: PaymentSettings;
  readonly onChanged: (now: PaymentSettings) => void;
}

/** What takes cards, and how to change it. */
export function CardPayments({ settings, onChanged }: CardPaymentsProps) {
  const { takenBy, account, mode } = settings;
  const [asking, setAsking] = useState<'connect' | 'disconnect' | null>(null);
  const seen = account?.id ?? null;
  const gateway = useMutation({
    mutationFn: (isOn: boolean) =>
      isOn
        ? client.call('POST', '/api/admin/payments/:provider/connect', {
            params: { provider: 'test' },
            body: { settings: {}, seen },
          })
        : client.call('POST', '/api/admin/payments/disconnect', { body: { seen } }),
    onSuccess: (now) => {
      onChanged(now);
      notifications.show({ message: now.takenBy === 'test' ? text.gatewayOnDone : text.gatewayOffDone });
    },
  });
  const dialog = {
    settings,
    onClose: () => setAsking(null),
    onDone: (now: PaymentSettings) => {
      onChanged(now);
      setAsking(null);
    },
  };
  const state = {
    account: { title: text.cards.stripe, hint: mode === 'live' ? text.cards.liveHint : text.cards.testHint },
    server: { title: text.cards.server, hint: text.cards.serverHint },
    test: { title: text.cards.gateway, hint: text.cards.gatewayHint },
    none: { title: text.cards.none, hint: text.cards.noneHint },
  }[takenBy];
  const isStripe = takenBy === 'account';
  return (
    <section className={`${screen['sheet']} ${screen['card']} ${screen['stack']}`}>
      <Title order={2} className={screen['cardTitle'] ?? ''} mb={0}>
        {text.cards.title}
      </Title>
      {gateway.isError && (
        <Alert color="red" variant="light" role="alert">
          {sentenceOf(gateway.error)}
        </Alert>
      )}
      {account !== null && !account.isReadable && (
        <Alert color="red" variant="light" title={text.cards.unreadableTitle}>
          {text.cards.unreadable}
        </Alert>
      )}
      <ConnectionState
        name={state.title}
        hint={state.hint}
        badge={
          takenBy !== 'none' && (
            <Tone tone={mode === 'live' ? 'green' : 'amber'}>
              {mode === 'live' ? text.cards.live : text.cards.test}
            </Tone>
          )
        }
      />
      {isStripe && account !== null && <ConnectionFacts facts={factsOf(account)} />}
      <Group gap="sm">
        <Button variant={isStripe ? 'default' : 'filled'} onClick={() => setAsking('connect')}>
          {isStripe ? text.cards.changeKeys : text.cards.connect}
        </Button>
        {isStripe ? (
          <Button variant="default" onClick={() => setAsking('disconnect')}>
            {text.cards.disconnect}
          </Button>
        ) : (
          takenBy !== 'server' && (
            <BusyButton
              variant="default"
              loading={gateway.isPending}
              onClick={() => gateway.mutate(takenBy === 'none')}
            >
              {takenBy === 'none' ? text.cards.gatewayOn : text.cards.gatewayOff}
            </BusyButton>
          )
        )}
      </Group>
      {asking === 'connect' && <ConnectDialog {...dialog} />}
      {asking === 'disconnect' && <DisconnectDialog {...dialog} />}
    </section>
  );
}

function factsOf(account: NonNullable<PaymentSettings['account']>): readonly (readonly [string, string])[] {
  const name = [text.cards.account, account.name] as const;
  return [
    ...(account.name === '' ? [] : [name]),
    [text.cards.publishableKey, account.shown['publishableKey'] ?? ''],
    [text.cards.secretKey, account.shown['secretKey'] ?? ''],
    [text.cards.reports, account.hasWebhook ? text.cards.hasWebhook : text.cards.noWebhook],
  ];
}
