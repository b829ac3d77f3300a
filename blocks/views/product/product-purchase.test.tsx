import type { Product, Variant } from '@vitrine/domain/product/product.ts';
import { commerceSettingsOf } from '@vitrine/domain/store/commerce-settings.ts';
import { storefrontCommerce, type StorefrontCommerce } from '@vitrine/domain/store/storefront-commerce.ts';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WholeProductPurchase } from './whole-product-purchase.tsx';

const one: Variant = {
  id: 'v1',
  sku: 'BOWL',
  attributes: {},
  priceMinor: 6400,
  onSale: false,
  salePriceMinor: 0,
  unlimited: false,
  qtyInStock: 9,
  imageId: null,
};
const bowl: Product = {
  id: 'bowl',
  title: 'Serving bowl',
  type: 'physical',
  variantOptions: [],
  variants: [one],
  subscriptionPlan: null,
  customForm: null,
  customAddButtonText: null,
};
const mug: Product = {
  ...bowl,
  id: 'mug',
  title: 'Stoneware mug',
  variantOptions: ['Color'],
  selling: { variantSelector: 'radio' },
  variants: [
    { ...one, id: 'm1', sku: 'OAT', attributes: { Color: 'Oat' }, priceMinor: 2800 },
    { ...one, id: 'm2', sku: 'INK', attributes: { Color: 'Ink' }, priceMinor: 3400, qtyInStock: 0 },
  ],
};

function render(
  product: Product,
  notice: { code: string; message: string } | null = null,
  settings: StorefrontCommerce = storefrontCommerce(commerceSettingsOf({}), 'en'),
): string {
  return renderToString(
    <WholeProductPurchase
      websiteId="w"
      product={product}
      currency="USD"
      fullUrl="/shop/p/x"
      notice={notice}
      store={settings}
    />,
  );
}

test('it is a form that posts the item, its only variant and a quantity without JavaScript', () => {
  const html = render(bowl);
  expect(html).toContain('action="/cart/entries" method="post"');
  expect(html).toContain('name="itemId" value="bowl"');
  expect(html).toContain('name="sku" value="BOWL"');
  expect(html).toMatch(/<input[^>]*type="number"[^>]*min="1" max="9999" step="1"/);
  expect(html).toContain('Add To Cart');
  expect(html).not.toContain('type="radio"');
});

test('with more than one variant each option is a group of radio buttons, and no variant is sent ahead', () => {
  const html = render(mug);
  expect(html).toContain('name="option.Color" value="Oat"');
  expect(html).toContain('from $28.00');
  expect(html).not.toContain('name="sku"');
});

test('a color shows its swatch beside its name, as a radio button also where the product has lists', () => {
  const html = renderToString(
    <WholeProductPurchase
      websiteId="w"
      product={{ ...mug, selling: { variantSelector: 'dropdown' } }}
      swatches={{ Color: { Oat: { color: '#d9cbb3' }, Ink: { assetUrl: '/media/1/ink.webp' } } }}
      currency="USD"
      fullUrl="/shop/p/x"
      store={storefrontCommerce(commerceSettingsOf({}), 'en')}
    />,
  );
  expect(html).toMatch(
    /<span class="choice__box"><svg[^>]*aria-hidden="true"><circle[^>]*fill="#d9cbb3"[^>]*><\/circle><\/svg>Oat/,
  );
  expect(html).toMatch(
    /<img class="choice__picture" alt="" loading="lazy" src="\/media\/1\/ink.webp\?format=100w"\/>Ink/,
  );
  expect(html).not.toContain('<select');
  expect(render(mug)).not.toContain('choice__swatch');
});

test('a sold-out value is marked and labelled', () => {
  expect(render(mug)).toMatch(/data-mark="sold-out"><input[^>]*aria-label="Ink, sold out"/);
});

test('an option is a list or a row of radio buttons, as configured for the product', () => {
  const listed = render({ ...mug, selling: { variantSelector: 'dropdown' } });
  expect(listed).toContain('<select');
  expect(listed).toContain('Select Color');
  expect(listed).toContain('>Ink, sold out</option>');
  expect(listed).not.toContain('type="radio"');
});

