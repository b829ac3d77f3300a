import type { Operation } from './operation.ts';

/** Operations that are looked back on, so that a long queue is squashed in time that grows evenly with it. */
const LOOK_BACK = 50;

/**
 * Operations with the same effect in fewer: of changes of the same parts of one block or section only the last one
 * counts, so that a typed sentence is sent as one change. The same array where there is nothing to squash.
 */
export function squash(operations: readonly Operation[]): readonly Operation[] {
  const squashed: Operation[] = [];
  for (const operation of operations) {
    const at = overwrittenBy(squashed, operation);
    if (at === null) squashed.push(operation);
    else squashed[at] = operation;
  }
  return squashed.length === operations.length ? operations : squashed;
}

/** The operation that a later one makes needless, with none between them that depends on it; null where there is none. */
function overwrittenBy(operations: readonly Operation[], later: Operation): number | null {
  const parts = partsOf(later);
  if (parts === null) return null;
  const end = Math.max(0, operations.length - LOOK_BACK);
  for (let at = operations.length - 1; at >= end; at--) {
    const other = operations[at];
    const otherParts = other === undefined ? null : partsOf(other);
    if (other === undefined || otherParts === null) return null;
    if (other.kind !== later.kind || idOf(other) !== idOf(later)) continue;
    return otherParts === parts ? at : null;
  }
  return null;
}

/**
 * Names what an operation sets, for those that set parts of one block or section in its place and depend on nothing
 * else; null for others.
 */
function partsOf(operation: Operation): string | null {
  switch (operation.kind) {
    case 'change-props': {
      const names = namesOf(operation.props);
      const { removed = [] } = operation;
      // Props that are taken away and set again are brought into another order, which depends on what was there.
      return removed.some((name) => names.includes(name)) ? null : JSON.stringify([names, removed]);
    }
    case 'place-block':
      return operation.sectionId === undefined ? JSON.stringify(namesOf(operation.layout)) : null;
    case 'change-section':
      return JSON.stringify(namesOf(operation.look));
    case 'insert-section':
    case 'remove-section':
    case 'move-section':
    case 'insert-block':
    case 'remove-block':
      return null;
    default:
      return operation satisfies never;
  }
}

function idOf(operation: Operation): string | null {
  return 'id' in operation ? operation.id : null;
}

/** In the order in which they are set, since new props come last in that order. */
function namesOf(parts: object): readonly string[] {
  return Object.entries(parts)
    .filter(([, part]) => part !== undefined)
    .map(([name]) => name);
}
