import { useEffect, useRef, useState, type RefObject } from 'react';
import type { CheckoutFieldErrors } from './checkout-fields.ts';
import { fieldId } from './field.render.tsx';

interface Refusal {
  readonly notice: string | null;
  /** As found; listed at the top until a next try is sent. */
  readonly found: CheckoutFieldErrors;
  /** Of those, the ones whose field has not been touched since: marked beside it. */
  readonly errors: CheckoutFieldErrors;
  /** The summary, which takes the focus with each refusal. */
  readonly summary: RefObject<HTMLDivElement | null>;
  readonly refuse: (notice: string, errors: CheckoutFieldErrors) => void;
  /** The field has been touched: its mark goes. A decline goes with any of the card's fields. */
  readonly forgive: (target: EventTarget) => void;
  /** A new try is on its way: nothing of the last refusal counts any more. */
  readonly clear: () => void;
}

/** Why the form was not taken, and what of it still stands. */
export function useRefusal(firstNotice: string | null, firstErrors: CheckoutFieldErrors): Refusal {
  const summary = useRef<HTMLDivElement>(null);
  const [state, setState] = useState({
    notice: firstNotice,
    found: firstErrors,
    errors: firstErrors,
    count: 0,
  });
  useEffect(() => {
    if (state.count === 0) return;
    // After a decline the card is what has to be changed; a provider's own fields are given the focus by themselves.
    const number =
      state.found.cardNumber === state.notice ? document.getElementById(fieldId('cardNumber')) : null;
    number?.scrollIntoView({ block: 'center' });
    (number ?? summary.current)?.focus();
    // What is typed next takes the place of the number that was declined.
    if (number instanceof HTMLInputElement) number.select();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each refusal
  }, [state.count]);
  return {
    notice: state.notice,
    found: state.found,
    errors: state.errors,
    summary,
    refuse: (notice, errors) =>
      setState((before) => ({ notice, found: errors, errors, count: before.count + 1 })),
    forgive(target) {
      const name = target instanceof Element ? target.getAttribute('name') : null;
      if (name === null) return;
      setState((before) => {
        const declined = before.errors.cardNumber === before.notice && name.startsWith('card');
        const isOver = (field: string): boolean => field === name || (declined && field === 'cardNumber');
        const left = Object.entries(before.errors).filter(([field]) => !isOver(field));
        return left.length === Object.keys(before.errors).length
          ? before
          : { ...before, errors: Object.fromEntries(left) };
      });
    },
    clear: () =>
      setState((before) =>
        before.notice === null ? before : { ...before, notice: null, found: {}, errors: {} },
      ),
  };
}
