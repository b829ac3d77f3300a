import { fail, ok, type Result } from '../result.ts';

/** Most units of one variant in stock. */
export const MAX_UNITS = 1_000_000;

/** How units in stock change: to a number, or by one; below 0 units are taken out. */
export type UnitsChange =
  | { readonly to: 'set'; readonly quantity: number }
  | { readonly to: 'add'; readonly delta: number };

/** The units after a change. */
export function changeUnits(
  quantity: number,
  change: UnitsChange,
): Result<number, 'too-few-units' | 'too-many-units'> {
  const units = change.to === 'set' ? change.quantity : quantity + change.delta;
  if (units < 0) return fail('too-few-units');
  return units > MAX_UNITS ? fail('too-many-units') : ok(units);
}
