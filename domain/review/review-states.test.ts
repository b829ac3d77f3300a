import { describe, expect, it } from 'vitest';
import {
  actionTo,
  nextReviewStatus,
  reviewActions,
  reviewStatuses,
  statusWhenWritten,
} from './review-states.ts';

const statuses = {
  approve: 'published',
  hold: 'pending',
  hide: 'hidden',
  'mark-spam': 'spam',
  delete: 'deleted',
} as const;

describe.each(reviewStatuses)('a %s review', (from) => {
  it('gets the status of each action, but for the one it has', () => {
    for (const action of reviewActions) {
      const to = statuses[action];
      expect(nextReviewStatus(from, action)).toBe(to === from ? null : to);
    }
  });

  it('gets its status back by one action after any other', () => {
    for (const action of reviewActions) {
      const to = nextReviewStatus(from, action);
      if (to !== null) expect(nextReviewStatus(to, actionTo(from))).toBe(from);
    }
  });
});

describe('a review that its buyer writes', () => {
  it('is published at once, or held, as the store has it', () => {
    expect(statusWhenWritten(null, 'publish')).toBe('published');
    expect(statusWhenWritten(null, 'hold')).toBe('pending');
  });

  it('again is reviewed again where the store holds reviews', () => {
    expect(statusWhenWritten('published', 'hold')).toBe('pending');
    expect(statusWhenWritten('published', 'publish')).toBe('published');
    expect(statusWhenWritten('pending', 'publish')).toBe('published');
  });

  it.each(['hidden', 'spam', 'deleted'] as const)('again stays %s', (status) => {
    expect(statusWhenWritten(status, 'publish')).toBe(status);
    expect(statusWhenWritten(status, 'hold')).toBe(status);
  });
});
