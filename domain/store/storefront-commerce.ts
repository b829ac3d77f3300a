import type { CommerceSettings } from './commerce-settings.ts';

/** The public part of a store's settings. */
export interface StorefrontCommerce {
  readonly expressCheckout: boolean;
  readonly multipleQuantityAllowedForServices: boolean;
  readonly customSoldOutText: string;
  readonly scarcity: CommerceSettings['scarcity'];
  readonly restock: CommerceSettings['restock'];
  /** `language` is the website's. spec: storefront-commerce 3 "Installment context" */
  readonly installments: CommerceSettings['installments'] & { readonly language: string };
}

/** The public part of a store's settings. */
export function storefrontCommerce(settings: CommerceSettings, language: string): StorefrontCommerce {
  const { expressCheckout, multipleQuantityAllowedForServices, customSoldOutText } = settings;
  return {
    expressCheckout,
    multipleQuantityAllowedForServices,
    customSoldOutText,
    scarcity: settings.scarcity,
    restock: settings.restock,
    installments: { ...settings.installments, language },
  };
}
