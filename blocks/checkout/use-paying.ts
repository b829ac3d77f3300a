import { useEffect, useState } from 'react';

/** Milliseconds after which a submit that never left the page may be tried again (the same order, never two). */
const UNLOCK_MS = 20_000;

/** Whether the form is on its way: it is not sent twice, and opens again when the buyer comes back or waits long. */
export function usePaying(): readonly [boolean, (paying: boolean) => void] {
  const [paying, setPaying] = useState(false);
  useEffect(() => {
    if (!paying) return;
    const unlock = (): void => setPaying(false);
    const timer = setTimeout(unlock, UNLOCK_MS);
    // A page still loading is shown once more when it has loaded; nobody has come back then.
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
