import { describe, expect, it } from 'vitest';
import { isPickedUp } from '../delivery/is-picked-up.ts';
import { buyerStatus } from './buyer-status.ts';
import { fulfilmentStates } from './fulfilment.ts';
import { orderStatuses } from './order-states.ts';
import type { OrderStatus } from './order.ts';

const sent = { requiresDelivery: true, isPickedUp: false };
const fetched = { requiresDelivery: true, isPickedUp: true };
const neither = { requiresDelivery: false, isPickedUp: false };

/** What the buyer reads while nothing, a part and all of it is fulfilled. */
const read = (status: OrderStatus, way: typeof sent) =>
  fulfilmentStates.map((fulfilment) => buyerStatus({ status, fulfilment, ...way }));

describe('the status that a buyer reads', () => {
  it('says that goods are sent, and of what is picked up that it is ready', () => {
    expect(read('paid', sent)).toEqual(['paid', 'partly-sent', 'fulfilled']);
    expect(read('paid', fetched)).toEqual(['paid', 'partly-ready', 'ready']);
    expect(buyerStatus({ status: 'fulfilled', fulfilment: 'fulfilled', ...fetched })).toBe('ready');
  });

  it('says that an order is ready before it is paid on collection', () => {
    expect(read('awaiting-payment', fetched)).toEqual(['awaiting-payment', 'partly-ready', 'ready']);
    expect(new Set(read('awaiting-payment', sent))).toEqual(new Set(['awaiting-payment']));
  });

  it('says of downloads and services that they are complete, neither prepared nor sent', () => {
    expect(read('paid', neither)).toEqual(['paid', 'partly-complete', 'complete']);
    expect(buyerStatus({ status: 'fulfilled', fulfilment: 'fulfilled', ...neither })).toBe('complete');
  });

  it('says refunds and a cancellation, wherever the goods are', () => {
    const ended = ['partially-refunded', 'refunded', 'canceled'] as const;
    expect(orderStatuses).toEqual(expect.arrayContaining([...ended]));
    for (const status of ended)
      for (const way of [sent, fetched, neither])
        expect(new Set(read(status, way))).toEqual(new Set([status]));
  });
});

describe('an order that is picked up', () => {
  it('has no address; that of a buyer who was erased is not taken for one', () => {
    const delivered = { requiresDelivery: true };
    expect(isPickedUp(delivered, { line1: '', country: '' })).toBe(true);
    expect(isPickedUp(delivered, { line1: '', country: 'US' })).toBe(false);
    expect(isPickedUp(delivered, { line1: '12 Fir Street', country: 'US' })).toBe(false);
    expect(isPickedUp({ requiresDelivery: false }, { line1: '', country: '' })).toBe(false);
  });
});
