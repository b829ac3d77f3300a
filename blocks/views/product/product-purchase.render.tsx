import { callsText } from '@vitrine/domain/text/calls.ts';
import { useLocale } from '../../locale.ts';
import { commerceText } from '@vitrine/domain/text/commerce.ts';
import { productPageText } from '@vitrine/domain/text/product-page.ts';
import { addButtonDisabled, addButtonText, offersBuyNow } from '@vitrine/domain/product/add-button.ts';
import { findVariant, type Choices } from '@vitrine/domain/product/choose-variant.ts';
import {
  hasStockFor,
  isSoldHere,
  isSoldOut,
  lowestPrice,
  showsQuantityInput,
  showsVariantSelector,
  unitPrice,
} from '@vitrine/domain/product/product-rules.ts';
import { type Product, sellingOf, type Variant } from '@vitrine/domain/product/product.ts';
import {
  findSubscriptionOption,
  subscriptionOptionsOf,
} from '@vitrine/domain/product/subscription-options.ts';
import { scarcityLine } from '@vitrine/domain/product/scarcity.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { Suspense, useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { addButtonLabel, acceptsPress, type ButtonEvent } from './add-button-state.ts';
import { formFields, formTarget } from './form-target.ts';
import { InstallmentLine } from './installment-line.render.tsx';
import { ProductOption } from './product-option.render.tsx';
import { ProductPrice } from './product-price.render.tsx';
import { ProductQuantity } from './product-quantity.render.tsx';
import {
  BACK_IN_STOCK_NOTICES,
  type ProductPurchaseCalls,
  type ProductPurchaseParts,
  type ProductPurchaseProps,
} from './product-purchase.props.ts';
import { SubscriptionChoice } from './subscription-choice.render.tsx';
import { useButtonState } from './use-button-state.ts';

/**
 * Price, options, quantity, add and buy buttons, the installment line and the back-in-stock form: plain forms that an island
 * enhances. spec: storefront-commerce 2, 4, 5
 */
