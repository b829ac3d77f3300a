import { describe, expect, it } from 'vitest';
import { statusLabels } from './content-status.ts';
import type { ItemStatus } from './content.ts';
import { publishedDayProblem } from './published-day.ts';

const now = Date.parse('2026-05-12T09:00:00Z');

describe('the published day', () => {
  it('is any day until now, of what is published', () => {
    expect(publishedDayProblem('published', now, now)).toBeNull();
    expect(publishedDayProblem('published', Date.UTC(1900, 0, 1), now)).toBeNull();
  });

  it('is not in the future, and not before 1900', () => {
    expect(publishedDayProblem('published', now + 1, now)).toBe('in-future');
    expect(publishedDayProblem('published', Date.UTC(1900, 0, 1) - 1, now)).toBe('too-early');
  });

  it('is not that of what visitors do not see', () => {
    const others = Object.keys(statusLabels).filter((status) => status !== 'published') as ItemStatus[];
    expect(others.map((status) => publishedDayProblem(status, now - 1, now))).toEqual(
      others.map(() => 'not-published'),
    );
  });
});
