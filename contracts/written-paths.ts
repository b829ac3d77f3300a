import type { WrittenKind } from '@vitrine/domain/content/content.ts';

/** Where the editor's screen of each kind is, below /config. */
export const writtenPaths = {
  blog: '/posts',
  events: '/events',
  portfolio: '/portfolio',
  lessons: '/lessons',
  course: '/courses',
} as const satisfies Record<WrittenKind, `/${string}`>;
