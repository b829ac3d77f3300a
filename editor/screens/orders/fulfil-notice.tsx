import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OrderDetail } from '@vitrine/contracts/orders.ts';
import { client, sentenceOf } from '../../app/client.ts';
import { text } from '../../text/en.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { focusHeading, focusPlace } from '../../ui/focus-place.ts';
import styles from './fulfil-notice.module.css';

/**
 * Says that an order was marked as fulfilled, with Undo until the buyer's mail is sent. The focus moves here from the
 * pressed button, so that one Tab leads to Undo.
 */
export function FulfilNotice(props: {
  order: OrderDetail;
  /** When the mail is sent, milliseconds since the epoch; 0 when none is queued. */
  until: number;
  /** Whether it was marked on this screen, by a button that has been removed. */
  wasJustMarked: boolean;
  onUndone: (order: OrderDetail) => void;
  onReload: () => Promise<unknown>;
}) {
  const { order, until } = props;
  const notice = useRef<HTMLOutputElement>(null);
  const [over, setOver] = useState(0);
  const isOffered = until > 0 && over !== until;
  const undo = useMutation({
    mutationFn: () =>
      client.call('POST', '/api/admin/orders/:id/fulfil/undo', {
        params: { id: order.id },
        body: { revision: order.revision },
      }),
    onSuccess: (changed) => {
      props.onUndone(changed);
      focusPlace(notice.current);
    },
    onError: () => {
      focusPlace(notice.current);
      void props.onReload();
    },
  });

  const end = useEffectEvent(() => {
    if (undo.isPending) return;
    setOver(until);
    if (notice.current?.contains(document.activeElement) === true) focusHeading();
    void props.onReload();
  });
  useEffect(() => {
    if (until === 0) return undefined;
    const timer = setTimeout(end, Math.max(0, until - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);

  const arrive = useEffectEvent(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (props.wasJustMarked && isLost) focusPlace(notice.current);
  });
  useEffect(() => {
    if (isOffered) arrive();
  }, [isOffered]);

  const sentence = isOffered
    ? text.orders.fulfilDone
    : undo.isError
      ? sentenceOf(undo.error)
      : undo.isSuccess && order.canFulfil
        ? text.orders.fulfilUndone
        : '';
  return (
    <output ref={notice} tabIndex={-1} className={styles['notice']} data-shown={sentence !== ''}>
      {sentence}
      {isOffered && (
        <>
          <BusyButton variant="default" size="xs" loading={undo.isPending} onClick={() => undo.mutate()}>
            {text.orders.fulfilUndo}
          </BusyButton>
          <Countdown until={until} />
        </>
      )}
    </output>
  );
}

/** A bar that shows the time left. */
function Countdown(props: { until: number }) {
  const bar = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const duration = Math.max(0, props.until - Date.now());
    const running = bar.current?.animate(
      [{ transform: `scaleX(${duration / 10_000})` }, { transform: 'scaleX(0)' }],
      {
        duration,
        fill: 'forwards',
      },
    );
    return () => running?.cancel();
  }, [props.until]);
  return <span ref={bar} className={styles['bar']} aria-hidden="true" />;
}
