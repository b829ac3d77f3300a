/** The title of a website that nobody has named yet. */
export const UNNAMED_TITLE = 'My site';

/** The first steps of a new shop, in the order they are suggested. */
export const firstSteps = ['title', 'logo', 'product', 'delivery', 'taxes', 'payment', 'publish'] as const;
export type FirstStep = (typeof firstSteps)[number];

/** What is known of a shop that its first steps are computed from. */
export interface ShopFacts {
  readonly title: string;
  /** Whether it has a logo, or its owner decided that the name is the logo. */
  readonly hasDecidedLogo: boolean;
  /** Whether it has any product, also as a draft. */
  readonly hasProduct: boolean;
  /** Whether it has a product that has to be delivered. */
  readonly hasGoods: boolean;
  /** Whether visitors can see a product. */
  readonly hasPublishedProduct: boolean;
  /** Whether its goods can get to anybody. */
  readonly hasDelivery: boolean;
  /** Whether it charges taxes, or its owner said that it charges none. */
  readonly hasDecidedTaxes: boolean;
  /** Whether payments are real: not of the test gateway, or by hand. */
  readonly takesPayments: boolean;
}

/** Which of the first steps are done. Nothing is stored: a step is open again when its work is undone. */
export function firstStepsOf(
  shop: ShopFacts,
): readonly { readonly step: FirstStep; readonly isDone: boolean }[] {
  const done: Readonly<Record<FirstStep, boolean>> = {
    title: shop.title.trim() !== '' && shop.title !== UNNAMED_TITLE,
    logo: shop.hasDecidedLogo,
    product: shop.hasProduct,
    // A shop that sells downloads or services alone delivers nothing.
    delivery: shop.hasDelivery || (shop.hasProduct && !shop.hasGoods),
    taxes: shop.hasDecidedTaxes,
    payment: shop.takesPayments,
    publish: shop.hasPublishedProduct,
  };
  return firstSteps.map((step) => ({ step, isDone: done[step] }));
}
