import type { CheckoutCountryView, CheckoutValues } from '@vitrine/contracts/checkout.ts';
import {
  checkoutHints,
  type CheckoutHint,
  type CheckoutHints,
} from '@vitrine/domain/order/checkout-hints.ts';
import { useEffect, useState, type RefObject } from 'react';
import { whenNotPressed } from './while-pressed.ts';

interface LiveHints {
  readonly found: CheckoutHints;
  /** Drops what no longer applies to what stands in the fields. */
  readonly withdraw: () => void;
  /** Puts an answer into its field, which takes the focus. */
  readonly take: (answer: CheckoutHint['answer']) => void;
}

/**
 * Questions about slips. They come with the page for what stands in the form already, and when a field is left, not while
 * it is typed in.
 */
export function useHints(
  form: RefObject<HTMLFormElement | null>,
  values: CheckoutValues,
  countries: readonly CheckoutCountryView[],
  onTaken: (field: HTMLElement) => void,
): LiveHints {
  const [found, setFound] = useState(() => hintsFor({ email: values.email, ...values.address }, countries));
  useEffect(() => {
    const element = form.current;
    // A question pushes what is below it down, which is not to happen under a press.
    const ask = (): void => whenNotPressed(() => setFound(hintsIn(element, countries)));
    element?.addEventListener('focusout', ask);
    return () => element?.removeEventListener('focusout', ask);
  }, [form, countries]);
  return {
    found,
    withdraw() {
      const now = hintsIn(form.current, countries);
      const isSame = (field: keyof CheckoutHints): boolean => found[field]?.sentence === now[field]?.sentence;
      if (isSame('email') && isSame('postalCode')) return;
      setFound({
        ...(isSame('email') && now.email !== undefined ? { email: now.email } : {}),
        ...(isSame('postalCode') && now.postalCode !== undefined ? { postalCode: now.postalCode } : {}),
      });
    },
    take({ field, value }) {
      const control = form.current?.elements.namedItem(field);
      if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) return;
      control.value = value;
      control.focus();
      onTaken(control);
      setFound(hintsIn(form.current, countries));
    },
  };
}

function hintsIn(form: HTMLFormElement | null, countries: readonly CheckoutCountryView[]): CheckoutHints {
  const data = new FormData(form ?? undefined);
  const read = (name: string): string => String(data.get(name) ?? '');
  const typed = { email: read('email'), region: read('region'), postalCode: read('postalCode') };
  return hintsFor({ ...typed, country: read('country') }, countries);
}

function hintsFor(
  typed: {
    readonly email: string;
    readonly country: string;
    readonly region: string;
    readonly postalCode: string;
  },
  countries: readonly CheckoutCountryView[],
): CheckoutHints {
  return checkoutHints(typed, countries.find(({ code }) => code === typed.country) ?? null);
}
