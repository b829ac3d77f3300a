import { useEffect, useRef, useState } from 'react';
import { startButtonClock, type AddButtonState, type ButtonClock } from './add-button-state.ts';

/** The button's state over time, and a function that notifies it of an event. spec: storefront-commerce 4 */
export function useButtonState(): [AddButtonState, ButtonClock['notify']] {
  const [state, setState] = useState<AddButtonState>('idle');
  const clock = useRef<ButtonClock | null>(null);
  useEffect(() => {
    // A page that comes back from the back/forward cache was left while it said 'Adding…'.
    const comeBack = (event: PageTransitionEvent): void => {
      if (event.persisted) clock.current?.notify('given-up');
    };
    addEventListener('pageshow', comeBack);
    return () => {
      removeEventListener('pageshow', comeBack);
      clock.current?.stop();
      clock.current = null;
    };
  }, []);
  return [
    state,
    (event) => {
      clock.current ??= startButtonClock(setState);
      clock.current.notify(event);
    },
  ];
}
