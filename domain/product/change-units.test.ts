import { expect, it } from 'vitest';
import { changeUnits, MAX_UNITS } from './change-units.ts';

it('sets units, adds them and takes them out', () => {
  expect(changeUnits(7, { to: 'set', quantity: 0 })).toEqual({ ok: true, value: 0 });
  expect(changeUnits(7, { to: 'add', delta: 5 })).toEqual({ ok: true, value: 12 });
  expect(changeUnits(7, { to: 'add', delta: -7 })).toEqual({ ok: true, value: 0 });
});

it('takes out no more than there are, and keeps no more than fit', () => {
  expect(changeUnits(7, { to: 'add', delta: -8 })).toMatchObject({ error: { code: 'too-few-units' } });
  expect(changeUnits(1, { to: 'add', delta: MAX_UNITS })).toMatchObject({
    error: { code: 'too-many-units' },
  });
});
