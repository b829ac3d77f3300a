import type { Locale } from '../text/locale.ts';
import { discountsText } from '../text/discounts.ts';
import { discountRefusalText } from '../discount/discount-refusal-text.ts';
import type { CartLine, CartTotals, StoreTerms } from './cart.ts';
import { offeredDelivery } from './delivery.ts';
import { type FreeDelivery, freeDeliveryOf } from './free-delivery.ts';
import { orderMinimumProblem } from './order-minimum.ts';
import { priceCart } from './price-cart.ts';
import type { PriceChoice } from './price-choice.ts';

/** The totals of a cart, minor units. Calculated by the same code on the server and in the browser. */
export interface CartSums {
  readonly shippingOptions: readonly {
    readonly id: string;
    readonly name: string;
    readonly description: string;
    readonly priceCents: number;
  }[];
  readonly selectedShippingOption: string | null;
  readonly applicableTaxRules: readonly {
    readonly name: string;
    readonly rate: number;
    readonly amountCents: number;
  }[];
  /** Every code on the cart, in order; each is valid or invalid. */
  readonly coupons: readonly string[];
  readonly validCoupons: readonly string[];
  readonly invalidCoupons: readonly string[];
  /** Why a code on the cart does not apply, as a sentence. */
  readonly couponProblems: readonly { readonly code: string; readonly message: string }[];
  /** The amount each valid code takes off. */
  readonly discounts: readonly {
    readonly code: string;
    readonly name: string;
    readonly amountCents: number;
  }[];
  /** Gift cards on the cart: the amount each pays, and its balance. */
  readonly giftCards: readonly {
    readonly id: string;
    readonly last4: string;
    readonly amountCents: number;
    readonly balanceCents: number;
    /** Why it pays nothing, as a sentence; null when it can. */
    readonly problem: string | null;
  }[];
  readonly subtotalCents: number;
  readonly taxCents: number;
  readonly shippingCostCents: number;
  readonly discountCents: number;
  readonly grandTotalCents: number;
  readonly giftCardCents: number;
  /** Amount due after gift cards. */
  readonly amountDueCents: number;
  /** Whether `taxCents` is included in the prices. */
  readonly pricesIncludeTax: boolean;
  /** 'To check out, your order subtotal must be {subtotal} or more.'; null when the cart may be checked out. */
  readonly minimumMessage: string | null;
  /** Progress towards free delivery; null when the store has no threshold. */
  readonly freeDelivery: FreeDelivery | null;
  readonly totalQuantity: number;
  readonly hasDigital: boolean;
  readonly purelyDigital: boolean;
  readonly requiresShipping: boolean;
}

/**
 * A choice with a valid delivery option: the selected one if it is offered, otherwise, once the destination is known,
 * the first one offered.
 */
export function withValidDelivery(
  lines: readonly CartLine[],
  terms: StoreTerms,
  choice: PriceChoice,
): PriceChoice {
  const offered = offeredDelivery(lines, terms, choice);
  const chosen =
    offered.find(({ option }) => option.id === choice.deliveryOptionId) ??
    (choice.destination === null ? undefined : offered[0]);
  return { ...choice, deliveryOptionId: chosen?.option.id ?? null };
}

/** Messages and sums of priced lines; `choice` is the one `totals` were calculated with. */
export function cartSums(
  lines: readonly CartLine[],
  terms: StoreTerms,
  choice: PriceChoice,
  locale: Locale,
  totals: CartTotals = priceCart(lines, terms, choice),
): CartSums {
  const { currency } = terms;
  const typed = choice.discounts ?? [];
  const goodsMinor = totals.subtotalMinor - sum(totals.lineDiscountsMinor ?? []);
  // Automatic discounts have no code.
  const coupons = [...new Set(typed.flatMap(({ code }) => (code === '' ? [] : [code])))];
  const invalidCoupons = totals.refusedDiscounts.map(({ code }) => code);
  const validCoupons = coupons.filter((code) => !invalidCoupons.includes(code));
  return {
    shippingOptions: offeredDelivery(lines, terms, choice, goodsMinor).map(
      ({ option: { id, name, description }, priceMinor }) => ({
        id,
        name,
        description,
        priceCents: priceMinor,
      }),
    ),
    selectedShippingOption: choice.deliveryOptionId,
    applicableTaxRules: totals.taxLines.map(({ name, rate, amountMinor }) => ({
      name,
      rate,
      amountCents: amountMinor,
    })),
    coupons,
    validCoupons,
    invalidCoupons,
    couponProblems: totals.refusedDiscounts.map((refused) => ({
      code: refused.code,
      message: discountRefusalText(
        refused,
        {
          currency,
          minimumMinor: typed.find(({ code }) => code === refused.code)?.discount?.minimumSubtotalMinor ?? 0,
        },
        locale,
      ),
    })),
    discounts: totals.discounts.map(({ code, name, amountMinor }) => ({
      code,
      name,
      amountCents: amountMinor,
    })),
    giftCards: (choice.giftCards ?? []).map(({ id, last4, balanceMinor, isDisabled = false }) => ({
      id,
      last4,
      amountCents: totals.giftCards.find((card) => card.id === id)?.amountMinor ?? 0,
      balanceCents: balanceMinor,
      problem: isDisabled
        ? discountsText(locale).giftCardDisabled
        : balanceMinor > 0
          ? null
          : discountsText(locale).giftCardSpent,
    })),
    subtotalCents: totals.subtotalMinor,
    taxCents: totals.taxMinor,
    shippingCostCents: totals.deliveryMinor,
    discountCents: totals.discountMinor,
    grandTotalCents: totals.grandTotalMinor,
    giftCardCents: totals.giftCardMinor,
    amountDueCents: totals.amountDueMinor,
    pricesIncludeTax: totals.pricesIncludeTax,
    minimumMessage: lines.length === 0 ? null : orderMinimumProblem(terms, totals, locale),
    freeDelivery: freeDeliveryOf(
      lines,
      terms,
      choice,
      totals.discounts.map(({ id }) => id),
      goodsMinor,
    ),
    totalQuantity: totals.totalQuantity,
    hasDigital: totals.hasDigital,
    purelyDigital: totals.purelyDigital,
    requiresShipping: totals.requiresDelivery,
  };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
