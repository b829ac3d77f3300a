import { anItem } from '@vitrine/contracts/item-fixture.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aPlace, someData } from '../block-fixtures.ts';
import { itemQueryKey } from '../block.ts';
import { PricingPlanBlock, plansQuery } from './pricing-plan.render.tsx';
import { pricingPlanSchema } from './pricing-plan.schema.ts';

const clubId = '0199aaaa-0000-7000-8000-000000000001';
const club = anItem({
  id: clubId,
  title: 'Clay Club',
  fullUrl: '/shop/p/clay-club',
  product: {
    id: clubId,
    title: 'Clay Club',
    type: 'physical',
    variantOptions: [],
    variants: [
      {
        id: clubId,
        sku: 'CLUB',
        attributes: {},
        priceMinor: 3000,
        onSale: false,
        salePriceMinor: 0,
        unlimited: true,
        qtyInStock: 0,
        imageId: null,
      },
    ],
    subscriptionPlan: null,
    customForm: null,
    customAddButtonText: null,
  },
});

test('shows name, price, period, features and one button', () => {
  const props = pricingPlanSchema.parse({
    plans: [
      {
        name: 'Wheel',
        price: '$40',
        period: 'a month',
        features: ['Clay'],
        button: { label: 'Join', href: '/join' },
        badge: 'Most taken',
      },
    ],
  });
  const html = renderToStaticMarkup(<PricingPlanBlock {...aPlace(props)} />);
  expect(html).toContain('<h3>Wheel</h3><p class="plan__price"><strong>$40</strong> a month</p>');
  expect(html).toContain('<li>Clay</li>');
  expect(html).toContain(
    '<a class="button button--primary" href="/join">Join<span class="visually-hidden">: Wheel</span></a>',
  );
});

test('shows the price of its product and links to it', () => {
  const props = pricingPlanSchema.parse({ plans: [{ name: 'Club', itemId: clubId, price: 'old' }] });
  const data = someData({ items: new Map([[itemQueryKey(plansQuery(props)), [club]]]) });
  const html = renderToStaticMarkup(<PricingPlanBlock {...aPlace(props, data)} />);
  expect(html).toContain('$30.00');
  expect(html).not.toContain('old');
  expect(html).toContain('href="/shop/p/clay-club"');
});

const plan = (button: unknown): unknown => ({
  plans: [{ name: '<img src=x>', features: ['<b>'], button }],
});

test('refuses a script as the address of a button, and shows markup as text', () => {
  expect(pricingPlanSchema.safeParse(plan({ label: 'a', href: 'javascript:alert(1)' })).success).toBe(false);
  expect(
    renderToStaticMarkup(<PricingPlanBlock {...aPlace(pricingPlanSchema.parse(plan(null)))} />),
  ).not.toMatch(/<img|<b>/);
});
