import type { AddOutcome } from '@vitrine/domain/add-flow/describe-outcome.ts';
import type { AddSelection } from '@vitrine/domain/add-flow/decide-add.ts';
import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import type { Product, Variant } from '@vitrine/domain/product/product.ts';
import type { Swatches } from '@vitrine/domain/product/swatches.ts';
import type { StorefrontCommerce } from '@vitrine/domain/store/storefront-commerce.ts';
import type { ComponentType, ReactNode } from 'react';
import type { ButtonEvent } from './add-button-state.ts';

/** Props of `{item|product-purchase}`: plain data, serialised to the browser as JSON. */
export interface ProductPurchaseProps {
  readonly websiteId: string;
  readonly product: Product;
  readonly currency: CurrencyCode;
  /** How values of options look beside their names; left out where they show their names alone. */
  readonly swatches?: Swatches;
  /** The product's own page, `/shop/p/stoneware-mug`. */
  readonly fullUrl: string;
  /** How the store behaves. */
  readonly store: StorefrontCommerce;
  /** Why the last posted form was refused, or `BACK_IN_STOCK_DONE` (without JavaScript). */
  readonly notice?: { readonly code: string; readonly message: string } | null;
}

/** What the hydrated form may call; absent on the server and without JavaScript. */
export interface ProductPurchaseCalls {
  /** Runs the add flow for the form; shows errors itself. */
  readonly add: (
    selection: AddSelection & {
      readonly fullUrl: string;
      readonly websiteId: string;
      /** Notifies the button of how the press goes. */
      readonly notify: (event: ButtonEvent) => void;
    },
    form: HTMLFormElement,
  ) => Promise<AddOutcome>;
  /** Shows the picture of the chosen variant in the product's gallery. */
  readonly showPicture: (imageId: string) => void;
  /** Opens the installment information modal. */
  readonly openInstallments: (url: string, title: string) => void;
  readonly signUpForBackInStock: (
    signUp: BackInStockSignUp,
  ) => Promise<{ readonly ok: true } | { readonly ok: false; readonly message: string }>;
  /** Called when a field of a captcha-guarded form gains or loses the focus. */
  readonly followCaptcha?: (hasFocus: boolean) => void;
}

/** spec: storefront-commerce 3 "Restock sign-up payload", without the captcha's token. */
export interface BackInStockSignUp {
  readonly isJoinMailingList: boolean;
  readonly productId: string;
  readonly siteVisitorEmail: string;
  readonly variantId: string;
}

/** Parts that the browser loads late or never; the server renders them directly. */
export interface ProductPurchaseParts {
  readonly BackInStock: ComponentType<BackInStockFormProps>;
  /** The custom form's questions, for browsers without JavaScript. */
  readonly questions: ReactNode;
}

export interface BackInStockFormProps {
  readonly product: Product;
  /** The selected sold-out variant; null lets the visitor choose one. */
  readonly variant: Variant | null;
  readonly fullUrl: string;
  readonly settings: StorefrontCommerce['restock'];
  /** Result of the form posted without JavaScript. */
  readonly notice: { readonly code: string; readonly message: string } | null;
  readonly calls: Pick<ProductPurchaseCalls, 'signUpForBackInStock' | 'followCaptcha'> | undefined;
}

/** Success notice of the back-in-stock form. */
export const BACK_IN_STOCK_DONE = 'BACK_IN_STOCK_SIGNED_UP';
export const BACK_IN_STOCK_NOTICES: readonly string[] = [
  BACK_IN_STOCK_DONE,
  'EMAIL_BLANK',
  'EMAIL_INVALID',
  'BACK_IN_STOCK_FAILED',
];
