import { describe, expect, it } from 'vitest';
import type { CartPurpose } from '../cart/cart.ts';
import { confirmationPath } from './confirmation-path.ts';
import { fulfilmentTasks } from './fulfilment-tasks.ts';

describe('the fulfilment tasks of an order', () => {
  it.each([
    ['shopping', ['physical', 'service'], []],
    ['shopping', ['physical', 'digital'], ['downloads']],
    ['gift-card', ['giftCard'], ['gift-cards']],
    ['shopping', ['giftCard', 'digital', 'digital'], ['gift-cards', 'downloads']],
    ['subscription', ['physical'], ['subscription']],
    ['renewal', ['digital'], ['downloads', 'subscription']],
    ['donation', ['service'], []],
  ] as const)('a %s of %j owes %j', (purpose, types, tasks) => {
    const lines = types.map((productType) => ({ productType }));
    expect(fulfilmentTasks(purpose, lines)).toEqual(tasks);
  });
});

describe('the page that confirms', () => {
  it.each([
    ['shopping', '/checkout/order-confirmed/secret'],
    ['gift-card', '/checkout/order-confirmed/secret'],
    ['subscription', '/checkout/subscription-confirmed/secret'],
    ['donation', '/checkout/contribution-confirmed/secret'],
  ] as const satisfies readonly (readonly [CartPurpose, string])[])('a %s stands at %s', (purpose, path) => {
    expect(confirmationPath(purpose, 'secret')).toBe(path);
  });
});
