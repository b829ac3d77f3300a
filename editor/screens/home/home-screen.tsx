import { Button, Title } from '@mantine/core';
import type { HomeView } from '@vitrine/contracts/home.ts';
import { useQuery } from '@tanstack/react-query';
import { client, everyHalfMinute } from '../../app/client.ts';
import { text } from '../../text/en.ts';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { OutsideIcon, OrdersIcon } from '../../ui/icons.tsx';
import screen from '../../ui/screen.module.css';
import { FirstSteps } from './first-steps.tsx';
import styles from './home-screen.module.css';
import { TodayCard } from './today-card.tsx';
import { WaitingCard } from './waiting-card.tsx';

export const homeQuery = {
  // Owners come back from a step, which is done now.
  staleTime: 0,
  queryKey: ['home'],
  queryFn: ({ signal }: { signal: AbortSignal }) => client.call('GET', '/api/admin/home', {}, signal),
};

/** What happened today, what is to do, and the first steps of a new shop. */
export function HomeScreen() {
  const home = useQuery({ ...homeQuery, refetchInterval: everyHalfMinute });
  // A step that is done meanwhile gets shorter: those below it would move away from under the pointer.
  const isCurrent = home.isFetchedAfterMount || home.data?.stepsDismissed === true;
  return (
    <div className={`${screen['screen']} ${styles['home']}`}>
      <div className={screen['head']}>
        <Title order={1} className={screen['title'] ?? ''}>
          {text.home.title}
        </Title>
      </div>
      {home.data !== undefined && isCurrent ? (
        <Cards home={home.data} />
      ) : home.isPending || home.isFetching ? (
        <ListWaiting rows={5} />
      ) : (
        <CallFailed error={home.error} again={() => void home.refetch()} />
      )}
    </div>
  );
}

function Cards({ home }: { home: HomeView }) {
  const takesPayments = home.steps.some(({ step, isDone }) => step === 'payment' && isDone);
  return (
    <div className={screen['stack']}>
      {!home.stepsDismissed && <FirstSteps steps={home.steps} />}
      {home.hasOrders && <TodayCard home={home} />}
      {(home.hasOrders || home.waiting.length > 0) && <WaitingCard waiting={home.waiting} />}
      {!home.hasOrders && (
        <section className={screen['sheet']}>
          <EmptyState
            title={text.home.firstOrder.title}
            picture={<OrdersIcon size={44} />}
            action={
              <Button
                component="a"
                href="/"
                target="_blank"
                rel="noopener"
                variant={home.stepsDismissed ? 'filled' : 'default'}
                rightSection={<OutsideIcon size={16} />}
              >
                {text.home.firstOrder.action}
              </Button>
            }
          >
            {takesPayments ? text.home.firstOrder.leadLive : text.home.firstOrder.lead}
          </EmptyState>
        </section>
      )}
    </div>
  );
}
