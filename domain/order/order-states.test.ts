import { describe, expect, it } from 'vitest';
import type { OrderStatus } from './order.ts';
import { nextOrderStatus, orderStatuses, orderTransitions } from './order-states.ts';

describe('the states of an order', () => {
  it('can all be reached from those of a new order, paid or awaiting its payment', () => {
    const reached = new Set<OrderStatus>(['paid', 'awaiting-payment']);
    for (const status of reached) {
      for (const move of orderTransitions) if (move.from === status) reached.add(move.to);
    }
    expect([...reached].toSorted()).toEqual([...orderStatuses].toSorted());
  });

  it('have one result per action', () => {
    const moves = orderTransitions.map((move) => `${move.from} ${move.action}`);
    expect(new Set(moves).size).toBe(moves.length);
  });

  it('end with refunded and canceled, except for a refund the bank returns', () => {
    for (const action of ['fulfil', 'refund-part', 'refund-rest', 'cancel'] as const) {
      expect(nextOrderStatus('refunded', action)).toBeNull();
      expect(nextOrderStatus('canceled', action)).toBeNull();
    }
    expect(nextOrderStatus('refunded', 'refund-bounced')).toBe('paid');
    expect(nextOrderStatus('refunded', 'refund-bounced-sent')).toBe('fulfilled');
    expect(nextOrderStatus('refunded', 'refund-bounced-part')).toBe('partially-refunded');
    expect(nextOrderStatus('canceled', 'refund-bounced')).toBeNull();
  });

  it('do not allow sent goods to be canceled or sent again', () => {
    expect(nextOrderStatus('fulfilled', 'cancel')).toBeNull();
    expect(nextOrderStatus('fulfilled', 'fulfil')).toBeNull();
  });

  it('undo a fulfilment, but not after a full refund', () => {
    expect(nextOrderStatus('fulfilled', 'undo-fulfil')).toBe('paid');
    expect(nextOrderStatus('partially-refunded', 'undo-fulfil')).toBe('partially-refunded');
    expect(nextOrderStatus('refunded', 'undo-fulfil')).toBeNull();
    expect(nextOrderStatus('paid', 'undo-fulfil')).toBeNull();
  });
});