test('a sale shows both prices with their meaning spoken', () => {
  const html = render({ ...bowl, variants: [{ ...one, onSale: true, salePriceMinor: 4800 }] });
  expect(html).toContain('<ins');
  expect(html).toContain('$48.00</ins>');
  expect(html).toContain('$64.00</del>');
  expect(html).toContain('Sale price');
  expect(html).toContain('Original price');
});

test('a sold-out product has a disabled button and no quantity', () => {
  const html = render({ ...bowl, variants: [{ ...one, qtyInStock: 0 }] });
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*>Sold Out/);
  expect(html).not.toContain('type="number"');
});

test('the last unit has no quantity to choose', () => {
  expect(render({ ...bowl, variants: [{ ...one, qtyInStock: 1 }] })).toMatch(
    /type="hidden" name="quantity" value="1"/,
  );
});

test('a subscription posts to its own checkout, has no quantity and no "Buy now"', () => {
  const html = render({
    ...bowl,
    subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 },
  });
  expect(html).toContain('action="/cart/subscription"');
  expect(html).toMatch(/<button[^>]*data-state="idle">Subscribe/);
  expect(html).toContain('$64.00 monthly');
  expect(html).not.toContain('Buy now');
  expect(html).not.toContain('type="number"');
});

test('a gift card opens its own page with website and product', () => {
  const html = render({ ...mug, type: 'giftCard' });
  expect(html).toContain('action="/checkout/giftcard"');
  expect(html).toContain('name="websiteId" value="w"');
  expect(html).toContain('name="giftCardProductId" value="mug"');
});

test('questions are in the form only for browsers without JavaScript', () => {
  const html = render({
    ...bowl,
    customForm: {
      id: 'f',
      name: 'Your plate',
      fields: [{ id: 'text', type: 'text', label: 'Text', required: true, maxLength: 24, options: [] }],
    },
  });
  expect(html).toMatch(/<noscript>.*name="answer.text".*<\/noscript>/s);
});

const store = storefrontCommerce(
  commerceSettingsOf({
    commerce: {
      scarcity: { enabled: true, text: 'Only {n} left', threshold: 9, shownByDefault: true },
      installments: { available: true, minMinor: 100, maxMinor: 90_000, accountCountry: 'GB', pageUrl: null },
      restock: { enabled: true, mailingListSignUpEnabled: true, mailingListOptInByDefault: true },
    },
  }),
  'en-GB',
);

test('few left, installments and their provider are shown where the store has them', () => {
  const html = render(bowl, null, store);
  expect(html).toContain('Only 9 left');
  expect(html).toContain('or 4 interest-free payments of $16.00 with');
  expect(html).toMatch(/action="\/installments\/GB\/en"/);
  expect(html).toContain('>Clearpay</button>');
  expect(html).toContain('aria-label="Learn more about Clearpay"');
  expect(render(bowl)).not.toContain('interest-free');
});

test('a sold-out product has the back-in-stock form, with the mailing list checked as the store configures it', () => {
  const html = render({ ...bowl, variants: [{ ...one, qtyInStock: 0 }] }, null, store);
  expect(html).toContain('Tell me when it is back');
  expect(html).toMatch(/<input[^>]*type="text"[^>]*name="email"/);
  expect(html).toMatch(/type="checkbox" name="isJoinMailingList" checked="" value="true"/);
  expect(html).not.toContain('interest-free');
  expect(render(bowl, null, store)).not.toContain('Tell me when');
});

test('a refused form shows the reason', () => {
  const html = render(bowl, { code: 'OUT_OF_STOCK', message: 'Sorry, none left.' });
  expect(html).toContain('Unable to Add Item');
  expect(html).toContain('Sorry, none left.');
});

test('a donation shows neither a price nor a quantity, and links to its own page', () => {
  const html = render({
    ...bowl,
    type: 'service',
    selling: { donation: { suggestedMinor: [1000], minimumMinor: 200, maximumMinor: 5000 } },
  });
  expect(html).toContain('action="/checkout/donate" method="get"');
  expect(html).not.toContain('$64.00');
  expect(html).not.toContain('type="number"');
});
