import { useEffect, useRef, useState } from 'react';
import type { CheckoutView } from '@vitrine/contracts/checkout.ts';
import type { CheckoutCalls } from './checkout-form.props.ts';

interface Placing {
  /** The order is being placed, or its page is loading. */
  readonly paying: boolean;
  readonly setPaying: (paying: boolean) => void;
  /** URL of the order's page, when it is paid and the page could not be opened; null otherwise. */
  readonly placedUrl: string | null;
  /** Stays the same until an attempt is known to have failed. */
  readonly idempotencyKey: string;
  readonly place: (calls: CheckoutCalls, action: string, form: FormData) => Promise<void>;
}

/** Callbacks for the outcomes of "Pay" that are no order. */
interface PlacingEnds {
  readonly refuse: (code: string, message: string, fields: Readonly<Record<string, string>>) => void;
  readonly say: (sentence: string) => void;
}

/** Places the order, one attempt at a time, and navigates to its page. On a failure the form is unchanged. */
export function usePlacing(
  { idempotencyKey: firstKey, payTexts }: Pick<CheckoutView, 'idempotencyKey' | 'payTexts'>,
  ends: PlacingEnds,
): Placing {
  const [paying, setPaying] = useState(false);
  const [placedUrl, setPlacedUrl] = useState<string | null>(null);
  const [idempotencyKey, setKey] = useState(firstKey);
  const isUnderWay = useRef(false);
  useEffect(() => {
    // Restored from the back/forward cache, the form is no longer being submitted.
    const comeBack = (event: PageTransitionEvent): void => {
      if (event.persisted) setPaying(false);
    };
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);

  const open = async (calls: CheckoutCalls, url: string): Promise<void> => {
    if (await calls.open(url)) return;
    setPlacedUrl(url);
    setPaying(false);
    ends.say(payTexts.orderUnreachable);
  };
  const send = async (calls: CheckoutCalls, action: string, form: FormData): Promise<void> => {
    const answer = await calls.place(action, form);
    if (answer.kind === 'placed') return open(calls, answer.url);
    setPaying(false);
    if (answer.kind === 'unknown') return ends.say(payTexts[answer.why]);
    setKey(calls.newKey());
    if (answer.code === 'RATE_LIMITED') return ends.say(payTexts.tooMany);
    return ends.refuse(answer.code, answer.message, answer.fields);
  };
  return {
    paying,
    setPaying,
    placedUrl,
    idempotencyKey,
    async place(calls, action, form) {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      setPaying(true);
      await (placedUrl === null ? send(calls, action, form) : open(calls, placedUrl));
      isUnderWay.current = false;
    },
  };
}
