import type { WrittenKind } from '@vitrine/domain/content/content.ts';
import { useLocation } from 'react-router';

/** Where the screen of each kind is, below /config. */
export const writtenPaths = {
  blog: '/posts',
  events: '/events',
  portfolio: '/portfolio',
  lessons: '/lessons',
  course: '/courses',
} as const satisfies Record<WrittenKind, `/${string}`>;

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