export function ProductPurchase({
  websiteId,
  product,
  currency,
  fullUrl,
  store,
  swatches,
  notice = null,
  parts,
  calls,
}: ProductPurchaseProps & {
  readonly parts: ProductPurchaseParts;
  readonly calls?: ProductPurchaseCalls;
}): ReactNode {
  const locale = useLocale();
  const text = commerceText(locale);
  const form = useRef<HTMLFormElement>(null);
  const [choices, setChoices] = useState<Choices>({});
  const [optionId, setOptionId] = useState('');
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [isAdded, setIsAdded] = useState(false);
  const [state, clock] = useButtonState();
  /** Whether `state` is that of "Buy now". */
  const [isExpress, setIsExpress] = useState(false);
  const button = isExpress ? 'idle' : state;
  const buyButton = isExpress ? state : 'idle';

  const followChoices = (): void => {
    const next = readChoices(form.current, product);
    setChoices(next);
    setOptionId(readText(form.current, OPTION_FIELD));
    setMissing((names) => names.filter((name) => (next[name] ?? '') === ''));
  };

  // Choices made before hydration (or restored by the browser) are already in the controls.
  const awake = calls !== undefined;
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the form's own controls are the outside system here
    if (awake) {
      setChoices(readChoices(form.current, product));
      setOptionId(readText(form.current, OPTION_FIELD));
    }
  }, [awake, product]);

  const showPicture = calls?.showPicture;
  const variant = findVariant(product, choices);
  const imageId = variant?.imageId ?? null;
  const shownImage = useRef(imageId);
  useEffect(() => {
    if (imageId !== null && imageId !== shownImage.current) showPicture?.(imageId);
    shownImage.current = imageId;
  }, [imageId, showPicture, shownImage]);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    const element = form.current;
    if (calls === undefined || element === null) return;
    event.preventDefault();
    if (!clock.take()) return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const express = submitter?.getAttribute('name') === 'express';
    const notify = (change: ButtonEvent): void => {
      setIsExpress(express);
      clock.notify(change);
    };
    setMissing([]);
    setIsAdded(false);
    const outcome = await calls.add(
      {
        product,
        choices: readChoices(element, product),
        quantityText: readText(element, 'quantity'),
        subscriptionOptionId: readText(element, OPTION_FIELD),
        express,
        fullUrl,
        websiteId,
        notify,
      },
      element,
    );
    setMissing(outcome.kind === 'failed' ? outcome.unselected : []);
    setIsAdded(outcome.end === 'added' || outcome.end === 'addedOnList');
  };

  const disabled = addButtonDisabled(product);
  const wayToSubscribe = findSubscriptionOption(product, optionId);
  // A donation has a price named by the giver and a quantity of one.
  const isGiven = sellingOf(product).donation !== null;
  const scarcity = scarcityLine(product, variant, store.scarcity);
  const isBackInStockNotice = notice !== null && BACK_IN_STOCK_NOTICES.includes(notice.code);
  const backInStockVariant = backInStockOf(product, variant);
  const price = variant === null ? lowestPrice(product) : unitPrice(variant);
  return (
    <div className="product-buying">
      <form
        ref={form}
        className="product-purchase"
        {...formTarget(product)}
        // The island validates with the shop's own messages; without it the browser's validation stays on.
        noValidate={awake}
        onSubmit={(event) => void submit(event)}
        onChange={followChoices}
      >
        {formFields(product, websiteId).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="product-purchase__cost">
          {!isGiven && (
            <p className="product-price product-purchase__price" aria-live="polite">
              <ProductPrice product={product} currency={currency} variant={variant} option={wayToSubscribe} />
            </p>
          )}
          {scarcity !== null && <p className="product-scarcity">{scarcity}</p>}
        </div>
        {showsVariantSelector(product) &&
          product.variantOptions.map((option) => (
            <ProductOption
              key={option}
              product={product}
              option={option}
              choices={choices}
              missing={missing.includes(option)}
              swatches={swatches?.[option]}
            />
          ))}
        {wayToSubscribe !== null && subscriptionOptionsOf(product).length > 1 && (
          <SubscriptionChoice
            product={product}
            currency={currency}
            variant={variant}
            chosen={wayToSubscribe}
          />
        )}
        {/* Content of noscript is rendered by the server only; React does not hydrate it. */}
        {!awake && product.customForm !== null && <noscript>{parts.questions}</noscript>}
        {!disabled && !isGiven && showsQuantityInput(product, store) ? (
          <ProductQuantity product={product} variant={variant} awake={awake} />
        ) : (
          <input type="hidden" name="quantity" value="1" />
        )}
        <div className="product-purchase__actions">
          <button
            className="button button--primary button--wide product-purchase__add"
            type="submit"
            disabled={disabled}
            aria-disabled={acceptsPress(button) ? undefined : true}
            data-state={button}
          >
            {addButtonLabel(button, addButtonText(product, locale), locale)}
          </button>
          {offersBuyNow(product, store) && (
            <button
              className="button button--quiet button--wide product-purchase__buy-now"
              type="submit"
              name="express"
              value="true"
              aria-disabled={acceptsPress(buyButton) ? undefined : true}
              data-state={buyButton}
            >
              {addButtonLabel(buyButton, productPageText(locale).buyNow, locale)}
            </button>
          )}
        </div>
        {!isSoldHere(product) && <p className="notice product-purchase__message">{text.accessNotSold}</p>}
        {notice !== null && !isBackInStockNotice && (
          <div className="product-purchase__message" role="alert">
            <p className="notice notice--error">
              <strong className="notice__title">{callsText(locale).unableToAdd}</strong>
              <span className="notice__text">{notice.message}</span>
            </p>
          </div>
        )}
        <output className="product-purchase__message">
          {isAdded && (
            <span className="notice notice--done">
              <span className="notice__text">
                {fillText(text.addedToCart, { productName: product.title })}
              </span>
              <a className="notice__link" href="/cart">
                {text.viewCart}
              </a>
            </span>
          )}
        </output>
      </form>
      {price !== null && !isSoldOut(product) && (
        <InstallmentLine
          product={product}
          price={{ minor: price, currency }}
          settings={store.installments}
          calls={calls}
        />
      )}
      {store.restock.enabled &&
        sellingOf(product).backInStock &&
        (isSoldOut(product) || backInStockVariant !== null) && (
          <Suspense fallback={null}>
            <parts.BackInStock
              // A new form per variant: input for the previous one does not apply.
              key={backInStockVariant?.id ?? 'any'}
              product={product}
              variant={backInStockVariant}
              fullUrl={fullUrl}
              settings={store.restock}
              notice={isBackInStockNotice ? notice : null}
              calls={calls}
            />
          </Suspense>
        )}
    </div>
  );
}

/** The chosen variant, where it is sold out and the back-in-stock form is on. */
function backInStockOf(product: Product, variant: Variant | null): Variant | null {
  return variant === null || hasStockFor(product.type, variant, 1) ? null : variant;
}

const OPTION_FIELD = 'subscriptionOptionId';

/** Value of a form field; '' where it is empty or missing. */
function readText(form: HTMLFormElement | null, name: string): string {
  const value = form === null ? null : new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

function readChoices(form: HTMLFormElement | null, product: Product): Choices {
  const data = form === null ? null : new FormData(form);
  const values = product.variantOptions.map((option) => {
    const value = data?.get(`option.${option}`);
    return [option, typeof value === 'string' ? value : ''] as const;
  });
  return Object.fromEntries(values);
}
