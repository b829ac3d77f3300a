import { selectOptionsMessage, unselectedOptions } from '../product/choose-variant.ts';
import { unableToAdd } from '../text/en/calls.ts';
import * as text from '../text/en/commerce.ts';
import { quantityOutOfRange } from '../text/en/product-page.ts';
import { addEnds, type AddEnd, type AddErrorType } from './add-flow.ts';
import { isGiftCard, type AddSelection } from './decide-add.ts';

/** The outcome of a click, with the texts a visitor reads. */
export interface AddOutcome {
  readonly end: AddEnd;
  readonly kind: (typeof addEnds)[AddEnd]['kind'];
  /** Null unless it failed. */
  readonly errorType: AddErrorType | null;
  /** The dialog's title; '' unless it failed. */
  readonly title: string;
  /** The dialog's message; may be '' (a form that would not open). */
  readonly message: string;
  /** Options to highlight. */
  readonly unselected: readonly string[];
}

const sentences = {
  selectDenomination: text.selectDenomination,
  variantUnavailable: text.variantUnavailable,
  outOfStock: text.outOfStock,
  quantityNotANumber: text.quantityNotANumber,
  quantityNotWhole: text.quantityNotWhole,
  quantityOutOfRange,
  checkoutNeedsCookies: text.checkoutNeedsCookies,
  empty: '',
} as const;

/** Title and message of an end. `said` is the server's own sentence, where a call was refused. spec: storefront-commerce 8 */
export function describeOutcome(end: AddEnd, selection: AddSelection, said = ''): AddOutcome {
  const meaning = addEnds[end];
  const unselected = unselectedOptions(selection.product, selection.choices);
  if (meaning.kind !== 'failed') {
    return { end, kind: meaning.kind, errorType: null, title: '', message: '', unselected };
  }
  const message =
    meaning.message === 'server'
      ? said
      : meaning.message === 'selectOptions'
        ? selectOptionsMessage(unselected)
        : sentences[meaning.message];
  return {
    end,
    kind: 'failed',
    errorType: meaning.errorType,
    title: failureTitle(selection),
    message,
    unselected,
  };
}

/** spec: storefront-commerce 8 "Titles" */
function failureTitle({ product, express }: Pick<AddSelection, 'product' | 'express'>): string {
  if (isGiftCard(product)) return text.unableToPurchaseGiftCard;
  return express ? text.unableToPurchase : unableToAdd;
}
