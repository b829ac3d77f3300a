import { describe, expect, it } from 'vitest';
import type { ItemStatus } from './content.ts';
import {
  canBeScheduled,
  canTransition,
  statusLabels,
  statusTransitions,
  unscheduledStatus,
} from './content-status.ts';

const statuses = Object.keys(statusLabels) as readonly ItemStatus[];

describe('the status of an item or a page', () => {
  it('has labels for owners', () => {
    expect(statusLabels).toMatchObject({
      draft: 'Draft',
      scheduled: 'Scheduled',
      'needs-review': 'Needs Review',
      private: 'Private',
      deprecated: 'Deprecated',
    });
  });

  it('can be reached from every other status, and no transition leads to itself', () => {
    for (const start of statuses) {
      const reached = new Set([start]);
      for (const one of reached) for (const next of statusTransitions[one]) reached.add(next);
      expect([...reached].toSorted(), start).toEqual([...statuses].toSorted());
      expect(canTransition(start, start), start).toBe(false);
    }
  });

  it('allows only published items to be deprecated, and restores them as drafts', () => {
    expect(statuses.filter((from) => canTransition(from, 'deprecated'))).toEqual(['private', 'published']);
    expect(statusTransitions.deprecated).toEqual(['draft']);
  });

  it('may be given a time unless it is deprecated; without it, only what waited becomes a draft', () => {
    expect(statuses.filter((from) => !canBeScheduled(from))).toEqual(['deprecated']);
    expect(statuses.filter((from) => unscheduledStatus(from) !== from)).toEqual(['scheduled']);
    expect(unscheduledStatus('scheduled')).toBe('draft');
  });
});
