import type { ShoppingCartView } from '@vitrine/contracts/cart.ts';
import type { CustomForm } from '@vitrine/domain/custom-form/custom-form.ts';
import type { Region } from '@vitrine/domain/region/country.ts';

/** A country for which costs can be estimated. */
export interface EstimatePlace {
  readonly code: string;
  readonly name: string;
  /** '' where addresses name no region. */
  readonly regionLabel: string;
  readonly regions: readonly Region[];
  readonly postalCodeLabel: string;
}

/** Props of `{shoppingCart|cart-page}`: plain data, serialised to the browser as JSON. */
export interface CartPageProps {
  readonly cart: ShoppingCartView;
  /** CSRF token of the forms that work without JavaScript. */
  readonly crumb: string;
  /** Why the last posted form was refused (without JavaScript). */
  readonly notice?: { readonly code: string; readonly message: string } | null;
  /** Where "Continue shopping" leads; `/shop` by default. */
  readonly shopUrl?: string;
  /** Notices about what changed since the buyer's last visit. */
  readonly changes?: readonly string[];
  /** The questions of the products in the cart, by id. */
  readonly forms?: Readonly<Record<string, CustomForm>>;
  /** Countries an estimate can be made for; empty: no estimate form. */
  readonly places?: readonly EstimatePlace[];
  /** Whether "Express checkout" is shown next to "Checkout". */
  readonly expressCheckout?: boolean;
  /** What was wrong with the form that was posted without JavaScript. */
  readonly faults?: {
    readonly code?: { readonly typed: string; readonly message: string };
    readonly location?: Readonly<Record<string, string>>;
    readonly answers?: { readonly entryId: string; readonly fields: Readonly<Record<string, string>> };
  };
}
