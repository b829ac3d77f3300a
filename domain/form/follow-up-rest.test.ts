import { describe, expect, it } from 'vitest';
import { followUpRest } from './follow-up-rest.ts';

describe('what follows submissions', () => {
  it('leaves most of the time to visitors while forms are sent, and never rests for long', () => {
    expect(followUpRest(5, 0)).toBe(20);
    expect(followUpRest(5, 999)).toBe(20);
    expect(followUpRest(3000, 10)).toBe(200);
  });

  it('does not rest once no form was sent for a second', () => {
    expect(followUpRest(5, 1000)).toBe(0);
    expect(followUpRest(5, Number.POSITIVE_INFINITY)).toBe(0);
  });
});
