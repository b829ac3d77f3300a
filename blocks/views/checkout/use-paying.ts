import { useEffect, useState } from 'react';

/** Milliseconds after which a submit that never left the page may be tried again (the same order, never two). */
const UNLOCK_MS = 20_000;

/** Whether the form is being submitted: it is not sent twice, and unlocks when the buyer returns or after a timeout. */
export function usePaying(): readonly [boolean, (paying: boolean) => void] {
  const [paying, setPaying] = useState(false);
  useEffect(() => {
    if (!paying) return;
    const unlock = (): void => setPaying(false);
    const timer = setTimeout(unlock, UNLOCK_MS);
    // pageshow also fires on the first load; only a restored page counts.
    const comeBack = (event: PageTransitionEvent): void => {
      if (event.persisted) unlock();
    };
    addEventListener('pageshow', comeBack);
    return () => {
      clearTimeout(timer);
      removeEventListener('pageshow', comeBack);
    };
  }, [paying]);
  return [paying, setPaying];
}
