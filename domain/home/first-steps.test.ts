import { expect, it } from 'vitest';
import { firstStepsOf, type ShopFacts, UNNAMED_TITLE } from './first-steps.ts';

const empty: ShopFacts = {
  title: UNNAMED_TITLE,
  hasDecidedLogo: false,
  hasProduct: false,
  hasGoods: false,
  hasPublishedProduct: false,
  hasDelivery: false,
  hasDecidedTaxes: false,
  takesPayments: false,
};
const doneIn = (shop: Partial<ShopFacts>) =>
  firstStepsOf({ ...empty, ...shop })
    .filter(({ isDone }) => isDone)
    .map(({ step }) => step);

it('an empty site has no step done', () => {
  expect(doneIn({})).toEqual([]);
});

it('each step is done by its own work', () => {
  expect(doneIn({ title: 'Fern & Kiln' })).toEqual(['title']);
  expect(doneIn({ hasDecidedLogo: true })).toEqual(['logo']);
  expect(doneIn({ hasProduct: true, hasGoods: true })).toEqual(['product']);
  expect(doneIn({ hasDelivery: true })).toEqual(['delivery']);
  expect(doneIn({ hasDecidedTaxes: true })).toEqual(['taxes']);
  expect(doneIn({ takesPayments: true })).toEqual(['payment']);
  expect(doneIn({ hasPublishedProduct: true })).toEqual(['publish']);
});

it('a shop that sells nothing to deliver needs no delivery', () => {
  expect(doneIn({ hasProduct: true, hasGoods: false })).toContain('delivery');
});
