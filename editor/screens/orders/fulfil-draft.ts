import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import type { LineUnits } from '@vitrine/domain/order/fulfilment.ts';
import { fulfilment as text } from '../../text/en-fulfilment.ts';

/** Units as typed, by line. */
export type TypedUnits = Readonly<Record<string, string>>;

type LineToSend = Pick<OrderDetail['lines'][number], 'id' | 'toSend'>;

/** Everything that is still to be sent. */
export const allUnits = (lines: readonly LineToSend[]): TypedUnits =>
  Object.fromEntries(lines.map(({ id, toSend }) => [id, String(toSend)]));

/** The units to send, and what is wrong with the others, by line. */
export function readUnits(
  lines: readonly LineToSend[],
  typed: TypedUnits,
): { readonly units: readonly LineUnits[]; readonly problems: Readonly<Record<string, string>> } {
  const units: LineUnits[] = [];
  const problems: Record<string, string> = {};
  for (const { id, toSend } of lines) {
    const entry = (typed[id] ?? '').trim();
    const quantity = entry === '' ? 0 : /^\d{1,5}$/.test(entry) ? Number(entry) : null;
    if (quantity === null || quantity > toSend) problems[id] = text.wholeNumber(toSend);
    else if (quantity > 0) units.push({ lineId: id, quantity });
  }
  return { units, problems };
}
