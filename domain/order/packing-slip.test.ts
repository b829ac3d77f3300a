import { describe, expect, it } from 'vitest';
import type { ProductType } from '../product/product.ts';
import { unitsToPack } from './packing-slip.ts';

const line = (id: string, quantity: number, productType: ProductType, needsFulfilment = true) => ({
  id,
  productName: id,
  quantity,
  productType,
  needsFulfilment,
});
const units = (lineId: string, quantity: number) => ({ lineId, quantity });
const nothing = { fulfilled: [], removed: [], refunded: [], returned: [] };
const mugs = line('mugs', 3, 'physical');

describe('the packing slip of an order', () => {
  it('has what is still to be sent; then what was sent and did not come back', () => {
    const part = { ...nothing, lines: [mugs], fulfilled: [units('mugs', 1)] };
    expect(unitsToPack('paid', part)).toEqual([units('mugs', 2)]);
    const all = { ...part, fulfilled: [units('mugs', 3)], returned: [units('mugs', 1)] };
    expect(unitsToPack('fulfilled', all)).toEqual([units('mugs', 2)]);
  });

  it('has nothing when all of it came back, was taken off or canceled before it was sent', () => {
    const back = {
      ...nothing,
      lines: [mugs],
      fulfilled: [units('mugs', 3)],
      returned: [units('mugs', 3)],
    };
    expect(unitsToPack('fulfilled', back)).toEqual([]);
    const off = { ...nothing, lines: [mugs], removed: [units('mugs', 3)] };
    expect(unitsToPack('partially-refunded', off)).toEqual([]);
    const unsent = { ...nothing, lines: [mugs] };
    for (const status of ['canceled', 'refunded'] as const) expect(unitsToPack(status, unsent)).toEqual([]);
    expect(unitsToPack('awaiting-payment', unsent)).toEqual([units('mugs', 3)]);
  });

  it('has neither downloads nor services nor what is donated for', () => {
    const lines = [
      mugs,
      line('glazes', 1, 'digital', false),
      line('class', 1, 'service'),
      line('kiln', 1, 'physical', false),
    ];
    expect(unitsToPack('paid', { ...nothing, lines })).toEqual([units('mugs', 3)]);
    const sent = { ...nothing, lines, fulfilled: [units('mugs', 3)] };
    expect(unitsToPack('paid', sent)).toEqual([units('mugs', 3)]);
  });
});
