/** Whether two values are the same JSON, whatever the order of their keys; a key that is undefined is missing. */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) || Array.isArray(b))
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((one, index) => isSameJson(one, b[index]))
    );
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const left = definedParts(a);
  const right = definedParts(b);
  return left.size === right.size && [...left].every(([key, one]) => isSameJson(one, right.get(key)));
}

const definedParts = (value: object): ReadonlyMap<string, unknown> =>
  new Map(Object.entries(value).filter(([, part]) => part !== undefined));
