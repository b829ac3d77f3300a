import { ActionIcon, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import type { OrderDetail, OrderEventView } from '@vitrine/contracts/order-detail.ts';
import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import type { Money } from '@vitrine/domain/money/money.ts';
import { useRef } from 'react';
import { client, sentenceOf } from '../../app/client.ts';
import { text } from '../../text/en.ts';
import { orderNotes as notes } from '../../text/en-order-notes.ts';
import { fulfilment } from '../../text/en-fulfilment.ts';
import type { ShowNumber } from '../../text/en-lists.ts';
import { refunds } from '../../text/en-refunds.ts';
import { focusPlace } from '../../ui/focus-place.ts';
import { RemoveIcon } from '../../ui/icons.tsx';
import screen from '../../ui/screen.module.css';
import { useShowMoney, useShowNumber } from '../../ui/show-money.ts';
import { useShowTime } from '../../ui/show-time.ts';
import { CommentForm } from './comment-form.tsx';
import { ContactChange } from './contact-change.tsx';
import { FromDraft } from './from-draft.tsx';
import styles from './order-page.module.css';

/** The events of an order: what, who, when. */
export function OrderTimeline(props: { order: OrderDetail; onChanged: (order: OrderDetail) => void }) {
  const { order } = props;
  const title = useRef<HTMLHeadingElement>(null);
  const remove = useMutation({
    mutationFn: (commentId: string) =>
      client.call('DELETE', '/api/admin/orders/:id/comments/:commentId', {
        params: { id: order.id, commentId },
      }),
    onSuccess: (changed) => {
      notifications.show({ message: notes.deleted });
      props.onChanged(changed);
      // The pressed button is removed with its comment.
      focusPlace(title.current);
    },
    onError: (error) => notifications.show({ color: 'red', message: sentenceOf(error) }),
  });
  const times = useShowTime();
  const money = useShowMoney();
  const showNumber = useShowNumber();
  return (
    <section className={`${screen['sheet']} ${screen['card']}`}>
      <Title order={2} ref={title} className={screen['cardTitle'] ?? ''}>
        {text.orders.timeline}
      </Title>
      <CommentForm orderId={order.id} onPosted={props.onChanged} />
      <ol className={styles['timeline']}>
        {order.events.map((event) => (
          <li key={event.id} className={styles['event']} data-bad={event.type === 'refund-failed'}>
            <div>
              <strong>{text.orders.events[event.type]}</strong>{' '}
              <span className={screen['quiet']}>
                {describeEvent(event, order.currency, money, showNumber)}
                {event.type === 'placed' && order.draftOrder !== null && (
                  <FromDraft draft={order.draftOrder} />
                )}
              </span>
            </div>
            <div className={`${screen['quiet']} ${screen['small']}`}>
              {event.actorName} · <time dateTime={event.happenedOn}>{times.moment(event.happenedOn)}</time>
            </div>
            {event.type === 'contact-changed' && <ContactChange data={event.data} />}
            {event.type === 'comment' && (
              <div className={styles['comment']}>
                <div className={styles['preline']}>{event.data['text']}</div>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={28}
                  aria-label={notes.deleteComment}
                  aria-disabled={remove.isPending}
                  onClick={() => remove.isPending || remove.mutate(event.id)}
                >
                  <RemoveIcon size={16} />
                </ActionIcon>
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The details of an event. */
function describeEvent(
  event: OrderEventView,
  currency: CurrencyCode,
  money: (amount: Money) => string,
  showNumber: ShowNumber,
): string {
  const { amountMinor, giftCardMinor, reason, cardBrand, cardLast4, kind, returnedToStock } = event.data;
  const { quantity, carrier, trackingNumber, takenFromStock, items, byHandMinor } = event.data;
  const parts: string[] = [];
  if (typeof amountMinor === 'number') parts.push(money({ minor: amountMinor, currency }));
  if (typeof cardBrand === 'string' && typeof cardLast4 === 'string' && cardLast4 !== '') {
    parts.push(text.orders.card(cardBrand, cardLast4));
  }
  if (typeof giftCardMinor === 'number' && giftCardMinor > 0) {
    parts.push(text.orders.ofItToGiftCards(money({ minor: giftCardMinor, currency })));
  }
  if (typeof byHandMinor === 'number' && byHandMinor > 0) {
    parts.push(refunds.byHand.event(money({ minor: byHandMinor, currency })));
  }
  if (typeof items === 'string' && items !== '') parts.push(items);
  if (typeof quantity === 'number') parts.push(fulfilment.units(showNumber, quantity));
  const tracking = [carrier, trackingNumber].filter((part) => typeof part === 'string' && part !== '');
  if (tracking.length > 0) parts.push(tracking.join(' '));
  if (returnedToStock === true) parts.push(text.orders.returnedToStock);
  if (takenFromStock === true) parts.push(text.orders.takenFromStock);
  if (typeof reason === 'string' && reason !== '') parts.push(`“${reason}”`);
  if (typeof kind === 'string' && Object.hasOwn(text.mail.kinds, kind)) {
    parts.push(text.mail.kinds[kind as keyof typeof text.mail.kinds]);
  }
  return parts.join(' · ');
}
