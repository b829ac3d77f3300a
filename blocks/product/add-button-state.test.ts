import { expect, test } from 'vitest';
import { statesAfter, takesPress } from './add-button-state.ts';

test('after a success the button says "added" from 1 s on, for 2 s', () => {
  expect(statesAfter('added')).toEqual([
    { wait: 1000, state: 'added' },
    { wait: 2000, state: 'idle' },
  ]);
});

test('after a failure it is idle again within 1 s', () => {
  expect(statesAfter('failed')).toEqual([{ wait: 1000, state: 'idle' }]);
});

test('with options unselected it says so at once, for 2 s', () => {
  expect(statesAfter('unselected')).toEqual([
    { wait: 0, state: 'select-option' },
    { wait: 2000, state: 'idle' },
  ]);
});

test('presses are ignored while adding and while added', () => {
  expect(takesPress('adding')).toBe(false);
  expect(takesPress('added')).toBe(false);
  expect(takesPress('idle')).toBe(true);
  expect(takesPress('select-option')).toBe(true);
});
