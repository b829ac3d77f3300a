import { Alert, Button, Group, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ListConnection } from '@vitrine/contracts/list-providers.ts';
import { COUNT_LIMIT } from '@vitrine/contracts/list-limits.ts';
import type { ProviderState } from '@vitrine/domain/list-provider/provider-states.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { client, sentenceOf } from '../../app/client.ts';
import { audience } from '../../text/en-audience.ts';
import { listProviders as text } from '../../text/en-list-providers.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { Card } from '../../ui/card.tsx';
import { ConnectionFacts, ConnectionState } from '../../ui/connection.tsx';
import { BackIcon } from '../../ui/icons.tsx';
import screen from '../../ui/screen.module.css';
import { useShowNumber } from '../../ui/show-money.ts';
import { useShowTime } from '../../ui/show-time.ts';
import { Tone, type ToneName } from '../../ui/tone.tsx';
import styles from './audience.module.css';
import { DisconnectDialog, KeyDialog, OutsideListDialog } from './provider-dialogs.tsx';
import { keepProvider, providerQuery, readProviderAgain } from './provider-queries.ts';

const tones: Readonly<Record<ProviderState, ToneName>> = {
  unfinished: 'amber',
  failing: 'red',
  waiting: 'blue',
  connected: 'green',
};

type Question = 'key' | 'list' | 'disconnect';

/** The outside provider that gets the audience too: its connection, what waits, and what it refuses. */
export function ProviderPage() {
  const found = useQuery(providerQuery);
  const [asking, setAsking] = useState<Question | null>(null);
  const close = () => setAsking(null);
  const connection = found.data?.connection ?? null;
  return (
    <div className={screen['screen']}>
      <Link to="/audience" className={screen['back']}>
        <BackIcon size={18} />
        {audience.back}
      </Link>
      <div className={screen['head']}>
        <Title order={1} className={`${screen['title']} ${screen['grow']}`}>
          {text.title}
        </Title>
      </div>
      <Card title={text.service}>
        {found.isPending ? (
          <ListWaiting />
        ) : found.data === undefined ? (
          <CallFailed error={found.error} again={() => void found.refetch()} />
        ) : connection === null ? (
          <>
            <Text size="sm">{text.lead}</Text>
            <Text size="sm" c="dimmed">
              {text.privacy}
            </Text>
            <Group>
              <Button variant="default" onClick={() => setAsking('key')}>
                {text.connect}
              </Button>
            </Group>
          </>
        ) : (
          <Connected connection={connection} onAsk={setAsking} />
        )}
      </Card>
      {asking === 'key' && (
        <KeyDialog
          connection={connection}
          onClose={close}
          // Nothing is sent before a list is chosen, so that is asked next.
          onDone={(now) => setAsking(now?.list === null ? 'list' : null)}
        />
      )}
      {connection !== null && asking === 'list' && (
        <OutsideListDialog connection={connection} onClose={close} />
      )}
      {connection !== null && asking === 'disconnect' && (
        <DisconnectDialog connection={connection} onClose={close} />
      )}
    </div>
  );
}

function Connected(props: { connection: ListConnection; onAsk: (asked: Question) => void }) {
  const { connection, onAsk } = props;
  const { list, state, failure, refused, waiting } = connection;
  const showNumber = useShowNumber();
  const times = useShowTime();
  const hint = useHint(connection);
  const retry = useMutation({
    mutationFn: () => client.call('POST', '/api/admin/audience/provider/retry'),
    onSuccess: (now) => {
      notifications.show({ message: text.retried });
      keepProvider(now);
    },
    onError: (error) => {
      notifications.show({ color: 'red', message: sentenceOf(error) });
      readProviderAgain();
    },
  });
  return (
    <>
      <ConnectionState
        name={connection.account}
        badge={<Tone tone={tones[state]}>{text.states[state]}</Tone>}
        hint={hint}
      />
      {failure !== null && (
        <Alert color="red" variant="light">
          {[
            text.problems[failure.problem],
            failure.words === '' ? '' : text.said(failure.words),
            failure.nextOn === null ? '' : text.nextOn(times.moment(failure.nextOn)),
          ]
            .filter((part) => part !== '')
            .join(' ')}
        </Alert>
      )}
      {failure === null && !connection.isReadable && (
        <Alert color="red" variant="light">
          {text.problems.secret}
        </Alert>
      )}
      {list !== null && (
        <ConnectionFacts
          facts={[
            [text.list, list.name],
            [text.doubleOptIn, connection.doubleOptIn ? text.yes : text.no],
          ]}
        />
      )}
      {waiting > 0 && <Text size="sm">{text.waiting(showNumber, waiting, waiting === COUNT_LIMIT)}</Text>}
      {connection.isQueueing && <Text size="sm">{text.queueing}</Text>}
      <Group gap="sm">
        <Button variant={list === null ? 'filled' : 'default'} onClick={() => onAsk('list')}>
          {list === null ? text.choose : text.change}
        </Button>
        {(failure !== null || refused.length > 0) && (
          <BusyButton variant="default" loading={retry.isPending} onClick={() => retry.mutate()}>
            {text.retry}
          </BusyButton>
        )}
        <Button variant="default" onClick={() => onAsk('key')}>
          {text.changeKey}
        </Button>
        <Button variant="default" onClick={() => onAsk('disconnect')}>
          {text.disconnect}
        </Button>
      </Group>
      {refused.length > 0 && <Refused refused={refused} />}
    </>
  );
}

function Refused({ refused }: Pick<ListConnection, 'refused'>) {
  return (
    <div>
      <Title order={3} size="h5" id="refused-by-provider">
        {text.refused.title}
      </Title>
      <Text size="sm" c="dimmed">
        {text.refused.what}
      </Text>
      <ul className={styles['records']} aria-labelledby="refused-by-provider">
        {refused.map(({ email, isErasure, words }) => (
          // An address that was erased at a list before may be there once more.
          <li key={`${email} ${isErasure}`} className={styles['record']}>
            <span className={styles['rowName']}>{email}</span>
            <span>
              {[isErasure ? `${text.refused.erasure}.` : '', words === '' ? text.refused.without : words]
                .filter((part) => part !== '')
                .join(' ')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A sentence about how the connection does. */
function useHint({ state, failure, deliveredOn }: ListConnection): string {
  const times = useShowTime();
  if (state === 'unfinished') return text.unfinished;
  if (failure !== null) return text.failing(times.moment(failure.since));
  return deliveredOn === null ? text.unused : text.connected(times.moment(deliveredOn));
}
