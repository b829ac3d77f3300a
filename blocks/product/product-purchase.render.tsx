import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import { addButtonDisabled, addButtonText } from '@vitrine/domain/product/add-button.ts';
import { findVariant, type Choices } from '@vitrine/domain/product/choose-variant.ts';
import { showsQuantityInput, showsVariantSelector } from '@vitrine/domain/product/product-rules.ts';
import type { Product } from '@vitrine/domain/product/product.ts';
import * as text from '@vitrine/domain/text/en/commerce.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { decideAdd } from './add-flow.ts';
import { statesAfter, takesPress, type AddButtonState } from './add-button-state.ts';
import { ProductOption } from './product-option.render.tsx';
import { ProductPrice } from './product-price.render.tsx';

export interface AddRequest {
  readonly itemId: string;
  readonly sku: string;
  readonly quantity: number;
}

/** What `{item|product-purchase}` is given: plain data, so that it can travel to the browser as JSON. */
export interface ProductPurchaseProps {
  readonly websiteId: string;
  readonly product: Product;
  readonly currency: CurrencyCode;
  /** The product's own page, `/shop/p/stoneware-mug`. */
  readonly fullUrl: string;
  /** Why the last posted form was refused (without JavaScript). */
  readonly notice?: { readonly code: string; readonly message: string } | null;
  /** Whether a service may be bought more than once in one line; true unless an owner says otherwise. */
  readonly multipleQuantityAllowedForServices?: boolean;
}

/** What the hydrated form may call; absent on the server and without JavaScript. */
export interface ProductPurchaseCalls {
  readonly addEntry: (
    request: AddRequest,
  ) => Promise<{ readonly ok: true } | { readonly ok: false; readonly message: string }>;
  /** Tells whoever shows the product's pictures which one belongs to the choice. */
  readonly showPicture: (imageId: string) => void;
}

interface Message {
  readonly kind: 'error' | 'added';
  readonly text: string;
}

