import type { ShoppingCartView } from '@vitrine/contracts/cart.ts';
import type { CustomForm } from '@vitrine/domain/custom-form/custom-form.ts';
import type { Region } from '@vitrine/domain/region/country.ts';

/** A country an estimate can be asked for. */
export interface EstimatePlace {
  readonly code: string;
  readonly name: string;
  /** '' where addresses name no region. */
  readonly regionLabel: string;
  readonly regions: readonly Region[];
  readonly postalCodeLabel: string;
}

/** What `{shoppingCart|cart-page}` is given: plain data, so that it can travel to the browser as JSON. */
export interface CartPageProps {
  readonly cart: ShoppingCartView;
  /** Echoed by the forms that work without JavaScript. */
  readonly crumb: string;
  /** Why the last posted form was refused (without JavaScript). */
  readonly notice?: { readonly code: string; readonly message: string } | null;
  /** Where "Continue shopping" leads; `/shop` by default. */
  readonly shopUrl?: string;
  /** Sentences on what changed since the buyer last looked. */
  readonly changes?: readonly string[];
  /** The questions of the products in the cart, by id. */
  readonly forms?: Readonly<Record<string, CustomForm>>;
  /** Where an estimate can be for; empty: none is offered. */
  readonly places?: readonly EstimatePlace[];
  /** Whether "Express checkout" stands beside "Checkout". */
  readonly expressCheckout?: boolean;
  /** What was wrong with the form that was posted without JavaScript. */
  readonly faults?: {
    readonly code?: { readonly typed: string; readonly message: string };
    readonly location?: Readonly<Record<string, string>>;
    readonly answers?: { readonly entryId: string; readonly fields: Readonly<Record<string, string>> };
  };
}
