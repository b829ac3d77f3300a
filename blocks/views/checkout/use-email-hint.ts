import type { Locale } from '@vitrine/domain/text/locale.ts';
import { emailHint } from '@vitrine/domain/order/email-hint.ts';
import type { CheckoutHint } from '@vitrine/domain/order/region-hint.ts';
import { useState } from 'react';
import { whenNotPressed } from './while-pressed.ts';

/**
 * The question about the email address: on first render for the current value, then whenever the
 * field loses the focus. `follow` gets the value, null while it is being edited.
 */
export function useEmailHint(
  first: string,
  locale: Locale,
): readonly [CheckoutHint | null, (typed: string | null) => void] {
  const [hint, setHint] = useState(() => emailHint(first, locale));
  return [
    hint,
    (typed) => {
      // A question shifts the content below, which must not happen during a click.
      if (typed === null) setHint(null);
      else whenNotPressed(() => setHint(emailHint(typed, locale)));
    },
  ];
}
