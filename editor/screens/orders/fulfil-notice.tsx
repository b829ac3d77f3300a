import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FulfilmentView, OrderDetail } from '@vitrine/contracts/order-detail.ts';
import { client, sentenceOf } from '../../app/client.ts';
import { fulfilment as text } from '../../text/en-fulfilment.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { focusHeading, focusPlace } from '../../ui/focus-place.ts';
import { useShowTime } from '../../ui/show-time.ts';
import styles from './fulfil-notice.module.css';

/** What can be undone on an order's page. */
interface Undoable {
  readonly what: 'fulfilment' | 'tracking';
  readonly fulfilment: FulfilmentView;
  /** Milliseconds left when the order was read. */
  readonly undoMs: number;
}

/** The newest fulfilment or change of tracking that can be undone; null for none. */
export function undoableOf({ fulfilments }: OrderDetail): Undoable | null {
  return fulfilments
    .flatMap((fulfilment): Undoable[] => [
      { what: 'fulfilment', fulfilment, undoMs: fulfilment.undoMs },
      { what: 'tracking', fulfilment, undoMs: fulfilment.trackingUndoMs },
    ])
    .filter(({ undoMs }) => undoMs > 0)
    .reduce<Undoable | null>(
      (newest, one) => (newest === null || one.undoMs >= newest.undoMs ? one : newest),
      null,
    );
}

/** Milliseconds by which the end of one offer differs between two responses at most. */
const SAME_OFFER = 1_000;

/**
 * Says that items were marked as fulfilled, or their tracking changed, with Undo until the buyer's mail is sent. The focus moves here from the
 * dialog, so that one Tab leads to Undo.
 */
export function FulfilNotice(props: {
  order: OrderDetail;
  undoable: Undoable | null;
  /** Until when, milliseconds since the epoch; 0 for none. */
  until: number;
  /** Whether it was done on this screen, in a dialog that has been closed. */
  wasJustDone: boolean;
  onUndone: (order: OrderDetail) => void;
  onReload: () => Promise<unknown>;
}) {
  const { order, undoable, until } = props;
  const times = useShowTime();
  const notice = useRef<HTMLOutputElement>(null);
  const [over, setOver] = useState(0);
  const isOffered = until > 0 && over !== until;
  const undo = useMutation({
    mutationFn: (undone: Undoable) => {
      const input = {
        params: { id: order.id, fulfilmentId: undone.fulfilment.id },
        body: { revision: order.revision },
      };
      return undone.what === 'tracking'
        ? client.call('POST', '/api/admin/orders/:id/fulfilments/:fulfilmentId/undo-tracking', input)
        : client.call('POST', '/api/admin/orders/:id/fulfilments/:fulfilmentId/undo', input);
    },
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

  const offered = isOffered && undoable !== null ? `${undoable.what} ${undoable.fulfilment.id}` : null;
  const known = useRef({ offered: '', until: 0 });
  const arrive = useEffectEvent(() => {
    if (props.wasJustDone) focusPlace(notice.current);
  });
  useEffect(() => {
    if (offered === null) return;
    const before = known.current;
    known.current = { offered, until };
    // Another change of the order brings the same offer again, which leaves the focus where it is.
    if (before.offered !== offered || Math.abs(until - before.until) > SAME_OFFER) arrive();
  }, [offered, until]);

  const clock = times.clock(new Date(until).toISOString());
  const offer = (): string => {
    if (undoable?.what === 'tracking') {
      return props.wasJustDone ? text.trackingDone : text.trackingDoneUntil(clock);
    }
    if (undoable?.fulfilment.isNotified !== true) return text.doneQuietly;
    return props.wasJustDone ? text.done : text.doneUntil(clock);
  };
  const outcome = (): string => {
    if (undo.isError) return sentenceOf(undo.error);
    if (!undo.isSuccess) return '';
    if (undo.variables.what === 'tracking') return text.trackingUndone;
    return order.canFulfil ? text.undone : '';
  };
  const sentence = isOffered ? offer() : outcome();
  return (
    <output ref={notice} tabIndex={-1} className={styles['notice']} data-shown={sentence !== ''}>
      {sentence}
      {isOffered && undoable !== null && (
        <>
          <BusyButton
            variant="default"
            size="xs"
            loading={undo.isPending}
            onClick={() => undo.mutate(undoable)}
          >
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
