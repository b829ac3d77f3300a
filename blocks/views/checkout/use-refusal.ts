import { useEffect, useRef, useState, type RefObject } from 'react';
import type { CheckoutFieldErrors } from './checkout-fields.ts';
import { fieldId } from './field.render.tsx';

interface Refusal {
  readonly notice: string | null;
  /** All errors of the last attempt; listed at the top until the next one is sent. */
  readonly found: CheckoutFieldErrors;
  /** Those whose field has not been edited since: marked at the field. */
  readonly errors: CheckoutFieldErrors;
  /** The summary, which takes the focus with each refusal. */
  readonly summary: RefObject<HTMLDivElement | null>;
  readonly refuse: (notice: string, errors: CheckoutFieldErrors) => void;
  /** Clears the error of an edited field. A decline is cleared by any card field. */
  readonly forgive: (target: EventTarget) => void;
  /** Clears everything, when a new attempt is sent. */
  readonly clear: () => void;
}

/** Why the form was refused, and which errors are still open. */
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
    // After a decline the card number gets the focus; a provider's own fields are focused separately.
    const number =
      state.found.cardNumber === state.notice ? document.getElementById(fieldId('cardNumber')) : null;
    number?.scrollIntoView({ block: 'center' });
    (number ?? summary.current)?.focus();
    // Selected, so that typing replaces the declined number.
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
