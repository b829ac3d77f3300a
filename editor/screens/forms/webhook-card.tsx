import { Alert, Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { Webhook } from '@vitrine/contracts/webhooks.ts';
import type { ConnectionState } from '@vitrine/domain/webhook/webhook-states.ts';
import { useState } from 'react';
import { client, sentenceOf } from '../../app/client.ts';
import { webhooks as text } from '../../text/en-webhooks.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { Card } from '../../ui/card.tsx';
import { ConnectionState as Connection } from '../../ui/connection.tsx';
import { useShowNumber } from '../../ui/show-money.ts';
import { useShowTime } from '../../ui/show-time.ts';
import { Tone, type ToneName } from '../../ui/tone.tsx';
import { AttemptList, whyNot } from './webhook-attempts.tsx';
import { RemoveDialog, RotateDialog, WebhookDialog } from './webhook-dialogs.tsx';
import { keepWebhook, readWebhookAgain, webhookQuery } from './webhook-queries.ts';
import { WebhookSecret } from './webhook-secret.tsx';

const tones: Readonly<Record<ConnectionState, ToneName>> = {
  off: 'grey',
  'turned-off': 'red',
  failing: 'amber',
  working: 'green',
  unused: 'blue',
};

/** Where the form sends its submissions, and how that does. */
export function WebhookCard({ formId }: { readonly formId: string }) {
  const found = useQuery(webhookQuery(formId));
  const [isConnecting, setConnecting] = useState(false);
  return (
    <Card title={text.title}>
      {found.isPending ? (
        <ListWaiting />
      ) : found.data === undefined ? (
        <CallFailed error={found.error} again={() => void found.refetch()} />
      ) : found.data.webhook === null ? (
        <>
          <Text size="sm">{text.lead}</Text>
          <Text size="sm" c="dimmed">
            {text.how}
          </Text>
          <Group>
            <Button variant="default" onClick={() => setConnecting(true)}>
              {text.connect}
            </Button>
          </Group>
        </>
      ) : (
        <Connected formId={formId} webhook={found.data.webhook} />
      )}
      {isConnecting && <WebhookDialog formId={formId} webhook={null} onClose={() => setConnecting(false)} />}
    </Card>
  );
}

const showFailure = (error: unknown): void =>
  void notifications.show({ color: 'red', message: sentenceOf(error) });

interface ConnectedProps {
  readonly formId: string;
  readonly webhook: Webhook;
}

function Connected({ formId, webhook }: ConnectedProps) {
  const [asking, setAsking] = useState<'change' | 'rotate' | 'remove' | null>(null);
  const showNumber = useShowNumber();
  const hint = useHint(webhook);
  const params = { id: formId };
  const test = useMutation({
    mutationFn: () => client.call('POST', '/api/admin/forms/:id/webhook/test', { params }),
    onSettled: () => readWebhookAgain(formId),
    onError: showFailure,
  });
  const turnOn = useMutation({
    mutationFn: () =>
      client.call('PUT', '/api/admin/forms/:id/webhook', {
        params,
        body: { address: webhook.address, isOn: true, seen: webhook.version },
      }),
    onSuccess: (now) => {
      notifications.show({ message: text.turnedOn });
      keepWebhook(formId, now);
    },
    onError: (error) => {
      showFailure(error);
      readWebhookAgain(formId);
    },
  });
  const close = () => setAsking(null);
  const tested = test.data?.attempt;
  return (
    <>
      <Connection
        name={webhook.address}
        badge={<Tone tone={tones[webhook.state]}>{text.states[webhook.state]}</Tone>}
        hint={hint}
      />
      {webhook.waiting > 0 && <Text size="sm">{text.waiting(showNumber, webhook.waiting)}</Text>}
      <WebhookSecret webhook={webhook} />
      <Group gap="sm">
        {!webhook.isOn && (
          <BusyButton loading={turnOn.isPending} onClick={() => turnOn.mutate()}>
            {text.turnOn}
          </BusyButton>
        )}
        <BusyButton variant="default" loading={test.isPending} onClick={() => test.mutate()}>
          {text.test}
        </BusyButton>
        <Button variant="default" onClick={() => setAsking('change')}>
          {text.change}
        </Button>
        <Button variant="default" onClick={() => setAsking('rotate')}>
          {text.rotate.open}
        </Button>
        <Button variant="default" onClick={() => setAsking('remove')}>
          {text.remove}
        </Button>
      </Group>
      <output>
        {tested !== undefined && !test.isPending && (
          <Alert color={tested.problem === null ? 'green' : 'red'} variant="light">
            {tested.problem === null
              ? text.tested(text.status(tested.status ?? 0))
              : text.notTested(whyNot(tested))}
          </Alert>
        )}
      </output>
      <AttemptList attempts={webhook.attempts} />
      {asking === 'change' && <WebhookDialog formId={formId} webhook={webhook} onClose={close} />}
      {asking === 'rotate' && <RotateDialog formId={formId} onClose={close} />}
      {asking === 'remove' && <RemoveDialog formId={formId} webhook={webhook} onClose={close} />}
    </>
  );
}

/** A sentence about how a webhook does. */
function useHint({ state, failingSince, deliveredOn }: Webhook): string {
  const times = useShowTime();
  const since = failingSince === null ? '' : times.moment(failingSince);
  switch (state) {
    case 'off':
      return text.off;
    case 'turned-off':
      return text.turnedOff(since);
    case 'failing':
      return text.failing(since);
    case 'working':
      return text.working(times.moment(deliveredOn ?? ''));
    case 'unused':
      return text.unused;
  }
}
