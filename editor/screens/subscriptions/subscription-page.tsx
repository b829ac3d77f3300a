import { ActionIcon, Button, Group, Menu, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { CallFailure } from '@vitrine/contracts/client.ts';
import type { SubscriptionDetail } from '@vitrine/contracts/admin-subscriptions.ts';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { client } from '../../app/client.ts';
import { usePageActions } from '../../app/palette/page-actions.ts';
import { subscriptions as text } from '../../text/en-subscriptions.ts';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BackIcon, MoreIcon } from '../../ui/icons.tsx';
import screen from '../../ui/screen.module.css';
import { useShowTime } from '../../ui/show-time.ts';
import { Tone } from '../../ui/tone.tsx';
import { type Asked, AskedDialog } from './asked-dialog.tsx';
import { CardCard, ContentsCard, CustomerCard, OrdersCard } from './subscription-cards.tsx';
import { SubscriptionHistory } from './subscription-history.tsx';
import { SubscriptionNotices } from './subscription-notices.tsx';
import { SubscriptionTone } from './subscription-tone.tsx';
import styles from './subscriptions.module.css';
import { customerOf } from './title-of.ts';

export function SubscriptionPage() {
  const { id = '' } = useParams();
  const subscription = useQuery({
    queryKey: ['subscription', id],
    queryFn: ({ signal }) => client.call('GET', '/api/admin/subscriptions/:id', { params: { id } }, signal),
  });
  return (
    <div className={screen['screen']}>
      <Link to="/subscriptions" className={screen['back']}>
        <BackIcon size={18} />
        {text.back}
      </Link>
      {subscription.isPending ? (
        <ListWaiting />
      ) : subscription.isError && subscription.data === undefined ? (
        subscription.error instanceof CallFailure && [404, 422].includes(subscription.error.status) ? (
          <EmptyState order={1} title={text.notFoundTitle}>
            {text.notFound}
          </EmptyState>
        ) : (
          <CallFailed error={subscription.error} again={() => void subscription.refetch()} />
        )
      ) : (
        <Subscription
          key={subscription.data.id}
          subscription={subscription.data}
          onReload={() => void subscription.refetch()}
        />
      )}
    </div>
  );
}

function Subscription(props: { subscription: SubscriptionDetail; onReload: () => void }) {
  const { subscription } = props;
  const { can } = subscription;
  const [asking, setAsking] = useState<Asked | null>(null);
  const times = useShowTime();
  const first = [
    { asked: 'skip', name: text.skip, isPossible: can.skip },
    { asked: 'pause', name: text.pause, isPossible: can.pause },
    { asked: 'resume', name: text.resume, isPossible: can.resume },
    { asked: 'keep', name: text.keep, isPossible: can.keep },
    { asked: 'contents', name: text.change, isPossible: can.changeContents },
  ] as const;
  const further = [
    { asked: 'address', name: text.address, isPossible: can.changeAddress },
    { asked: 'retry', name: text.retry, isPossible: can.retry },
    { asked: 'cancel', name: text.cancel, isPossible: can.cancelNow },
  ] as const;
  const possible = first.filter(({ isPossible }) => isPossible);
  const inMenu = further.filter(({ isPossible }) => isPossible);
  usePageActions([...possible, ...inMenu].map(({ asked, name }) => ({ name, run: () => setAsking(asked) })));
  return (
    <>
      <div className={screen['head']}>
        <div>
          <div className={styles['titleLine']}>
            <Title order={1} className={screen['title'] ?? ''}>
              {text.heading(customerOf(subscription), subscription.productName)}
            </Title>
            <SubscriptionTone status={subscription.status} />
            {subscription.testMode && <Tone tone="grey">{text.test}</Tone>}
          </div>
          <div className={`${screen['quiet']} ${screen['small']}`}>
            {text.of(subscription.price, times.day(subscription.startedOn))}
          </div>
        </div>
        <div className={screen['grow']} />
        <Group gap="sm">
          {possible.map(({ asked, name }) => (
            <Button key={asked} variant="default" onClick={() => setAsking(asked)}>
              {name}
            </Button>
          ))}
          {inMenu.length > 0 && (
            <Menu position="bottom-end" withinPortal>
              <Menu.Target>
                <ActionIcon variant="subtle" color="gray" size={36} aria-label={text.actions}>
                  <MoreIcon size={20} />
                </ActionIcon>
              </Menu.Target>
              <Menu.Dropdown>
                {inMenu.map(({ asked, name }) => (
                  <Menu.Item
                    key={asked}
                    {...(asked === 'cancel' ? { color: 'red' } : {})}
                    onClick={() => setAsking(asked)}
                  >
                    {name}
                  </Menu.Item>
                ))}
              </Menu.Dropdown>
            </Menu>
          )}
        </Group>
      </div>
      <SubscriptionNotices
        subscription={subscription}
        onRetry={() => setAsking('retry')}
        onReload={props.onReload}
      />
      <div className={screen['columns']}>
        <div className={screen['stack']}>
          <ContentsCard subscription={subscription} />
          <OrdersCard subscription={subscription} />
          <SubscriptionHistory subscription={subscription} />
        </div>
        <div className={screen['stack']}>
          <CustomerCard subscription={subscription} onEdit={() => setAsking('address')} />
          <CardCard subscription={subscription} />
        </div>
      </div>
      {asking !== null && (
        <AskedDialog
          asked={asking}
          subscription={subscription}
          onClose={() => setAsking(null)}
          onSaid={(message) => {
            setAsking(null);
            if (message !== '') notifications.show({ message });
          }}
        />
      )}
    </>
  );
}
