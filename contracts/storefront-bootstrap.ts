import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import type { Environment } from '@vitrine/domain/store/environment.ts';

/** GET /api/context/config: configuration of a page's scripts; sets the crumb. spec: storefront-commerce 3, 7 */
export interface ContextConfig {
  readonly website: {
    readonly id: string;
    readonly identifier: string;
    readonly siteTitle: string;
    readonly language: string;
    readonly timeZone: string;
    /** '' where the built-in captcha is used. */
    readonly captchaSettings: { readonly siteKey: string };
  };
  readonly storeSettings: {
    readonly storeCurrency: CurrencyCode;
    readonly expressCheckoutEnabled: boolean;
    readonly multipleQuantityAllowedForServices: boolean;
  };
  /** Host of the pages, with its port where it has one. */
  readonly appDomain: string;
  readonly environment: Environment;
}

/** GET /api/rest/websites/mine: what experiments are targeted by. spec: site-platform 3 */
export interface MyWebsite {
  readonly id: string;
  readonly siteStatus: { readonly value: 'published' };
  readonly developerMode: boolean;
  /** Milliseconds since the epoch. */
  readonly createdOn: number;
  readonly language: string;
  readonly websiteType: number;
}