/** Options, quantity and the add-to-cart button: a plain form that an island improves. spec: storefront-commerce 4, 5 */
export function ProductPurchase({
  product,
  currency,
  notice = null,
  multipleQuantityAllowedForServices = true,
  calls,
}: ProductPurchaseProps & { readonly calls?: ProductPurchaseCalls }): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const [choices, setChoices] = useState<Choices>({});
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [message, setMessage] = useState<Message | null>(
    notice === null ? null : { kind: 'error', text: notice.message },
  );
  const [button, runButton] = useButtonState();

  const followChoices = (): void => {
    const next = readChoices(form.current, product);
    setChoices(next);
    setMissing((names) => names.filter((name) => (next[name] ?? '') === ''));
  };

  // What was chosen before this form listened (or what the browser put back) is already in its controls.
  const awake = calls !== undefined;
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the form's own controls are the outside system here
    if (awake) setChoices(readChoices(form.current, product));
  }, [awake, product]);

  const variant = findVariant(product, choices);
  // On a phone what is wrong may lie off the screen; the button stays in view by itself.
  const troubled = message?.kind === 'error' && calls !== undefined ? message : null;
  useEffect(() => {
    if (troubled === null) return;
    const place = form.current?.querySelector('.product-option.is-missing, .product-purchase__message');
    place?.scrollIntoView({ block: 'nearest' });
  }, [troubled]);

  const imageId = variant?.imageId ?? null;
  const shownImage = useRef(imageId);
  useEffect(() => {
    if (imageId !== null && imageId !== shownImage.current) calls?.showPicture(imageId);
    shownImage.current = imageId;
  }, [imageId, calls]);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    if (calls === undefined) return;
    event.preventDefault();
    if (!takesPress(button)) return;
    const quantity = new FormData(event.currentTarget).get('quantity');
    const decision = decideAdd(
      product,
      readChoices(form.current, product),
      typeof quantity === 'string' ? quantity : '',
    );
    if (decision.step === 'stop') {
      setMissing(decision.unselected);
      setMessage({ kind: 'error', text: decision.message });
      if (decision.code === 'NO_VARIANT_SELECTED') runButton('unselected');
      return;
    }
    setMissing([]);
    setMessage(null);
    runButton('adding');
    const answer = await calls.addEntry({
      itemId: decision.itemId,
      sku: decision.sku,
      quantity: decision.quantity,
    });
    runButton(answer.ok ? 'added' : 'failed');
    setMessage(
      answer.ok
        ? { kind: 'added', text: fillText(text.addedToCart, { productName: product.title }) }
        : { kind: 'error', text: answer.message },
    );
  };

  const disabled = addButtonDisabled(product);
  return (
    <form
      ref={form}
      className="product-purchase"
      method="post"
      action="/cart/entries"
      // The island checks by itself, with the shop's own sentences; without it the browser's checks stay.
      noValidate={awake}
      onSubmit={(event) => void submit(event)}
      onChange={followChoices}
    >
      <input type="hidden" name="itemId" value={product.id} />
      {product.variants.length === 1 && <input type="hidden" name="sku" value={product.variants[0]?.sku} />}
      <p className="product-price product-purchase__price" aria-live="polite">
        <ProductPrice product={product} currency={currency} variant={variant} />
      </p>
      {showsVariantSelector(product) &&
        product.variantOptions.map((option) => (
          <ProductOption
            key={option}
            product={product}
            option={option}
            choices={choices}
            missing={missing.includes(option)}
          />
        ))}
      {!disabled && showsQuantityInput(product, { multipleQuantityAllowedForServices }) ? (
        <p className="product-purchase__quantity">
          <label className="field__label" htmlFor={`quantity-${product.id}`}>
            {text.quantityLabel}
          </label>
          <input
            id={`quantity-${product.id}`}
            className="field__input field__input--quantity"
            type="number"
            inputMode="numeric"
            name="quantity"
            min={1}
            max={9999}
            step={1}
            defaultValue={1}
            required
          />
        </p>
      ) : (
        <input type="hidden" name="quantity" value="1" />
      )}
      <button
        className="button button--primary button--wide product-purchase__add"
        type="submit"
        disabled={disabled}
        aria-disabled={takesPress(button) ? undefined : true}
        data-state={button}
      >
        {buttonText(button, product)}
      </button>
      <div className="product-purchase__message" role="alert">
        {message?.kind === 'error' && (
          <p className="notice notice--error">
            <strong className="notice__title">{text.unableToAdd}</strong>
            <span className="notice__text">{message.text}</span>
          </p>
        )}
      </div>
      <output className="product-purchase__message">
        {message?.kind === 'added' && (
          <span className="notice notice--done">
            <span className="notice__text">{message.text}</span>
            <a className="notice__link" href="/cart">
              {text.viewCart}
            </a>
          </span>
        )}
      </output>
    </form>
  );
}

function readChoices(form: HTMLFormElement | null, product: Product): Choices {
  const data = form === null ? null : new FormData(form);
  const values = product.variantOptions.map((option) => {
    const value = data?.get(`option.${option}`);
    return [option, typeof value === 'string' ? value : ''] as const;
  });
  return Object.fromEntries(values);
}

function buttonText(state: AddButtonState, product: Product): string {
  if (state === 'adding') return text.adding;
  if (state === 'added') return text.added;
  return state === 'select-option' ? text.selectOption : addButtonText(product);
}

/** The button's state over time; timers of an older happening never disturb a newer one. */
function useButtonState(): [
  AddButtonState,
  (happening: 'adding' | 'unselected' | 'added' | 'failed') => void,
] {
  const [state, setState] = useState<AddButtonState>('idle');
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const clear = (): void => {
    for (const timer of timers.current) clearTimeout(timer);
    timers.current = [];
  };
  useEffect(() => {
    const running = timers;
    return () => {
      for (const timer of running.current) clearTimeout(timer);
    };
  }, []);
  const run = (happening: 'adding' | 'unselected' | 'added' | 'failed'): void => {
    clear();
    if (happening === 'adding') {
      setState('adding');
      return;
    }
    let due = 0;
    for (const next of statesAfter(happening)) {
      due += next.wait;
      timers.current.push(setTimeout(() => setState(next.state), due));
    }
  };
  return [state, run];
}
