import type { CheckoutQuoteView } from '@vitrine/contracts/checkout.ts';
import { useEffect, useRef, useState } from 'react';
import type { CheckoutCalls, CheckoutPlace } from './checkout-form.props.ts';
import { samePlace } from './read-place.ts';
import { watchPresses, whenNotPressed } from './while-pressed.ts';

/** Debounce before a change is priced, milliseconds. */
const QUIET_MS = 250;

interface LiveQuote {
  readonly quote: CheckoutQuoteView;
  readonly recalculating: boolean;
  /** Why the newest place could not be priced; '' when it was. */
  readonly problem: string;
}

/**
 * Live totals of the form: debounced, and only the newest response counts. A raised
 * `turn` prices the same place again. Without `calls` nothing is requested, and a pending request is aborted.
 * `onOtherChange` gets what changed the totals besides the buyer's own choice.
 */
export function useQuote(
  first: CheckoutQuoteView,
  place: CheckoutPlace,
  calls: CheckoutCalls | undefined,
  turn: number,
  onOtherChange: (sentence: string) => void,
): LiveQuote {
  const [live, setLive] = useState<LiveQuote>({ quote: first, recalculating: false, problem: '' });
  const lastRequest = useRef<{ place: CheckoutPlace | null; turn: number }>({ place, turn });
  const shown = useRef(first);
  useEffect(watchPresses, []);
  useEffect(() => {
    const { place: priced, turn: last } = lastRequest.current;
    const isRequested = priced !== null && samePlace(priced, place) && last === turn;
    if (calls === undefined || isRequested) return;
    const aborter = new AbortController();
    setLive((before) => ({ ...before, recalculating: true }));
    const timer = setTimeout(
      async () => {
        const answer = await calls.quote(place, shown.current, aborter.signal);
        if (aborter.signal.aborted) return;
        whenNotPressed(() => {
          if (aborter.signal.aborted) return;
          // A place that could not be priced is requested again when it is re-selected.
          lastRequest.current = { place: answer.ok ? place : null, turn };
          if (!answer.ok) {
            setLive((before) => ({ ...before, recalculating: false, problem: answer.message }));
            return;
          }
          shown.current = answer.value;
          setLive({ quote: answer.value, recalculating: false, problem: '' });
          const { changes = '' } = answer.value;
          if (changes !== '') onOtherChange(changes);
        });
      },
      last === turn ? QUIET_MS : 0,
    );
    return () => {
      clearTimeout(timer);
      aborter.abort();
      setLive((before) => ({ ...before, recalculating: false }));
    };
  }, [calls, onOtherChange, place, turn]);
  return live;
}
