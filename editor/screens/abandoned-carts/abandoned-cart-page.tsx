import { Anchor, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { AbandonedCart } from '@vitrine/contracts/abandoned-carts.ts';
import { CallFailure } from '@vitrine/contracts/client.ts';
import { Link, useParams } from 'react-router';
import { client, queryClient, sentenceOf, updateCache } from '../../app/client.ts';
import { abandonedCarts as text } from '../../text/en-abandoned-carts.ts';
import { Amount } from '../../ui/amount.tsx';
import { BusyButton } from '../../ui/busy-button.tsx';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BackIcon } from '../../ui/icons.tsx';
import screen from '../../ui/screen.module.css';
import { useShowNumber } from '../../ui/show-money.ts';
import { useShowTime } from '../../ui/show-time.ts';
import { Tone } from '../../ui/tone.tsx';
import styles from './abandoned-carts.module.css';
import { stateTones } from './state-tones.ts';

/** A cart without an order: what is in it, whose it is, and the email about it. */
export function AbandonedCartPage() {
  const { id = '' } = useParams();
  const cart = useQuery({
    queryKey: ['abandoned-cart', id],
    queryFn: ({ signal }) => client.call('GET', '/api/admin/abandoned-carts/:id', { params: { id } }, signal),
  });
  const isGone = cart.error instanceof CallFailure && [404, 422].includes(cart.error.status);
  return (
    <div className={screen['screen']}>
      <Link to="/abandoned-carts" className={screen['back']}>
        <BackIcon size={18} />
        {text.back}
      </Link>
      {cart.isPending ? (
        <ListWaiting />
      ) : cart.isError ? (
        isGone ? (
          <EmptyState order={1} title={text.notFoundTitle}>
            {text.notFound}
          </EmptyState>
        ) : (
          <CallFailed error={cart.error} again={() => void cart.refetch()} />
        )
      ) : (
        <Cart cart={cart.data} />
      )}
    </div>
  );
}

function Cart({ cart }: { cart: AbandonedCart }) {
  const times = useShowTime();
  return (
    <>
      <div className={screen['head']}>
        <div>
          <div className={styles['heading']}>
            <Title order={1} className={screen['title'] ?? ''}>
              {cart.name === '' ? cart.email : cart.name}
            </Title>
            <Tone tone={stateTones[cart.state]}>{text.states[cart.state]}</Tone>
          </div>
          <div className={`${screen['quiet']} ${screen['small']}`}>
            {text.changed(times.moment(cart.changedOn))}
          </div>
        </div>
      </div>
      <div className={screen['columns']}>
        <LinesCard cart={cart} />
        <div className={screen['stack']}>
          <BuyerCard cart={cart} />
          <MailCard cart={cart} />
        </div>
      </div>
    </>
  );
}

function LinesCard({ cart }: { cart: AbandonedCart }) {
  const number = useShowNumber();
  return (
    <Card title={text.linesHead}>
      <ul className={styles['lines']}>
        {cart.lines.map((line) => (
          <li key={line.id} className={styles['line']}>
            <span>
              <Anchor
                component={Link}
                to={`/products/${line.itemId}`}
                inherit
                className={styles['link'] ?? ''}
              >
                {text.line(number(line.quantity), line.title)}
              </Anchor>
              {line.variant !== '' && <span className={screen['quiet']}> · {line.variant}</span>}
            </span>
            {line.isAvailable ? (
              <Amount minor={line.quantity * line.unitPriceMinor} currency={cart.currency} />
            ) : (
              <span className={screen['quiet']}>{text.notSold}</span>
            )}
          </li>
        ))}
        <li className={styles['line']} data-sum>
          <span>{text.sum}</span>
          <Amount minor={cart.goodsMinor} currency={cart.currency} />
        </li>
      </ul>
      {cart.codes.length > 0 && (
        <Text size="sm" c="dimmed">
          {text.codes(cart.codes.join(', '))}
        </Text>
      )}
    </Card>
  );
}

function BuyerCard({ cart: { email, customerId } }: { cart: AbandonedCart }) {
  return (
    <Card title={text.buyerHead}>
      <Anchor href={`mailto:${email}`} size="sm" className={styles['link'] ?? ''}>
        {email}
      </Anchor>
      {customerId !== null && (
        <Anchor
          component={Link}
          to={`/customers/${customerId}`}
          size="sm"
          underline="always"
          className={styles['link'] ?? ''}
        >
          {text.customer}
        </Anchor>
      )}
    </Card>
  );
}

function MailCard({ cart }: { cart: AbandonedCart }) {
  const times = useShowTime();
  const number = useShowNumber();
  const send = useMutation({
    mutationFn: () =>
      client.call('POST', '/api/admin/abandoned-carts/:id/remind', { params: { id: cart.id } }),
    onSuccess: (now) => {
      keep(now);
      notifications.show({ message: text.sent(now.email) });
    },
    onError: (error) => {
      notifications.show({ message: sentenceOf(error), color: 'red' });
      void queryClient.invalidateQueries({ queryKey: ['abandoned-cart', cart.id] });
    },
  });
  const { remindedOn, returnedOn, order, refusal } = cart;
  return (
    <Card title={text.mailHead}>
      <Text size="sm">{remindedOn === null ? text.mailNone : text.mailSent(times.moment(remindedOn))}</Text>
      {returnedOn !== null && <Text size="sm">{text.returned(times.moment(returnedOn))}</Text>}
      {order !== null && (
        <Anchor
          component={Link}
          to={`/orders/${order.id}`}
          size="sm"
          underline="always"
          className={styles['link'] ?? ''}
        >
          {text.order(number(order.number))}
        </Anchor>
      )}
      {refusal === null ? (
        <div>
          <BusyButton loading={send.isPending} onClick={() => send.mutate()}>
            {text.send}
          </BusyButton>
          <Text size="xs" c="dimmed" mt={6}>
            {text.sendHint}
          </Text>
        </div>
      ) : (
        <Text size="sm" c="dimmed">
          {text.refusals[refusal]}
        </Text>
      )}
    </Card>
  );
}

function keep(cart: AbandonedCart): void {
  updateCache<AbandonedCart>(['abandoned-cart', cart.id], () => cart);
  void queryClient.invalidateQueries({ queryKey: ['abandoned-carts'] });
}
