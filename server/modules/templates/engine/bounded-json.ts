import type { Context } from '@squarespace/template-engine';
import { BoundedContext } from './bounded-context.ts';

/** Maximum characters of JSON from one formatter. */
const MAX_JSON = 1_000_000;
/** Maximum values visited in one object. */
const MAX_VALUES = 100_000;
const MAX_DEPTH = 60;

/**
 * JSON of a template's value with `<` and line separators escaped, so that nothing in it can close a script element; ''
 * when the work budget is exceeded. Throws a RangeError for a value that is too large: a template can reference one value
 * many times inside itself.
 */
export function boundedJson(value: unknown, indent: number, ctx: Context): string {
  let values = 0;
  let characters = 0;
  const weigh = (part: unknown, depth: number): void => {
    values += 1;
    if (typeof part === 'string') characters += part.length;
    if (values > MAX_VALUES || characters > MAX_JSON || depth > MAX_DEPTH)
      throw new RangeError('the value is too large for JSON');
    if (typeof part !== 'object' || part === null) return;
    for (const inner of Array.isArray(part) ? part : Object.values(part)) weigh(inner, depth + 1);
  };
  weigh(value, 0);
  const hasWork = !(ctx instanceof BoundedContext) || ctx.spend(values * 8 + (characters >> 2));
  return hasWork ? scriptJson(value, indent) : '';
}

/** Text for a JSON-LD or island script element: no `<` that could close it. */
export function scriptJson(value: unknown, indent = 0): string {
  return (JSON.stringify(value, null, indent) ?? 'null').replace(
    /[<\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
