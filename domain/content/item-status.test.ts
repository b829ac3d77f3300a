import { describe, expect, it } from 'vitest';
import type { ItemStatus } from './content.ts';
import { itemStatusLabels, itemTransitions, canTransition } from './item-status.ts';

const itemStatuses = Object.keys(itemStatusLabels) as readonly ItemStatus[];

describe('the status of an item', () => {
  it('has labels for owners', () => {
    expect(itemStatusLabels).toMatchObject({
      draft: 'Draft',
      scheduled: 'Scheduled',
      'needs-review': 'Needs Review',
      private: 'Private',
      deprecated: 'Deprecated',
    });
  });

  it('can be reached from every other status, and no transition leads to itself', () => {
    for (const start of itemStatuses) {
      const reached = new Set([start]);
      for (const one of reached) for (const next of itemTransitions[one]) reached.add(next);
      expect([...reached].toSorted(), start).toEqual([...itemStatuses].toSorted());
      expect(canTransition(start, start), start).toBe(false);
    }
  });

  it('allows only published items to be deprecated, and restores them as drafts', () => {
    expect(itemStatuses.filter((from) => canTransition(from, 'deprecated'))).toEqual([
      'private',
      'published',
    ]);
    expect(itemTransitions.deprecated).toEqual(['draft']);
  });
});
