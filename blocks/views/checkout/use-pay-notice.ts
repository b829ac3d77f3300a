import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** Milliseconds a new total must be visible before a click can mean it: nobody reads it faster. */
const READING_MS = 700;

interface PayNotice {
  /** The notice above "Pay"; '' for none. */
  readonly sentence: string;
  readonly place: RefObject<HTMLDivElement | null>;
  /** Shows why a click did not pay; the notice takes the focus. */
  readonly say: (sentence: string) => void;
  readonly clear: () => void;
  /** Announces a total that changed for another reason than the buyer's choice. */
  readonly announceChange: (sentence: string) => void;
  /** Whether a click can mean the total shown; if it comes too soon, the notice says why. */
  readonly meansTotal: () => boolean;
}

/** The notice above "Pay" that a buyer has to read before the next click. */
export function usePayNotice(first: string): PayNotice {
  const place = useRef<HTMLDivElement>(null);
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  const [state, setState] = useState({ sentence: first, calls: 0 });
  const say = (sentence: string): void => setState(({ calls }) => ({ sentence, calls: calls + 1 }));
  useEffect(() => {
    if (state.calls > 0) place.current?.focus();
  }, [state.calls]);
  const announceChange = useCallback((sentence: string): void => {
    changedAt.current = performance.now();
    setState(({ calls }) => ({ sentence, calls }));
  }, []);
  return {
    sentence: state.sentence,
    place,
    say,
    clear: () => setState(({ calls }) => ({ sentence: '', calls })),
    announceChange,
    meansTotal() {
      if (performance.now() - changedAt.current >= READING_MS) return true;
      place.current?.focus();
      return false;
    },
  };
}
