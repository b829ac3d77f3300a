/** Texts of the store and checkout screens. */
export const store = {
  title: 'Store',
  words: 'name currency address email scarcity sold out back in stock installments downloads',
  leave: 'Your changes to the store are not saved.',
  general: {
    title: 'General',
    name: 'Store name',
    nameHint: 'On every page, in search results and in emails.',
    email: 'Contact email',
    emailHint: 'Buyers read it in their mails.',
    address: 'Postal address',
    addressHint: 'One line each. It is shown in the footer and in mails.',
    currency: 'Currency',
    currencyOpen:
      'It can be changed until the first order. Prices keep their numbers: check them after a change.',
    currencyClosed: 'There are orders in it, so it can no longer be changed.',
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
  },
} as const;

export const checkout = {
  title: 'Checkout',
  words: 'cart order minimum express buy now quantity',
  leave: 'Your changes to the checkout are not saved.',
  cart: {
    title: 'Cart and orders',
    minimum: 'Minimum order',
    minimumHint: 'Subtotal before discounts. Leave it empty for any order.',
    express: 'Offer “Buy now”',
    expressHint: 'Leads from a product straight to the checkout.',
    services: 'Let buyers choose a quantity of services',
    servicesHint: 'Turn it off if a service is booked once per order.',
  },
} as const;
