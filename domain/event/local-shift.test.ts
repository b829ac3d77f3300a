import { describe, expect, it } from 'vitest';
import { shifted, shiftOf } from './local-shift.ts';

const zone = 'America/New_York';
const at = (text: string): number => Date.parse(text);

describe('an event that was moved', () => {
  it('moves the others by as much on the clock, on both sides of a change of the clocks', () => {
    // From Wednesday, 6 PM, to Thursday, 7:30 PM; two hours long.
    const after = { start: at('2031-02-27T19:30:00-05:00'), end: at('2031-02-27T21:30:00-05:00') };
    const shift = shiftOf(at('2031-02-26T18:00:00-05:00'), after, zone);
    expect(shift).toEqual({ by: 25.5 * 3_600_000, length: 2 * 3_600_000 });
    expect(shifted(at('2031-03-12T18:00:00-04:00'), shift, zone)).toEqual({
      start: at('2031-03-13T19:30:00-04:00'),
      end: at('2031-03-13T21:30:00-04:00'),
    });
  });

  it('moves none out of the clock’s time when it passes the change itself', () => {
    // Two weeks later, over the change, at the same time.
    const after = { start: at('2031-03-19T18:00:00-04:00'), end: null };
    const shift = shiftOf(at('2031-03-05T18:00:00-05:00'), after, zone);
    expect(shift).toEqual({ by: 14 * 86_400_000, length: null });
    expect(shifted(at('2031-03-12T18:00:00-04:00'), shift, zone)).toEqual({
      start: at('2031-03-26T18:00:00-04:00'),
      end: null,
    });
  });
});
