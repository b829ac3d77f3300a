import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FulfilmentView, OrderDetail } from '@vitrine/contracts/order-detail.ts';
import { client, sentenceOf } from '../../app/client.ts';
import { fulfilment as text } from '../../text/en-fulfilment.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { focusHeading, focusPlace } from '../../ui/focus-place.ts';
import { useShowTime } from '../../ui/show-time.ts';
import styles from './fulfil-notice.module.css';

/**
 * Says that items were marked as fulfilled, with Undo until the buyer's mail is sent. The focus moves here from the
 * dialog, so that one Tab leads to Undo.
 */
export function FulfilNotice(props: {
  order: OrderDetail;
  /** The newest one that can be undone. */
  fulfilment: FulfilmentView | null;
  /** Until when, milliseconds since the epoch; 0 for none. */
  until: number;
  /** Whether it was marked on this screen, in a dialog that has been closed. */
  wasJustMarked: boolean;
  onUndone: (order: OrderDetail) => void;
  onReload: () => Promise<unknown>;
}) {
  const { order, fulfilment, until } = props;
  const times = useShowTime();
  const notice = useRef<HTMLOutputElement>(null);
  const [over, setOver] = useState(0);
  const isOffered = until > 0 && over !== until;
  const undo = useMutation({
    mutationFn: () =>
      client.call('POST', '/api/admin/orders/:id/fulfilments/:fulfilmentId/undo', {
        params: { id: order.id, fulfilmentId: fulfilment?.id ?? '' },
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

  const offeredId = isOffered ? (fulfilment?.id ?? null) : null;
  const arrive = useEffectEvent(() => {
    if (props.wasJustMarked) focusPlace(notice.current);
  });
  useEffect(() => {
    if (offeredId !== null) arrive();
  }, [offeredId]);

  const sentence = isOffered
    ? fulfilment?.isNotified === true
      ? props.wasJustMarked
        ? text.done
        : text.doneUntil(times.clock(new Date(until).toISOString()))
      : text.doneQuietly
    : undo.isError
      ? sentenceOf(undo.error)
      : undo.isSuccess && order.canFulfil
        ? text.undone
        : '';
  return (
    <output ref={notice} tabIndex={-1} className={styles['notice']} data-shown={sentence !== ''}>
      {sentence}
      {isOffered && (
        <>
          <BusyButton variant="default" size="xs" loading={undo.isPending} onClick={() => undo.mutate()}>
            {text.undo}
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
      [{ transform: `scaleX(${Math.min(1, duration / 10_000)})` }, { transform: 'scaleX(0)' }],
      {
        duration,
        fill: 'forwards',
      },
    );
    return () => running?.cancel();
  }, [props.until]);
  return <span ref={bar} className={styles['bar']} aria-hidden="true" />;
}
