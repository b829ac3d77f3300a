import type { ItemStatus } from './content.ts';

/** Labels for owners; the first five are the specification's. spec: site-platform 3 */
export const itemStatusLabels: Readonly<Record<ItemStatus, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  'needs-review': 'Needs Review',
  private: 'Private',
  deprecated: 'Deprecated',
  published: 'Published',
};

/**
 * Allowed transitions. A deprecated item was public once and is kept as a record; it is restored as a draft, so that
 * somebody reviews it.
 */
export const itemTransitions: Readonly<Record<ItemStatus, readonly ItemStatus[]>> = {
  draft: ['needs-review', 'scheduled', 'published', 'private'],
  'needs-review': ['draft', 'scheduled', 'published', 'private'],
  scheduled: ['draft', 'needs-review', 'published', 'private'],
  published: ['draft', 'needs-review', 'private', 'deprecated'],
  private: ['draft', 'scheduled', 'published', 'deprecated'],
  deprecated: ['draft'],
};

export function canTransition(from: ItemStatus, to: ItemStatus): boolean {
  return itemTransitions[from].includes(to);
}
