import { describe, expect, it } from 'vitest';
import { lowestIdAt, newId, newToken } from './ids.ts';

describe('an id', () => {
  it('is a UUID of version 7 that starts with its time', () => {
    expect(newId(0x0123_4567_89ab)).toMatch(/^01234567-89ab-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('sorts after those created before it, within one millisecond too', () => {
    const ids = Array.from({ length: 2048 }, () => newId(1_700_000_000_000));
    ids.push(newId(1_700_000_000_001));
    expect(ids.toSorted()).toEqual(ids);
  });

  it('is different each time', () => {
    const ids = Array.from({ length: 20_000 }, () => newId(1_700_000_000_000));
    expect(new Set(ids).size).toBe(20_000);
  });
});

it('the lowest id of a time sorts after the ids created before that time, and before those created from then on', () => {
  const moment = 1_700_000_000_000;
  expect(newId(moment - 1) < lowestIdAt(moment)).toBe(true);
  expect(lowestIdAt(moment) < newId(moment)).toBe(true);
});

it('a token has the length of its random bytes', () => {
  expect(newToken()).toMatch(/^[\w-]{22}$/);
  expect(newToken(96)).toMatch(/^[\w-]{128}$/);
});
