import { type ChangeKind, compareDocuments } from './compare-documents.ts';
import type { PageDocument } from './page-document.ts';

const kinds: readonly ChangeKind[] = ['changed', 'moved', 'added', 'removed'];

/**
 * What differs between two documents of a page, in a few words: "3 blocks changed, 1 section added". Blocks that come
 * or go with their section are not counted.
 */
export function summariseChanges(before: PageDocument, after: PageDocument): string {
  const changes = compareDocuments(before, after);
  const parts = (['block', 'section'] as const).flatMap((noun) =>
    kinds.flatMap((kind) => {
      const count = changes.filter((change) => change.of === noun && change.kind === kind).length;
      return count === 0 ? [] : [`${count} ${noun}${count === 1 ? '' : 's'} ${kind}`];
    }),
  );
  return parts.length === 0 ? 'No changes' : parts.join(', ');
}
