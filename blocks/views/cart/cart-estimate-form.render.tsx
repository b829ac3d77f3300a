import { cartEstimateText } from '@vitrine/domain/text/cart-estimate.ts';
import { useLocale } from '../../locale.ts';
import { cartText } from '@vitrine/domain/text/cart.ts';
import type { ShoppingCartView } from '@vitrine/contracts/cart.ts';
import { formatMoney } from '@vitrine/domain/money/format-money.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { CartPageLive } from './cart-page-live.ts';
import type { EstimatePlace } from './cart-page.props.ts';

interface CartEstimateFormProps {
  readonly cart: ShoppingCartView;
  readonly crumb: string;
  readonly places: readonly EstimatePlace[];
  readonly faults: Readonly<Record<string, string>>;
  readonly live: CartPageLive | undefined;
  /** Called when an estimate has arrived. */
  readonly done: () => void;
}

/** Destination and delivery option of the estimate. With JavaScript its code is loaded when first opened. */
export default function CartEstimateForm(props: CartEstimateFormProps): ReactNode {
  const locale = useLocale();
  const page = cartEstimateText(locale);
  const { cart, crumb, places, faults, live } = props;
  const at = cart.shippingLocation;
  const [country, setCountry] = useState(at?.country ?? places[0]?.code ?? '');
  const [problems, setProblems] = useState(faults);
  const chosen = places.find(({ code }) => code === country);
  const withRegions = places.filter(({ regions }) => regions.length > 0);

  const send = async (form: HTMLFormElement, thenClose: boolean): Promise<void> => {
    if (live === undefined) return;
    const data = new FormData(form);
    const text = (name: string): string => {
      const value = data.get(name);
      return typeof value === 'string' ? value : '';
    };
    setProblems({});
    const result = await live.changeLocation({
      country: text('country'),
      region: text('region'),
      postalCode: text('postalCode'),
      shippingOption: text('shippingOption'),
    });
    setProblems(result);
    if (thenClose && Object.keys(result).length === 0) props.done();
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    if (live === undefined) return;
    event.preventDefault();
    void send(event.currentTarget, true);
  };

  return (
    <form className="cart-estimate__form" method="post" action="/cart/location" onSubmit={submit}>
      <input type="hidden" name="crumb" value={crumb} />
      <Problem name="country" problems={problems}>
        <label className="field__label" htmlFor="estimate-country">
          {page.estimateCountry}
        </label>
        <select
          className="field__input"
          id="estimate-country"
          name="country"
          autoComplete="country"
          value={country}
          onChange={(event) => setCountry(event.currentTarget.value)}
          {...invalid('country', problems)}
        >
          {places.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </Problem>
      {/* Without JavaScript the regions of all countries stand in one list. */}
      {(live === undefined ? withRegions.length > 0 : (chosen?.regions.length ?? 0) > 0) && (
        <div className="field">
          <label className="field__label" htmlFor="estimate-region">
            {live === undefined || chosen === undefined ? page.estimateRegion : chosen.regionLabel}
          </label>
          <select
            key={live === undefined ? '' : country}
            className="field__input"
            id="estimate-region"
            name="region"
            autoComplete="address-level1"
            defaultValue={at?.region ?? ''}
          >
            <option value="">{page.chooseRegion}</option>
            {live === undefined || chosen === undefined ? (
              withRegions.map((place) => (
                <optgroup key={place.code} label={place.name}>
                  <Regions place={place} />
                </optgroup>
              ))
            ) : (
              <Regions place={chosen} />
            )}
          </select>
        </div>
      )}
      <Problem name="postalCode" problems={problems}>
        <label className="field__label" htmlFor="estimate-postal">
          {live === undefined
            ? page.estimatePostalCode
            : (chosen?.postalCodeLabel ?? page.estimatePostalCode)}
        </label>
        <input
          className="field__input"
          id="estimate-postal"
          name="postalCode"
          type="text"
          autoComplete="postal-code"
          maxLength={20}
          defaultValue={at?.postalCode ?? ''}
          {...invalid('postalCode', problems)}
        />
      </Problem>
      {at !== null && cart.shippingOptions.length > 0 && (
        <div className="field">
          <label className="field__label" htmlFor="estimate-delivery">
            {page.estimateDelivery}
          </label>
          <select
            key={cart.selectedShippingOption}
            className="field__input"
            id="estimate-delivery"
            name="shippingOption"
            defaultValue={cart.selectedShippingOption ?? ''}
            onChange={(event) => {
              if (live !== undefined && event.currentTarget.form !== null)
                void send(event.currentTarget.form, false);
            }}
          >
            {cart.shippingOptions.map(({ id, name, priceCents }) => (
              <option key={id} value={id}>
                {fillText(page.deliveryWithPrice, {
                  name,
                  price:
                    priceCents === 0
                      ? cartText(locale).free
                      : formatMoney({ minor: priceCents, currency: cart.currency }, locale),
                })}
              </option>
            ))}
          </select>
        </div>
      )}
      {at !== null && cart.requiresShipping && cart.shippingOptions.length === 0 && (
        <output className="field__error">{page.noDeliveryThere}</output>
      )}
      <button className="button button--quiet" type="submit">
        {page.showEstimate}
      </button>
    </form>
  );
}

function Regions({ place }: { readonly place: EstimatePlace }): ReactNode {
  return place.regions.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
}

const problemId = (name: string): string => `estimate-${name}-problem`;

function invalid(name: string, problems: Readonly<Record<string, string>>): object {
  return Object.hasOwn(problems, name) ? { 'aria-invalid': true, 'aria-describedby': problemId(name) } : {};
}

function Problem(props: {
  readonly name: string;
  readonly problems: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className="field">
      {props.children}
      <p className="field__error" id={problemId(props.name)} role="alert">
        {props.problems[props.name] ?? ''}
      </p>
    </div>
  );
}
