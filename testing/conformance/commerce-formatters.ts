import { formats, type Golden } from './golden.ts';

const usd = (value: string) => ({ value, currency: 'USD' });
const variant = (price: string, more: object = {}) => ({
  priceMoney: usd(price),
  salePriceMoney: usd('0.00'),
  onSale: false,
  unlimited: false,
  qtyInStock: 3,
  attributes: {},
  ...more,
});
const product = (variants: readonly object[], more: object = {}) => ({
  id: 'p1',
  structuredContent: { productType: 1, variants, variantOptionOrdering: ['Size'], ...more },
});
const mug = product([variant('28.00')]);
const sizes = product([
  variant('28.00', { attributes: { Size: 'S' } }),
  variant('34.00', { attributes: { Size: 'L' } }),
]);
const reduced = product([variant('28.00', { onSale: true, salePriceMoney: usd('20.00') })]);
const gone = product([variant('28.00', { qtyInStock: 0 })]);
const club = (numBillingCycles: number, value = 1, unit = 'MONTH') =>
  product([variant('30.00')], {
    isSubscribable: true,
    subscriptionPlan: { billingPeriod: { value, unit }, numBillingCycles },
  });
const price = (words: string): string =>
  `<span class="product-price"><span class="product-price__now">${words}</span></span>`;
const every = (words: string): string =>
  `<div class="subscription-price"><span class="product-price__now">${words}</span></div>`;
const button =
  '<div class="sqs-add-to-cart-button-wrapper"><div class="sqs-add-to-cart-button sqs-button-element--primary" role="button" tabindex="0" data-collection-id="" data-item-id="p1" data-product-type="1" data-original-label="Add To Cart"><div class="sqs-add-to-cart-button-inner">Add To Cart</div></div></div>';
const quantity =
  '<div class="product-quantity-input" data-item-id="p1"><div class="quantity-label">Quantity:</div><input aria-label="Quantity" size="4" max="9999" min="1" value="1" type="number" step="1"></div>';
const answer = (title: string, html: string): string =>
  `<div style="font-size:11px; margin-top:3px"><span style="font-weight:bold;">${title}:</span> ${html}</div>`;
const field = (type: string, values: unknown, html: string): Golden =>
  formats('summary-form-field', '', { type, rawTitle: 'Q', values }, answer('Q', html));
const scarcity = {
  websiteSettings: {
    storeSettings: { scarcity: { enabled: true, threshold: 5, shownByDefault: true, text: 'Only {n} left' } },
  },
};

