import { checkoutText } from '@vitrine/domain/text/checkout.ts';
import { useLocale } from '../../locale.ts';
import { subscriptionsText } from '@vitrine/domain/text/subscriptions.ts';
import type { CheckoutProviderView } from '@vitrine/contracts/checkout.ts';
import { useCallback, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { CardFields } from '../checkout/card-fields.render.tsx';
import type { CheckoutCalls, MountedCard } from '../checkout/checkout-form.props.ts';
import { ProviderSlot } from '../checkout/provider-slot.render.tsx';
import { usePaying } from '../checkout/use-paying.ts';

export interface CardFormProps {
  readonly crumb: string;
  /** Path of the customer's page. */
  readonly path: string;
  readonly hint: string;
  readonly button: string;
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly provider: CheckoutProviderView;
  readonly testMode: boolean;
  /** Whose card it is, for the provider's records. */
  readonly email: string;
  readonly name: string;
}

/**
 * Changes the card of a subscription. A plain form where cards are typed into our own fields; where the provider's script
 * takes them, it is hydrated and posts the payment method id.
 */
export function CardForm(
  props: CardFormProps & { readonly calls?: Pick<CheckoutCalls, 'mountCard'> },
): ReactNode {
  const locale = useLocale();
  const checkout = checkoutText(locale);
  const text = subscriptionsText(locale);
  const { provider, calls } = props;
  const button = useRef<HTMLButtonElement>(null);
  const method = useRef<HTMLInputElement>(null);
  const card = useRef<MountedCard | null>(null);
  const [saving, setSaving] = usePaying();
  const [problem, setProblem] = useState<string | null>(null);
  const rememberCard = useCallback((mounted: MountedCard | null): void => {
    card.current = mounted;
    setProblem(null);
  }, []);

  const forgetProblem = useCallback(() => setProblem(null), []);

  const makeMethod = async (): Promise<void> => {
    const made = await card.current?.makeMethod({ email: props.email, name: props.name });
    if (made?.ok === true && method.current !== null) {
      method.current.value = made.method;
      button.current?.form?.requestSubmit(button.current);
      method.current.value = '';
      return;
    }
    setSaving(false);
    setProblem(made === undefined || made.ok ? checkout.cardFieldsFailed : made.message);
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    if (provider.takesCards || method.current?.value !== '') return;
    event.preventDefault();
    if (saving) return;
    setSaving(true);
    setProblem(null);
    void makeMethod();
  };

  return (
    <form className="subscription__card-form" method="post" action={props.path} onSubmit={submit}>
      <input type="hidden" name="crumb" value={props.crumb} />
      <p className="subscription__hint">{props.hint}</p>
      {provider.takesCards ? (
        <CardFields errors={props.fieldErrors} testMode={props.testMode} awake={calls !== undefined} />
      ) : (
        <>
          <input ref={method} type="hidden" name="paymentMethod" defaultValue="" />
          <ProviderSlot
            provider={provider}
            mountCard={calls?.mountCard}
            onMounted={rememberCard}
            onEdited={forgetProblem}
            problem={problem}
          />
        </>
      )}
      <button
        ref={button}
        className="button button--primary"
        type="submit"
        name="action"
        value="card"
        aria-disabled={saving ? true : undefined}
      >
        {saving ? text.savingCard : props.button}
      </button>
    </form>
  );
}
