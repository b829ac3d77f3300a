import { checkoutText } from '@vitrine/domain/text/checkout.ts';
import { useLocale } from '../../locale.ts';
import { useCallback, useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { AddressFields } from './address-fields.render.tsx';
import { CardFields } from './card-fields.render.tsx';
import { checkBeforePaying } from './check-before-paying.ts';
import { CheckoutSummary } from './checkout-summary.render.tsx';
import type { CheckoutCalls, CheckoutFormProps, CheckoutPlace, MountedCard } from './checkout-form.props.ts';
import { CheckoutEnd } from './checkout-end.render.tsx';
import { Consents } from './consents.render.tsx';
import { DeliveryChoices } from './delivery-choices.render.tsx';
import { DeliveryMethods, deliveryMethodsOf } from './delivery-methods.render.tsx';
import { ErrorSummary } from './error-summary.render.tsx';
import { describeField, FieldFrame, TextField } from './field.render.tsx';
import { PaymentChoices } from './payment-choices.render.tsx';
import { paymentWays } from './payment-ways.ts';
import { ProviderSlot } from './provider-slot.render.tsx';
import { readPlace, samePlace } from './read-place.ts';
import { useCodes } from './use-codes.ts';
import { useEmailHint } from './use-email-hint.ts';
import { usePayNotice } from './use-pay-notice.ts';
import { usePlacing } from './use-placing.ts';
import { useQuote } from './use-quote.ts';
import { useRefusal } from './use-refusal.ts';

/**
 * The checkout on one page. A plain form: "Update totals" prices the address, "Pay" places the order. Hydrated,
 * totals update automatically, errors are found before sending, and input is kept whatever the outcome.
 */
export function CheckoutForm(props: CheckoutFormProps & { readonly calls?: CheckoutCalls }): ReactNode {
  const locale = useLocale();
  const text = checkoutText(locale);
  const { values, countries, testMode, provider, calls } = props;
  const form = useRef<HTMLFormElement>(null);
  const payButton = useRef<HTMLButtonElement>(null);
  const methodField = useRef<HTMLInputElement>(null);
  const card = useRef<MountedCard | null>(null);
  const [place, setPlace] = useState<CheckoutPlace>({
    country: values.address.country,
    region: values.address.region,
    postalCode: values.address.postalCode,
    deliveryOptionId: props.quote.selectedDeliveryOptionId,
  });
  const { notice, found, errors, summary, refuse, forgive, clear } = useRefusal(
    props.notice,
    props.fieldErrors,
  );
  // A decline is shown at the card, where the buyer continues.
  const declined = props.fieldErrors['cardNumber'] === props.notice ? props.notice : null;
  const [cardProblem, setCardProblem] = useState<string | null>(declined);
  const rememberCard = useCallback(
    (mounted: MountedCard | null): void => {
      card.current = mounted;
      setCardProblem(declined);
      const isElsewhere = document.activeElement?.matches('input,select,textarea,button') === true;
      if (declined !== null && !isElsewhere) mounted?.focus();
    },
    [declined],
  );
  const forgetDecline = useCallback(() => setCardProblem(null), []);
  const awake = calls !== undefined;
  const codes = useCodes(calls, props.codeProblem ?? null);
  const notices = usePayNotice((props.changes ?? []).join(' '));
  const { paying, setPaying, placedUrl, idempotencyKey, ...placing } = usePlacing(props, {
    say: notices.say,
    refuse(code, message, fields) {
      if (code === 'TOTAL_CHANGED') notices.say(message);
      else if (fields['cardNumber'] === message && !provider.takesCards) {
        setCardProblem(message);
        card.current?.focus();
      } else refuse(message, fields);
      codes.reprice();
    },
  });
  const { quote, recalculating, problem } = useQuote(
    props.quote,
    place,
    // While paying, totals must not change; once paid, the cart cannot be priced any more.
    paying || placedUrl !== null ? undefined : calls,
    codes.turn,
    notices.announceChange,
  );
  const follow = (): void => {
    if (!awake || form.current === null) return;
    const next = readPlace(new FormData(form.current));
    setPlace((before) => (samePlace(before, next) ? before : next));
  };
  const [emailHint, followEmail] = useEmailHint(values.email, locale);
  /** Puts a suggested value into its field and focuses it. */
  const take =
    (field: 'email' | 'region') =>
    (value: string): void => {
      const control = form.current?.elements.namedItem(field);
      if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) return;
      control.value = value;
      control.focus();
      forgive(control);
      follow();
      if (field === 'email') followEmail(null);
    };
  // Includes values typed or autofilled before hydration.
  useEffect(follow, [awake]);

  // Another country may not have the delivery option selected before; the server then returns the one that applies.
  const chosenId = quote.deliveryOptions.some((option) => option.id === place.deliveryOptionId)
    ? place.deliveryOptionId
    : quote.selectedDeliveryOptionId;
  const isFetched =
    quote.deliveryOptions.find((option) => option.id === chosenId)?.isPickup === true &&
    quote.requiresDelivery;
  const ways = paymentWays(props, isFetched);
  const [chosenWay, setChosenWay] = useState(values.payWith);
  // A delivery that is changed may take the chosen way away.
  const payWith = ways.find((way) => way === chosenWay) ?? ways[0] ?? null;
  const isChoice = ways.length > 1 || payWith !== 'card';
  const dueMinor = quote.totals.amountDueMinor ?? quote.totals.grandTotalMinor;

  const payByMethod = async (): Promise<void> => {
    setPaying(true);
    const data = new FormData(form.current ?? undefined);
    const read = (name: string): string => String(data.get(name) ?? '');
    const made = await card.current?.makeMethod({
      email: read('email'),
      name: `${read('firstName')} ${read('lastName')}`.trim(),
    });
    if (made?.ok === true && methodField.current !== null) {
      methodField.current.value = made.method;
      form.current?.requestSubmit(payButton.current);
      // A payment method is valid once: a form restored from the back/forward cache creates another.
      methodField.current.value = '';
      return;
    }
    setPaying(false);
    setCardProblem(made === undefined || made.ok ? text.cardFieldsFailed : made.message);
  };

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    if (!awake) return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const action = submitter instanceof HTMLButtonElement ? submitter.value : 'pay';
    const data = new FormData(event.currentTarget);
    event.preventDefault();
    if (action.startsWith('deliver:') || codes.change(action, String(data.get('code') ?? ''))) return;
    // With a payment method, from the card fields or a wallet, the form is sent.
    const isMethodMade = methodField.current !== null && methodField.current.value !== '';
    const isReady = placedUrl !== null || isMethodMade;
    if (!isReady && (paying || !notices.meansTotal())) return;
    notices.clear();
    clear();
    setCardProblem(null);
    if (isReady) {
      void placing.place(calls, props.action, data);
      return;
    }
    const problems = checkBeforePaying(
      data,
      quote,
      {
        countries,
        withCard: dueMinor > 0 && provider.takesCards && payWith === 'card',
        consents: props.consents ?? [],
        now: Date.now(),
      },
      locale,
    );
    if (Object.keys(problems).length > 0) refuse(text.pleaseCheck, problems);
    else if (dueMinor > 0 && !provider.takesCards && payWith === 'card') void payByMethod();
    else void placing.place(calls, props.action, data);
  };

  const choices = quote.requiresDelivery && (
    <DeliveryChoices
      quote={quote}
      options={quote.deliveryOptions.filter((option) => (option.isPickup === true) === isFetched)}
      isFetched={isFetched}
      chosenId={chosenId}
      error={errors.deliveryOptionId}
      onChoose={(deliveryOptionId) => setPlace((before) => ({ ...before, deliveryOptionId }))}
    />
  );
  // Pickup needs no address: where both are offered, the delivery method is asked first.
  const deliveryWays = quote.requiresDelivery
    ? deliveryMethodsOf(quote.deliveryOptions, isFetched, locale)
    : [];
  const addressHeading = quote.requiresDelivery ? text.deliveryAddress : text.billingAddress;
  return (
    <form
      ref={form}
      className="checkout"
      data-currency={quote.currency}
      method="post"
      action={props.action}
      noValidate={awake}
      onSubmit={submit}
      // Not onChange, which misses the value that grouping has just set in the card number field.
      onInput={(event) => {
        forgive(event.target);
        follow();
      }}
    >
      {/* The form's first button is its default for Enter; the same element before and after hydration, so no click is lost. */}
      <button
        className="visually-hidden"
        type="submit"
        name="action"
        value={awake ? 'pay' : 'update'}
        formNoValidate={!awake}
        tabIndex={-1}
        aria-hidden="true"
      >
        {text.updateTotals}
      </button>
      <input type="hidden" name="crumb" value={props.crumb} />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <input type="hidden" name="expectedTotal" value={dueMinor} />
      <input
        type="hidden"
        name="shownCodes"
        value={(quote.totals.discounts ?? []).map((each) => each.code).join(',')}
      />
      {!provider.takesCards && <input ref={methodField} type="hidden" name="paymentMethod" defaultValue="" />}
      <CheckoutSummary
        quote={quote}
        dueMinor={dueMinor}
        isDeliveryOpen={chosenId === null}
        isShopping={props.purpose === 'shopping'}
        codeProblem={codes.problem}
        onCode={awake ? (typed) => codes.change('add-code', typed) : undefined}
        recalculating={recalculating}
      />
      <div className="checkout__main">
        <h1 className="checkout__title">{text.checkoutHeading}</h1>
        {notice !== null && (
          <ErrorSummary ref={summary} sentence={notice} errors={found} hasFocus={declined === null} />
        )}
        <fieldset className="checkout__group">
          <legend className="checkout__heading">{text.contact}</legend>
          <div className="checkout__fields">
            <TextField
              name="email"
              label={text.email}
              errors={errors}
              hint={text.emailHint}
              wide
              type="email"
              inputMode="email"
              autoComplete="email"
              defaultValue={values.email}
              spellCheck={false}
              question={{ hint: emailHint, onTake: take('email') }}
              onChange={() => followEmail(null)}
              onBlur={(event) => followEmail(event.target.value)}
            />
          </div>
        </fieldset>
        {deliveryWays.length === 2 && (
          <DeliveryMethods
            ways={deliveryWays}
            onChoose={(deliveryOptionId) => setPlace((before) => ({ ...before, deliveryOptionId }))}
          />
        )}
        <fieldset className="checkout__group">
          <legend className="checkout__heading">{isFetched ? text.yourName : addressHeading}</legend>
          {isFetched && <p className="field__hint">{text.pickupHint}</p>}
          <div className="checkout__fields">
            <AddressFields
              values={values}
              countries={countries}
              errors={errors}
              country={place.country}
              awake={awake}
              section={quote.requiresDelivery ? 'shipping' : 'billing'}
              namesOnly={isFetched}
              postalCodeQuestion={{ hint: quote.regionHint ?? null, onTake: take('region') }}
            />
          </div>
        </fieldset>
        {choices}
        <fieldset className="checkout__group">
          <legend className="visually-hidden">{text.orderNote}</legend>
          <FieldFrame name="note" label={text.orderNote} error={errors.note} optional wide>
            <textarea
              className="field__input field__input--area"
              rows={2}
              maxLength={1000}
              defaultValue={values.note}
              {...describeField('note', errors.note, undefined)}
            />
          </FieldFrame>
        </fieldset>
        {dueMinor === 0 && <p className="notice checkout__nothing-due">{text.nothingDue}</p>}
        {dueMinor > 0 && payWith === null && (
          <p className="notice notice--error">
            {props.purpose === 'subscription' ? text.subscriptionByCard : text.paymentsClosed}
          </p>
        )}
        {dueMinor > 0 && payWith !== null && isChoice && (
          <PaymentChoices ways={ways} chosen={payWith} error={errors.payWith} onChoose={setChosenWay} />
        )}
        {dueMinor > 0 && ways.includes('card') && (
          <div className="checkout__card" hidden={awake && payWith !== 'card'}>
            {provider.takesCards ? (
              <CardFields
                errors={errors}
                testMode={testMode}
                awake={awake}
                isDeclined={declined !== null}
                isChoice={isChoice}
              />
            ) : (
              <ProviderSlot
                provider={provider}
                mountCard={calls?.mountCard}
                onMounted={rememberCard}
                onEdited={forgetDecline}
                problem={cardProblem}
                isChoice={isChoice}
              />
            )}
          </div>
        )}
      </div>
      <CheckoutEnd
        payButton={payButton}
        quote={quote}
        dueMinor={dueMinor}
        isByHand={payWith !== 'card'}
        terms={props.terms ?? []}
        consents={
          <Consents
            offered={props.consents ?? []}
            ticked={values.consents ?? []}
            policies={props.policies ?? []}
            errors={errors}
          />
        }
        problem={problem}
        awake={awake}
        paying={paying}
        notice={notices.sentence}
        noticePlace={notices.place}
        isPlaced={placedUrl !== null}
      />
    </form>
  );
}
