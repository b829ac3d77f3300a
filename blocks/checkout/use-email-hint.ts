import { emailHint } from '@vitrine/domain/order/email-hint.ts';
import type { CheckoutHint } from '@vitrine/domain/order/region-hint.ts';
import { useState } from 'react';
import { whenNotPressed } from './while-pressed.ts';

/**
 * What is asked about the e-mail address: from the page's first paint on for the one that stands there, then whenever the
 * field is left. `follow` is given what was typed, null while it is being changed.
 */
export function useEmailHint(first: string): readonly [CheckoutHint | null, (typed: string | null) => void] {
  const [hint, setHint] = useState(() => emailHint(first));
  return [
    hint,
    (typed) => {
      // A question pushes what is below it down, which is not to happen under a press.
      if (typed === null) setHint(null);
      else whenNotPressed(() => setHint(emailHint(typed)));
    },
  ];
}
