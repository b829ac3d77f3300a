import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_PLAY_SECONDS, readPlayTime, writePlayTime } from './play-time.ts';

describe('the duration of a recording', () => {
  it('is written with hours, and read again', () => {
    expect(writePlayTime(2_530)).toBe('0:42:10');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MAX_PLAY_SECONDS }), (seconds) => {
        expect(readPlayTime(writePlayTime(seconds))).toBe(seconds);
      }),
    );
  });

  it.each([
    ['1:02:03', 3_723],
    [' 01:02:03 ', 3_723],
    ['62:03', 3_723],
    ['5:00', 300],
    ['125:00', 7_500],
    ['99:59:59', MAX_PLAY_SECONDS],
  ])('is read from %s', (typed, seconds) => {
    expect(readPlayTime(typed)).toBe(seconds);
  });

  it.each(['', '42', '0:00', '0:00:00', '1:60', '1:60:00', '1:2:03', '100:00:00', '1:125:00', '-1:00', '4m'])(
    'is not read from "%s"',
    (typed) => {
      expect(readPlayTime(typed)).toBeNull();
    },
  );
});
