import { Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { DeliveryOfSubmission } from '@vitrine/contracts/webhooks.ts';
import { Link } from 'react-router';
import { client, sentenceOf, updateCache } from '../../app/client.ts';
import { webhooks } from '../../text/en-webhooks.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Card } from '../../ui/card.tsx';
import { useShowNumber } from '../../ui/show-money.ts';
import { useShowTime } from '../../ui/show-time.ts';
import { Tone, type ToneName } from '../../ui/tone.tsx';
import { AttemptList } from '../forms/webhook-attempts.tsx';
import styles from './history.module.css';

const text = webhooks.delivery;
/** Milliseconds after which what waits to be sent is looked at again. */
const AGAIN = 3_000;

const deliveryQuery = (id: string) =>
  queryOptions({
    queryKey: ['submission-delivery', id],
    queryFn: ({ signal }) =>
      client.call('GET', '/api/admin/form-submissions/:id/webhook', { params: { id } }, signal),
    refetchInterval: ({ state: { data } }) => (data?.delivery?.state === 'waiting' ? AGAIN : false),
  });

type Delivery = NonNullable<DeliveryOfSubmission['delivery']>;
const tones: Readonly<Record<Delivery['state'], ToneName>> = {
  waiting: 'amber',
  delivered: 'green',
  failed: 'red',
};

/** Whether the submission was sent to the service of its form, and a way to send it again. Nothing where there is none. */
export function DeliveryCard({
  id,
  formId,
  isSpam,
}: {
  readonly id: string;
  readonly formId: string;
  readonly isSpam: boolean;
}) {
  const found = useQuery(deliveryQuery(id)).data;
  const replay = useMutation({
    mutationFn: () => client.call('POST', '/api/admin/form-submissions/:id/webhook', { params: { id } }),
    onSuccess: (now) => {
      notifications.show({ message: text.queued });
      updateCache<DeliveryOfSubmission>(deliveryQuery(id).queryKey, () => now);
    },
    onError: (error) => notifications.show({ color: 'red', message: sentenceOf(error) }),
  });
  if (found === undefined || found.webhook === null) return null;
  const { webhook, delivery } = found;
  const isOn = webhook !== 'off' && webhook !== 'turned-off';
  return (
    <Card title={text.title}>
      {delivery === null ? (
        <Text size="sm">{text.never}</Text>
      ) : (
        <Delivered delivery={delivery} isOn={isOn} isSpam={isSpam} />
      )}
      <Group gap="sm">
        {isOn && !isSpam && delivery?.state !== 'waiting' && (
          <BusyButton variant="default" loading={replay.isPending} onClick={() => replay.mutate()}>
            {delivery === null ? text.send : text.again}
          </BusyButton>
        )}
        <Link to={`/forms/${formId}`} className={styles['settings']}>
          {text.settings}
        </Link>
      </Group>
      {delivery !== null && delivery.log.length > 0 && <AttemptList attempts={delivery.log} isOfOne />}
    </Card>
  );
}

function Delivered({
  delivery,
  isOn,
  isSpam,
}: {
  readonly delivery: Delivery;
  readonly isOn: boolean;
  readonly isSpam: boolean;
}) {
  const times = useShowTime();
  const showNumber = useShowNumber();
  const { state, attempts, nextOn, deliveredOn } = delivery;
  const sentence =
    state === 'delivered' && deliveredOn !== null
      ? text.delivered(times.moment(deliveredOn))
      : state === 'failed'
        ? text.failed(showNumber, attempts)
        : isSpam
          ? text.spam
          : !isOn
            ? text.held
            : attempts > 0 && nextOn !== null
              ? text.waiting(times.moment(nextOn))
              : text.queued;
  return (
    <Group gap="sm">
      <Tone tone={tones[state]}>{text.states[state]}</Tone>
      <Text size="sm">{sentence}</Text>
    </Group>
  );
}
