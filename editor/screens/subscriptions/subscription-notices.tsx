import { Alert, Button } from '@mantine/core';
import type { SubscriptionDetail } from '@vitrine/contracts/admin-subscriptions.ts';
import { subscriptions as text } from '../../text/en-subscriptions.ts';
import { useShowNumber } from '../../ui/show-money.ts';
import { useShowTime } from '../../ui/show-time.ts';
import styles from './subscriptions.module.css';

/** What is wrong with the charges of a subscription, in plain words. */
export function SubscriptionNotices(props: {
  subscription: SubscriptionDetail;
  onRetry: () => void;
  onReload: () => void;
}) {
  const { failure, delay, isBeingCharged, can } = props.subscription;
  const times = useShowTime();
  const show = useShowNumber();
  if (failure === null && delay === null && !isBeingCharged) return null;
  const isLast = failure !== null && failure.tries >= failure.mostTries - 1;
  return (
    <div className={styles['notices']}>
      {isBeingCharged && (
        <Alert color="blue" variant="light" title={text.chargingTitle}>
          {text.charging}
          <div className={styles['noticeAction']}>
            <Button size="xs" variant="default" onClick={props.onReload}>
              {text.reload}
            </Button>
          </div>
        </Alert>
      )}
      {failure !== null && (
        <Alert color="red" variant="light" title={text.failureTitle}>
          {[
            text.failed(show, failure, times.day(failure.failedOn)),
            failure.nextTryOn === null
              ? ''
              : (isLast ? text.lastAgain : text.again)(times.day(failure.nextTryOn)),
            isLast ? '' : text.endsUnpaid(times.day(failure.endsOn)),
          ]
            .filter((sentence) => sentence !== '')
            .join(' ')}
          {can.retry && (
            <div className={styles['noticeAction']}>
              <Button size="xs" variant="default" onClick={props.onRetry}>
                {text.retry}
              </Button>
            </div>
          )}
        </Alert>
      )}
      {delay !== null && (
        <Alert color="yellow" variant="light" title={text.delayTitle}>
          {text.delays[delay]}
        </Alert>
      )}
    </div>
  );
}
