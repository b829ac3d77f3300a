import type { Context, Node } from '@squarespace/template-engine';
import { BoundedContext } from '../engine/bounded-context.ts';
import { isEqual } from './equal-values.ts';

/**
 * Compares two template values: -1, 0 or 1. The type of the first decides; values without an order are 0 when equal,
 * else -1.
 */
export function compareValues(one: Node, other: Node, ctx: Context): number {
  const first: unknown = one.value;
  const second: unknown = other.value;
  const characters =
    (typeof first === 'string' ? first.length : 0) + (typeof second === 'string' ? second.length : 0);
  if (ctx instanceof BoundedContext && characters > 0 && !ctx.spend(characters >>> 1)) return -1;
  switch (typeof first) {
    case 'number': {
      const number = other.asNumber();
      return first < number ? -1 : first === number ? 0 : 1;
    }
    case 'string': {
      const text = other.asString();
      return first < text ? -1 : first === text ? 0 : 1;
    }
    case 'boolean':
      return first === other.asBoolean() ? 0 : first ? 1 : -1;
    default:
      return isEqual(one, other, ctx) ? 0 : -1;
  }
}
