import type { LineUnits } from '@vitrine/domain/order/fulfilment.ts';
import { fulfilment as text } from '../../text/en-fulfilment.ts';
import type { ShowNumber } from '../../text/en-lists.ts';

/** Units as typed, by line. */
export type TypedUnits = Readonly<Record<string, string>>;

/** A line of which units can be chosen. */
export interface ChoosableLine {
  readonly id: string;
  /** Units that can be chosen. */
  readonly most: number;
}

/** Everything that can be chosen. */
export const allUnits = (lines: readonly ChoosableLine[]): TypedUnits =>
  Object.fromEntries(lines.map(({ id, most }) => [id, String(most)]));

/** The chosen units, and what is wrong with the others, by line. */
export function readUnits(
  lines: readonly ChoosableLine[],
  typed: TypedUnits,
  show: ShowNumber,
): { readonly units: readonly LineUnits[]; readonly problems: Readonly<Record<string, string>> } {
  const units: LineUnits[] = [];
  const problems: Record<string, string> = {};
  for (const { id, most } of lines) {
    const entry = (typed[id] ?? '').trim();
    const quantity = entry === '' ? 0 : /^\d{1,5}$/.test(entry) ? Number(entry) : null;
    if (quantity === null || quantity > most) problems[id] = text.wholeNumber(show, most);
    else if (quantity > 0) units.push({ lineId: id, quantity });
  }
  return { units, problems };
}
