import type { Context, Node } from '@squarespace/template-engine';
import { BoundedContext } from '../engine/bounded-context.ts';

const MAX_DEPTH = 60;

/** Deep equality of two template values, without type conversion. */
export function isEqual(one: Node, other: Node, ctx: Context): boolean {
  return isSame(one.value, other.value, 0, ctx);
}

function isSame(one: unknown, other: unknown, depth: number, ctx: Context): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (depth > MAX_DEPTH || Array.isArray(one) !== Array.isArray(other)) return false;
  const parts = Object.entries(one);
  // A template can reference one value many times inside another; each comparison counts as work.
  if (ctx instanceof BoundedContext && !ctx.spend(4 * parts.length + 8)) return false;
  return (
    parts.length === Object.keys(other).length &&
    parts.every(
      ([name, part]) =>
        Object.hasOwn(other, name) && isSame(part, (other as Record<string, unknown>)[name], depth + 1, ctx),
    )
  );
}
