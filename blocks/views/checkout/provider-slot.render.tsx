import { checkoutText } from '@vitrine/domain/text/checkout.ts';
import { useLocale } from '../../locale.ts';
import type { CheckoutProviderView } from '@vitrine/contracts/checkout.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { CheckoutCalls, MountedCard } from './checkout-form.props.ts';

interface ProviderSlotProps {
  readonly provider: CheckoutProviderView;
  readonly mountCard: CheckoutCalls['mountCard'] | undefined;
  /** Called with the card fields once they are mounted. */
  readonly onMounted: (card: MountedCard | null) => void;
  /** Called on every change of their state. */
  readonly onEdited: () => void;
  /** Why no payment method was created, or why the fields failed to load; null when nothing is wrong. */
  readonly problem: string | null;
  /** One of several ways to pay: named by its choice. */
  readonly isChoice?: boolean;
}

/** Container for the card fields of a provider's own script: the card never reaches our server. */
export function ProviderSlot(props: ProviderSlotProps): ReactNode {
  const locale = useLocale();
  const text = checkoutText(locale);
  const { provider, mountCard, onMounted, onEdited, problem, isChoice = false } = props;
  const slot = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'asleep' | 'there' | 'failed'>('asleep');
  useEffect(() => {
    const element = slot.current;
    if (mountCard === undefined || element === null) return;
    let mounted: MountedCard | null = null;
    let isOver = false;
    const mount = async (): Promise<void> => {
      try {
        const card = await mountCard(element, provider, onEdited);
        if (isOver) {
          card.unmount();
          return;
        }
        mounted = card;
        setState('there');
        onMounted(card);
      } catch {
        if (!isOver) setState('failed');
      }
    };
    void mount();
    return () => {
      isOver = true;
      mounted?.unmount();
      onMounted(null);
    };
  }, [mountCard, onEdited, onMounted, provider]);
  const missing = state === 'failed' ? text.cardFieldsFailed : text.cardFieldsLoading;
  return (
    <fieldset className="checkout__group">
      <legend className={isChoice ? 'visually-hidden' : 'checkout__heading'}>
        {isChoice ? text.payByCard : text.payment}
      </legend>
      <div className="provider-card" ref={slot} />
      {state !== 'there' && problem === null && <p className="field__hint">{missing}</p>}
      <noscript>
        <p className="notice notice--error">{text.cardFieldsNeedScript}</p>
      </noscript>
      <p className="field__error" role="alert">
        {problem !== null && state !== 'there' ? missing : problem}
      </p>
    </fieldset>
  );
}
