import { describe, expect, it } from 'vitest';
import { neighboursIn } from './neighbours.ts';

const list = (...ids: readonly string[]) => ids.map((id) => ({ id }));

describe('the neighbours of a submission', () => {
  it('are those before and after it', () => {
    expect(neighboursIn('b', [list('a', 'b', 'c')])).toEqual({ newer: 'a', older: 'c' });
    expect(neighboursIn('a', [list('a', 'b')])).toEqual({ newer: null, older: 'b' });
    expect(neighboursIn('b', [list('a', 'b')])).toEqual({ newer: 'a', older: null });
  });

  it('are those of the first list that has it', () => {
    expect(neighboursIn('b', [list('x'), list('b', 'y'), list('a', 'b')])).toEqual({
      newer: null,
      older: 'y',
    });
  });

  it('are not known where no list has it', () => {
    expect(neighboursIn('z', [list('a'), []])).toBeNull();
  });
});
