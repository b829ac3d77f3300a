import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** Milliseconds a new total must have stood before a press can mean it: nobody has read it sooner. */
const READING_MS = 700;

interface PayNotice {
  /** What stands above "Pay"; '' for nothing. */
  readonly sentence: string;
  readonly place: RefObject<HTMLDivElement | null>;
  /** Says why a press did not pay; the sentence takes the focus. */
  readonly say: (sentence: string) => void;
  readonly clear: () => void;
  /** Announces a total that changed for another reason than the buyer's choice. */
  readonly announceChange: (sentence: string) => void;
  /** Whether a press means the total that stands there; one that comes too soon is shown why. */
  readonly meansTotal: () => boolean;
}

/** What a buyer has to know before the next press on "Pay", said above the button. */
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
