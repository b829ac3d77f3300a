import { formatMoney } from '@vitrine/domain/money/format-money.ts';
import * as text from '@vitrine/domain/text/en/checkout.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { AddressFields } from './address-fields.render.tsx';
import { CardFields } from './card-fields.render.tsx';
import { checkBeforePaying } from './check-before-paying.ts';
import type {
  CheckoutCalls,
  CheckoutFieldErrors,
  CheckoutFormProps,
  CheckoutPlace,
} from './checkout-form.props.ts';
import { DeliveryChoices } from './delivery-choices.render.tsx';
import { ErrorSummary } from './error-summary.render.tsx';
import { describeField, FieldFrame, TextField } from './field.render.tsx';
import { readPlace, samePlace } from './read-place.ts';
import { SummaryLines } from './summary-lines.render.tsx';
import { Totals } from './totals.render.tsx';
import { useQuote } from './use-quote.ts';

/** Milliseconds after which a submit that never left the page may be tried again (the same order, never two). */
const UNLOCK_MS = 20_000;

/**
 * The checkout on one page. A plain form: "Update totals" prices the address, "Pay" places the order. Hydrated,
 * totals follow by themselves and slips are found before anything is sent; paying stays a plain form post.
 */
export function CheckoutForm(props: CheckoutFormProps & { readonly calls?: CheckoutCalls }): ReactNode {
  const { values, countries, testMode, calls } = props;
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<CheckoutPlace>({
    country: values.address.country,
    region: values.address.region,
    postalCode: values.address.postalCode,
    deliveryOptionId: props.quote.selectedDeliveryOptionId,
  });
  /** As found; listed at the top until the next try. */
  const [found, setFound] = useState<CheckoutFieldErrors>(props.fieldErrors);
  /** Of those, the ones whose field has not been touched since: marked beside it. */
  const [errors, setErrors] = useState<CheckoutFieldErrors>(props.fieldErrors);
  const [notice, setNotice] = useState<string | null>(props.notice);
  const [refusals, setRefusals] = useState(0);
  const [paying, setPaying] = useState(false);
  const awake = calls !== undefined;
  const { quote, recalculating, problem } = useQuote(props.quote, place, calls);

  const follow = (): void => {
    if (!awake || form.current === null) return;
    const next = readPlace(new FormData(form.current));
    setPlace((before) => (samePlace(before, next) ? before : next));
  };
  const forgive = (target: EventTarget): void => {
    const name = target instanceof Element ? target.getAttribute('name') : null;
    setErrors((before) =>
      name === null || !Object.hasOwn(before, name)
        ? before
        : Object.fromEntries(Object.entries(before).filter(([field]) => field !== name)),
    );
  };
  // What was typed before the form listened, or what the browser filled in, counts too.
  useEffect(follow, [awake]);

  // A country's own delivery options may not have the one chosen before; the server says which one counts then.
  const chosenId = quote.deliveryOptions.some((option) => option.id === place.deliveryOptionId)
    ? place.deliveryOptionId
    : quote.selectedDeliveryOptionId;

  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);

  useEffect(() => {
    if (!paying) return;
    const unlock = (): void => setPaying(false);
    const timer = setTimeout(unlock, UNLOCK_MS);
    addEventListener('pageshow', unlock);
    return () => {
      clearTimeout(timer);
      removeEventListener('pageshow', unlock);
    };
  }, [paying]);

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    if (!awake) return;
    if (paying) {
      event.preventDefault();
      return;
    }
    const problems = checkBeforePaying(
      new FormData(event.currentTarget),
      quote,
      countries.map((each) => each.code),
      Date.now(),
    );
    if (Object.keys(problems).length === 0) {
      setPaying(true);
      return;
    }
    event.preventDefault();
    setFound(problems);
    setErrors(problems);
    setNotice(text.pleaseCheck);
    setRefusals((count) => count + 1);
  };

  const dueMinor = quote.totals.amountDueMinor ?? quote.totals.grandTotalMinor;
  const total = formatMoney({ minor: dueMinor, currency: quote.currency });
  const section = quote.requiresDelivery ? 'shipping' : 'billing';
  return (
    <form
      ref={form}
      className="checkout"
      method="post"
      action={props.action}
      noValidate={awake}
      onSubmit={submit}
      onChange={(event) => {
        forgive(event.target);
        follow();
      }}
    >
      <input type="hidden" name="crumb" value={props.crumb} />
      <input type="hidden" name="idempotencyKey" value={props.idempotencyKey} />
      <input type="hidden" name="expectedTotal" value={dueMinor} />
      <input
        type="hidden"
        name="shownCodes"
        value={(quote.totals.discounts ?? []).map((each) => each.code).join(',')}
      />
      <div className="checkout__main">
        <h1 className="checkout__title">{text.checkoutHeading}</h1>
        {notice !== null && <ErrorSummary ref={summary} sentence={notice} errors={found} />}
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
            />
          </div>
        </fieldset>
        <fieldset className="checkout__group">
          <legend className="checkout__heading">
            {quote.requiresDelivery ? text.deliveryAddress : text.billingAddress}
          </legend>
          <div className="checkout__fields">
            <AddressFields
              values={values}
              countries={countries}
              errors={errors}
              country={place.country}
              awake={awake}
              section={section}
            />
          </div>
        </fieldset>
        {quote.requiresDelivery && (
          <DeliveryChoices
            quote={quote}
            chosenId={chosenId}
            error={errors.deliveryOptionId}
            onChoose={(deliveryOptionId) => setPlace((before) => ({ ...before, deliveryOptionId }))}
          />
        )}
        <fieldset className="checkout__group">
          <legend className="visually-hidden">{text.orderNote}</legend>
          <FieldFrame name="note" label={text.orderNote} error={errors.note} optional wide>
            <textarea
              className="field__input field__input--area"
              rows={3}
              maxLength={1000}
              defaultValue={values.note}
              {...describeField('note', errors.note, undefined)}
            />
          </FieldFrame>
        </fieldset>
        <CardFields errors={errors} testMode={testMode} />
      </div>
      <section className="checkout__summary" aria-labelledby="checkout-summary">
        <h2 className="checkout__heading" id="checkout-summary">
          {text.orderSummary}
        </h2>
        <SummaryLines lines={quote.lines} currency={quote.currency} />
        <Totals
          totals={quote.totals}
          currency={quote.currency}
          delivery={quote.requiresDelivery ? (chosenId === null ? 'open' : 'priced') : null}
          recalculating={recalculating}
        />
        {(props.terms ?? []).length > 0 && (
          <div className="checkout__promise">
            {(props.terms ?? []).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        )}
        <output className="checkout__state">{problem}</output>
        {!awake && (
          <button
            className="button button--quiet button--wide checkout__update"
            type="submit"
            name="action"
            value="update"
            formNoValidate
          >
            {text.updateTotals}
          </button>
        )}
        <button
          className="button button--primary button--wide checkout__pay"
          type="submit"
          name="action"
          value="pay"
          aria-disabled={paying ? true : undefined}
          data-state={paying ? 'paying' : 'idle'}
        >
          {paying ? text.paying : fillText(text.pay, { total })}
        </button>
        <p>
          <a className="checkout__back" href="/cart">
            {text.backToCart}
          </a>
        </p>
      </section>
    </form>
  );
}
