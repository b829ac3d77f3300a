import { writtenPaths } from '@vitrine/contracts/written-paths.ts';
import type { WrittenKind } from '@vitrine/domain/content/content.ts';
import { useLocation } from 'react-router';

export { writtenPaths };

/** Kinds whose order owners decide. */
export const orderedKinds: ReadonlySet<WrittenKind> = new Set<WrittenKind>([
  'portfolio',
  'lessons',
  'course',
]);

/** The kind whose screen an address is part of; blog for any other. */
function kindAt(pathname: string): WrittenKind {
  const kinds = Object.keys(writtenPaths) as WrittenKind[];
  return kinds.find((kind) => `${pathname}/`.startsWith(`${writtenPaths[kind]}/`)) ?? 'blog';
}

/** The kind whose screen is open. */
export const useWrittenKind = (): WrittenKind => kindAt(useLocation().pathname);
