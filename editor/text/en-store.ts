import type { ShowNumber } from './en-lists.ts';

/** Texts of the store and checkout screens. */
export const store = {
  title: 'Store',
  words: 'currency ad pixel scarcity sold out back in stock installments downloads',
  leave: 'Your changes to the store are not saved.',
  general: {
    title: 'General',
    site: 'Title, contact, address, language, time zone and logo are those of your whole site.',
    siteLink: 'Site settings',
    currency: 'Currency',
    currencyOpen: 'It can be changed until the first order.',
    currencyKept: (before: string, after: string) => `Amounts keep their number: ${before} becomes ${after}.`,
    currencyRounded: (show: ShowNumber, currency: string, count: number) =>
      count === 1
        ? `One amount is rounded, since ${currency} has no cents:`
        : `${show(count)} amounts are rounded, since ${currency} has no cents:`,
    currencyOne: (name: string, before: string, after: string) => `${name}: ${before} becomes ${after}`,
    currencyMore: (show: ShowNumber, count: number) => `and ${show(count)} more`,
    currencyNothing: (currency: string) => `No amount has to be rounded for ${currency}.`,
    currencyClosed: 'There are orders in it, so it can no longer be changed.',
  },
  advertising: {
    title: 'Advertising',
    pixel: 'Ad pixel',
    pixelHint: 'An address that also receives what visitors view and buy. Leave it empty for none.',
  },
  stock: {
    title: 'Stock on product pages',
    soldOut: 'Text of sold-out products',
    soldOutHint: 'Leave it empty for “sold out” in the language of your site.',
    scarcity: 'Show how many are left',
    scarcityHint: 'On product pages, when few are left.',
    scarcityText: 'Text',
    scarcityTextHint: '{n} stands for the number.',
    threshold: 'From how many',
    byDefault: 'Show it for products that do not say otherwise',
    backInStock: 'Let visitors ask for sold-out products',
    backInStockHint: 'They get a mail when the product is back in stock.',
    mailingList: 'Offer the mailing list there too',
    mailingListHint: 'Which lists they join is set under Audience, Mailing lists.',
    optIn: 'Ticked from the start',
    optInHint: 'In many countries people have to tick it themselves.',
  },
  downloads: {
    title: 'Downloads',
    limit: 'Times a link can be used',
    days: 'Days a link is valid',
  },
  installments: {
    title: 'Installments',
    on: 'Show installments on product pages',
    hint: 'Shown where your payment service offers them.',
    least: 'From',
    most: 'Up to',
    country: 'Country of the payment account',
    page: 'Page about installments',
    pageHint:
      'Opens from product pages. Leave it empty for the built-in one. {language} and {country} are filled in.',
  },
} as const;

export const checkout = {
  title: 'Checkout',
  words: 'cart order number minimum express buy now quantity terms privacy returns legal consents agree',
  leave: 'Your changes to the checkout are not saved.',
  cart: {
    title: 'Cart and orders',
    minimum: 'Minimum order',
    minimumHint: 'Subtotal before discounts. Leave it empty for any order.',
    express: 'Offer “Buy now”',
    expressHint: 'Leads from a product straight to the checkout.',
    paymentLinks: 'Payment links',
    paymentLinksHint:
      'Sell one product by a link that you send or post. Adds a page for them to the navigation.',
    services: 'Let buyers choose a quantity of services',
    servicesHint: 'Turn it off if a service is booked once per order.',
    numbers: 'Continue order numbers from',
    numbersHint: (next: number) => `The next order is number ${next}. Leave it empty to go on from there.`,
  },
  legal: {
    title: 'Legal pages',
    lead: 'Linked above the pay button, in the language of your site. Leave an address empty for a page you do not have.',
    terms: 'Terms of sale',
    privacy: 'Privacy policy',
    returns: 'Returns',
    addressHint: 'A page of your site like /terms, or a full address.',
    mustAgree: 'Buyers have to agree to the terms',
    mustAgreeHint: 'They tick a box before they pay.',
  },
  consents: {
    title: 'Consents',
    lead: 'Boxes of your own above the pay button. What a buyer ticks is kept with the order, with its exact text and the time.',
    add: 'Add consent',
    unnamed: (number: number) => `Consent ${number}`,
    text: 'Text',
    textHint: 'Buyers read it beside the box, for example “Send me offers by email.”',
    link: 'Link',
    linkHint: 'Where buyers can read more. Leave it empty for none.',
    required: 'Required',
    requiredHint: 'Nobody can order without ticking it.',
  },
} as const;
