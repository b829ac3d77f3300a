import { expect, it } from 'vitest';
import { answerCounter } from './answer-counter.ts';

it('counts n / max, and is over only above it', () => {
  expect(answerCounter(12, 500, 'en')).toEqual({
    text: '12 / 500',
    spoken: '12 of 500 characters',
    isOver: false,
  });
  expect(answerCounter(500, 500, 'en')?.isOver).toBe(false);
  expect(answerCounter(501, 500, 'en')).toMatchObject({ text: '501 / 500', isOver: true });
});

it.each([0, -1, Number.NaN, 2.5, Number.POSITIVE_INFINITY])('has no counter for a limit of %d', (max) => {
  expect(answerCounter(3, max, 'en')).toBeNull();
});
