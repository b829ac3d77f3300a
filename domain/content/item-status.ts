import type { ItemStatus } from './content.ts';

/** What an owner is shown; the first five are the specification's. spec: site-platform 3 */
export const itemStatusLabels: Readonly<Record<ItemStatus, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  'needs-review': 'Needs Review',
  private: 'Private',
  deprecated: 'Deprecated',
  published: 'Published',
};

/**
 * Where an item may go from where it is. What is deprecated was public once and is kept for the record; it comes back
 * by way of a draft, so that somebody reads it again.
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
