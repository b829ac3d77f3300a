import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DatedVersion, KEPT_VERSIONS, versionsToDrop } from './thin-versions.ts';

const HOUR = 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 26, 12);
/** A version for each age in hours, the latest first. */
const versionsOf = (hours: readonly number[]): readonly DatedVersion[] =>
  hours.toSorted((a, b) => a - b).map((age, index) => ({ id: `v${index}`, publishedOn: now - age * HOUR }));

describe('versions of a page', () => {
  it('are all kept up to 50, however old they are', () => {
    const versions = versionsOf(Array.from({ length: KEPT_VERSIONS }, (_, index) => index * 10_000));
    expect(versionsToDrop(versions, now)).toEqual([]);
  });

  it('beyond 50 are the last one of each day, for a year', () => {
    const recent = Array.from({ length: KEPT_VERSIONS }, () => 0);
    // 10:00 and 11:00 of the day before, 11:00 of the one before that, 364 and 366 days ago.
    const versions = versionsOf([...recent, 25, 26, 49, 364 * 24, 366 * 24]);
    expect(versionsToDrop(versions, now)).toEqual(['v51', 'v54']);
  });

  it('lose nothing more when they are thinned twice, and stay below a number', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 500 * 24 }), { maxLength: 900 }), (hours) => {
        const versions = versionsOf(hours);
        const dropped = new Set(versionsToDrop(versions, now));
        const kept = versions.filter(({ id }) => !dropped.has(id));
        expect(versionsToDrop(kept, now)).toEqual([]);
        expect(kept.length).toBeLessThanOrEqual(KEPT_VERSIONS + 366);
        expect(kept.slice(0, KEPT_VERSIONS)).toEqual(versions.slice(0, KEPT_VERSIONS));
      }),
    );
  });
});
