import { callsText } from '../text/calls.ts';
import type { Locale } from '../text/locale.ts';
import { commerceText } from '../text/commerce.ts';
import { productPageText } from '../text/product-page.ts';
import { selectOptionsMessage, unselectedOptions } from '../product/choose-variant.ts';
import { addEnds, type AddEnd, type AddErrorType } from './add-flow.ts';
import { isGiftCard, type AddSelection } from './decide-add.ts';

/** The outcome of a click, with the texts a visitor reads. */
export interface AddOutcome {
  readonly end: AddEnd;
  readonly kind: (typeof addEnds)[AddEnd]['kind'];
  /** Null unless the add failed. */
  readonly errorType: AddErrorType | null;
  /** The dialog's title; '' unless the add failed. */
  readonly title: string;
  /** The dialog's message; may be '' (a form that could not be opened). */
  readonly message: string;
  /** Options to highlight. */
  readonly unselected: readonly string[];
}

/** Messages of a failed click, except those that name options and those of the server. */
function sentences(locale: Locale) {
  const text = commerceText(locale);
  return {
    selectDenomination: text.selectDenomination,
    variantUnavailable: text.variantUnavailable,
    outOfStock: text.outOfStock,
    quantityNotANumber: text.quantityNotANumber,
    quantityNotWhole: text.quantityNotWhole,
    quantityOutOfRange: productPageText(locale).quantityOutOfRange,
    checkoutNeedsCookies: text.checkoutNeedsCookies,
    empty: '',
  };
}

/** Title and message of an end. `serverMessage` is the server's message when a call was refused. spec: storefront-commerce 8 */
export function describeOutcome(
  end: AddEnd,
  selection: AddSelection,
  locale: Locale,
  serverMessage = '',
): AddOutcome {
  const meaning = addEnds[end];
  const unselected = unselectedOptions(selection.product, selection.choices);
  if (meaning.kind !== 'failed') {
    return { end, kind: meaning.kind, errorType: null, title: '', message: '', unselected };
  }
  const message =
    meaning.message === 'server'
      ? serverMessage
      : meaning.message === 'selectOptions'
        ? selectOptionsMessage(unselected, locale)
        : sentences(locale)[meaning.message];
  return {
    end,
    kind: 'failed',
    errorType: meaning.errorType,
    title: failureTitle(selection, locale),
    message,
    unselected,
  };
}

/** spec: storefront-commerce 8 "Titles" */
function failureTitle(
  { product, express }: Pick<AddSelection, 'product' | 'express'>,
  locale: Locale,
): string {
  const text = commerceText(locale);
  if (isGiftCard(product)) return text.unableToPurchaseGiftCard;
  return express ? text.unableToPurchase : callsText(locale).unableToAdd;
}