/** Products in the language's own format, carts and form answers. */
export const commerceFormatters: readonly Golden[] = [
  formats('from-price', '', sizes, '2800'),
  formats('from-price', '|money-format', sizes, '$28.00'),
  formats('from-price', '', {}, ''),
  formats('normal-price', '', sizes, '3400'),
  formats('sale-price', '', reduced, '2000'),
  formats('product-price', '', mug, price('$28.00')),
  formats('product-price', '', sizes, price('from $28.00')),
  formats(
    'product-price',
    '',
    reduced,
    '<span class="product-price"><span class="visually-hidden">Sale price </span><ins class="product-price__now product-price__now--sale">$20.00</ins><span class="visually-hidden"> Original price </span><del class="product-price__was">$28.00</del></span>',
  ),
  formats('subscription-price', '', club(0), every('$30.00 monthly')),
  formats('subscription-price', '', club(0, 2), every('$30.00 every 2 months')),
  formats('subscription-price', '', club(0, 1, 'WEEK'), every('$30.00 weekly')),
  formats('subscription-price', '', club(12), every('$30.00 monthly for 1 year')),
  formats('subscription-price', '', club(3, 2), every('$30.00 every 2 months for 6 months')),
  formats('subscription-price', '', club(104, 1, 'WEEK'), every('$30.00 weekly for 2 years')),
  formats(
    'subscription-price',
    '',
    product([], {
      isSubscribable: true,
      subscriptionPlan: { billingPeriod: { value: 1, unit: 'YEAR' }, numBillingCycles: 0 },
    }),
    every('Unavailable'),
  ),
  formats(
    'subscription-price',
    '',
    product([variant('30.00')], { isSubscribable: true }),
    every('Unavailable'),
  ),
  formats('product-status', '', gone, '<p class="product-mark sold-out">sold out</p>'),
  formats('product-status', '', reduced, '<p class="product-mark sale">sale</p>'),
  formats('product-status', '', gone, '<p class="product-mark sold-out">All &lt;gone&gt;</p>', {
    productMerchandisingContext: { p1: { customSoldOutText: 'All <gone>' } },
  }),
  formats('product-status', '', mug, ''),
  formats('product-scarcity', '', mug, '', scarcity),
  formats('product-scarcity', '', mug, '<p class="product-scarcity">Only 3 left!</p>', {
    productMerchandisingContext: {
      p1: {
        scarcityEnabled: true,
        scarcityText: 'Only {qtyInStock} left!',
        scarcityTemplateViews: [{ qtyInStock: 3 }],
      },
    },
  }),
  formats('add-to-cart-btn', '', mug, button),
  formats('quantity-input', '', mug, quantity),
  formats('quantity-input', '', gone, ''),
  formats('product-checkout', '', mug, quantity + button),
  formats('variants-select', '', mug, ''),
  formats(
    'variants-select',
    '',
    product([{ attributes: { Size: 'S' } }, { attributes: { Size: '<L>' } }]),
    '<div class="product-variants" data-item-id="p1" data-variants="[{&quot;attributes&quot;:{&quot;Size&quot;:&quot;S&quot;}},{&quot;attributes&quot;:{&quot;Size&quot;:&quot;\\u003cL&gt;&quot;}}]">' +
      '<div class="variant-option"><div class="variant-option-title">Size: </div><div class="variant-select-wrapper"><select aria-label="Select Size" data-variant-option-name="Size"><option value="">Select Size</option>' +
      '<option value="S">S</option><option value="&lt;L&gt;">&lt;L&gt;</option></select></div></div></div>',
  ),
  formats(
    'variant-descriptor',
    '',
    {
      optionValues: [
        { optionName: 'Color', value: 'Moss' },
        { optionName: 'Size', value: '<L>' },
      ],
    },
    'Moss / &lt;L&gt;',
  ),
  formats(
    'product-quick-view',
    ' main',
    { id: 'p"1' },
    '<span class="sqs-product-quick-view-button" role="button" tabindex="0" data-id="p&quot;1" data-group="main">Quick View</span>',
  ),
  formats(
    'product-restock-notification',
    '',
    mug,
    '<div class="product-restock-notification" data-product-id="p1" data-variant-id="v1" hidden><span class="product-restock-cta">Soon</span><form class="product-restock-form" action="#"><input type="email" name="email" aria-label="Mail" placeholder="Mail"><input type="submit" value="Tell me"></form></div>',
    {
      productMerchandisingContext: {
        p1: {
          restockNotificationViews: [{ variantId: 'v1', hiddenByDefault: true }],
          restockNotificationMessages: { CTAText: 'Soon', placeholderText: 'Mail', buttonText: 'Tell me' },
        },
      },
    },
  ),
  formats('product-restock-notification', '', mug, ''),
  formats(
    'cart-quantity',
    '',
    { entries: [{ quantity: 2 }, { quantity: 3 }] },
    '<span class="sqs-cart-quantity">5</span>',
  ),
  formats('cart-subtotal', '', { subtotalCents: 6800 }, '<span class="sqs-cart-subtotal">$68.00</span>'),
  formats('cart-url', '', '', '/cart'),
  field(
    'address',
    { Line1: '1 Kiln Lane', City: 'Bath', State: 'BNE', Zip: 'BA1', Country: 'UK' },
    '<div style="padding-left:5px;"><div>1 Kiln Lane</div><div>Bath, BNE BA1 UK</div></div>',
  ),
  field('checkbox', ['a', '<b>'], 'a, &lt;b&gt;'),
  field('date', { Month: '3', Day: '2', Year: '2026' }, '3/2/2026'),
  field('date', {}, 'N/A'),
  field(
    'likert',
    { Nice: '-2', Round: '-1', Blue: '0', Big: '1', Cheap: '2' },
    `<div style="padding-left:5px;">${[
      ['Nice', 'Strongly Disagree'],
      ['Round', 'Disagree'],
      ['Blue', 'Neutral'],
      ['Big', 'Agree'],
      ['Cheap', 'Strongly Agree'],
    ]
      .map(([question, words]) => `<div><span style="font-weight:bold;">${question}:</span> ${words}</div>`)
      .join('')}</div>`,
  ),
  field('name', { First: 'Ada', Last: 'Lovelace' }, 'Ada Lovelace'),
  field('phone', { Country: '44', Areacode: '20', Prefix: '7946', Line: '0000' }, '+44 20-7946-0000'),
  field('time', { Hour: '3', Minute: '04', Ampm: 'PM' }, '3:04:00 PM'),
  field('text', null, 'N/A'),
  formats(
    'summary-form-field',
    '',
    { type: 'text', rawTitle: '<Q>', value: '<a>' },
    answer('&lt;Q&gt;', '&lt;a&gt;'),
  ),
];
