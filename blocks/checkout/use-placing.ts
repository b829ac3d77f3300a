import { useEffect, useRef, useState } from 'react';
import type { CheckoutView } from '@vitrine/contracts/checkout.ts';
import type { CheckoutCalls } from './checkout-form.props.ts';

interface Placing {
  /** The order is on its way, or its page is. */
  readonly paying: boolean;
  readonly setPaying: (paying: boolean) => void;
  /** Where the order's page is, when it is paid and could not be opened; null otherwise. */
  readonly placedUrl: string | null;
  /** Names the payment: the same until it is known that nothing came of it. */
  readonly idempotencyKey: string;
  readonly place: (calls: CheckoutCalls, action: string, form: FormData) => Promise<void>;
}

/** What the form does about each end of a press on "Pay" that is no order. */
interface PlacingEnds {
  readonly refuse: (code: string, message: string, fields: Readonly<Record<string, string>>) => void;
  readonly say: (sentence: string) => void;
}

/** Sends the order, once at a time, and leaves for its page. Whatever fails, the form stands as it was. */
export function usePlacing(
  { idempotencyKey: firstKey, payTexts }: Pick<CheckoutView, 'idempotencyKey' | 'payTexts'>,
  ends: PlacingEnds,
): Placing {
  const [paying, setPaying] = useState(false);
  const [placedUrl, setPlacedUrl] = useState<string | null>(null);
  const [idempotencyKey, setKey] = useState(firstKey);
  const isUnderWay = useRef(false);
  useEffect(() => {
    // Shown again from the browser's memory, the form is not on its way any more.
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
