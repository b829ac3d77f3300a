import type { ItemStatus } from './content.ts';

/** Labels for owners; the first five are the specification's. spec: site-platform 3 */
export const statusLabels: Readonly<Record<ItemStatus, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  'needs-review': 'Needs Review',
  private: 'Private',
  deprecated: 'Deprecated',
  published: 'Published',
};

/**
 * Allowed transitions, of items and of pages. What is deprecated was public once and is kept as a record; it is restored
 * as a draft, so that somebody reviews it.
 */
export const statusTransitions: Readonly<Record<ItemStatus, readonly ItemStatus[]>> = {
  draft: ['needs-review', 'scheduled', 'published', 'private'],
  'needs-review': ['draft', 'scheduled', 'published', 'private'],
  scheduled: ['draft', 'needs-review', 'published', 'private'],
  published: ['draft', 'needs-review', 'private', 'deprecated'],
  private: ['draft', 'scheduled', 'published', 'deprecated'],
  deprecated: ['draft'],
};

export function canTransition(from: ItemStatus, to: ItemStatus): boolean {
  return statusTransitions[from].includes(to);
}

/**
 * Whether something may be given a time at which it is published. Of what is published already, it is its changes that
 * wait; it stays as it is until then.
 */
export function canBeScheduled(from: ItemStatus): boolean {
  return from === 'scheduled' || from === 'published' || canTransition(from, 'scheduled');
}

/** The status without a time of publication: what is published stays published. */
export function unscheduledStatus(from: ItemStatus): ItemStatus {
  return from === 'scheduled' ? 'draft' : from;
}
