import { REMINDER_HOURS } from '../cart/cart-reminders.ts';
import { defaultReviewSettings, type ReviewSettings } from '../review/ask-settings.ts';
import { type LegalSettings, noLegalPages } from './legal-settings.ts';

/** Countries of payment accounts with installments. spec: storefront-commerce 9 */
export const installmentCountries = ['US', 'CA', 'AU', 'NZ', 'GB'] as const;

/** A store's behaviour besides its terms (`StoreTerms`). Amounts are minor units of the store currency. */
export interface CommerceSettings {
  /** Whether "Buy now" is offered at all. */
  readonly expressCheckout: boolean;
  /** Whether links that sell one product can be made and used. spec: site-platform 6 */
  readonly paymentLinks: boolean;
  /** spec: storefront-commerce 3 `storeSettings.multipleQuantityAllowedForServices` */
  readonly multipleQuantityAllowedForServices: boolean;
  /** Label of sold-out products; '' for the default, 'sold out'. */
  readonly customSoldOutText: string;
  /** spec: storefront-commerce 3 "Scarcity context" */
  readonly scarcity: {
    readonly enabled: boolean;
    /** `{n}` is how many are left. */
    readonly text: string;
    /** Largest stock at which the remaining units are shown. */
    readonly threshold: number;
    readonly shownByDefault: boolean;
  };
  /** Back in stock. spec: storefront-commerce 3 "Restock context" */
  readonly restock: {
    readonly enabled: boolean;
    readonly mailingListSignUpEnabled: boolean;
    readonly mailingListOptInByDefault: boolean;
  };
  readonly backInStock: {
    /** Whether those who wait are written to when stock returns, without the owner. */
    readonly automatic: boolean;
  };
  readonly cartReminders: {
    /** Whether buyers are written to about carts without an order. */
    readonly automatic: boolean;
    /** Hours after the last change of a cart. */
    readonly hours: number;
  };
  readonly reviews: ReviewSettings;
  /** spec: storefront-commerce 3 "Installment context per item", 9 */
  readonly installments: {
    readonly available: boolean;
    readonly minMinor: number;
    readonly maxMinor: number;
    /** ISO 3166-1 alpha-2 of the provider's account. */
    readonly accountCountry: string;
    /** Page shown in the modal instead of ours; `{language}` and `{country}` are filled in. Null: ours. */
    readonly pageUrl: string | null;
  };
  readonly downloads: {
    /** How often a link can be used. */
    readonly limit: number;
    /** How many days it is valid. */
    readonly days: number;
  };
  readonly captcha: {
    /** reCAPTCHA Enterprise site key; '' for the built-in captcha. */
    readonly siteKey: string;
    /** Its project at Google; not for visitors. */
    readonly projectId: string;
    /** The API key, encrypted; '' for none. */
    readonly sealedApiKey: string;
    /** The last characters of the API key, as its owner sees it again. */
    readonly apiKeyEnd: string;
    /** The API key as it was stored once, in plain text; the captcha module encrypts it where it finds one. */
    readonly apiKey?: string;
  };
  /** A URL (ad pixel) that also receives commerce events; null: none. */
  readonly adPixelUrl: string | null;
  readonly legal: LegalSettings;
}

const defaults: CommerceSettings = {
  expressCheckout: true,
  paymentLinks: false,
  multipleQuantityAllowedForServices: true,
  customSoldOutText: '',
  scarcity: { enabled: false, text: 'Only {n} left', threshold: 5, shownByDefault: true },
  restock: { enabled: true, mailingListSignUpEnabled: false, mailingListOptInByDefault: false },
  backInStock: { automatic: false },
  cartReminders: { automatic: false, hours: REMINDER_HOURS.default },
  reviews: defaultReviewSettings,
  installments: {
    available: false,
    minMinor: 0,
    maxMinor: 0,
    accountCountry: 'US',
    pageUrl: null,
  },
  downloads: { limit: 5, days: 30 },
  captcha: { siteKey: '', projectId: '', sealedApiKey: '', apiKeyEnd: '' },
  adPixelUrl: null,
  legal: noLegalPages,
};

/** A store's settings with the defaults filled in. */
export function commerceSettingsOf(settings: {
  readonly commerce?: Partial<CommerceSettings>;
}): CommerceSettings {
  const { commerce } = settings;
  return { ...defaults, ...commerce, captcha: { ...defaults.captcha, ...commerce?.captcha } };
}
