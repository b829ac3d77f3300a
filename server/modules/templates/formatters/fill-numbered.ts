import type { Context, Node } from '@squarespace/template-engine';
import { format } from '@squarespace/template-engine/lib/plugins/util.format.js';
import { BoundedContext } from '../engine/bounded-context.ts';
import { namesOf } from '../engine/reference-names.ts';

/** `{a|format b c}`: the text with `{0}` and `{1}` replaced by the values of the references. */
export function fillNumbered(pattern: string, references: readonly string[], ctx: Context): string {
  // References resolve in the tag's context, not in the value before the bar.
  const outer = ctx.frame().parent ?? ctx.frame();
  return format(
    pattern,
    references.map((reference) => textOf(ctx.resolveFrom(namesOf(reference), outer), ctx)),
  );
}

/** A list is converted to text once, however often it is used. */
function textOf(node: Node, ctx: Context): string {
  const value: unknown = node.value;
  if (value === null || value === undefined) return '';
  if (Array.isArray(value) && ctx instanceof BoundedContext && !ctx.spend(12 * value.length)) return '';
  return String(value);
}
