import { expect, test } from 'vitest';
import { readTestOptions } from './test-options.mjs';

/** A repository whose branch left main at `abc`, with these changed and new journey files. */
const repository =
  (changed = '', added = '') =>
  async (...args: string[]): Promise<string> => {
    if (args[0] === 'merge-base') {
      if (args[1] === 'nowhere') throw new Error('not a valid object name');
      return args[1] === 'main' ? 'abc' : 'def';
    }
    return args[0] === 'diff' ? changed : added;
  };

test('without an argument all tests run', async () => {
  expect(await readTestOptions([], repository())).toEqual({ base: null, journeys: [] });
});

test('--changed skips the journeys, unless their own files changed or they are requested', async () => {
  const none = await readTestOptions(['--changed'], repository('e2e/journeys/README.md'));
  expect(none).toEqual({ base: 'abc', journeys: null });
  const own = repository('e2e/journeys/cart.spec.ts', 'e2e/journeys/new.spec.ts');
  expect(await readTestOptions(['--changed', 'v1'], own)).toEqual({
    base: 'def',
    journeys: ['e2e/journeys/cart.spec.ts', 'e2e/journeys/new.spec.ts'],
  });
  expect(await readTestOptions(['--changed', '--journeys'], own)).toEqual({ base: 'abc', journeys: [] });
});

test('an unknown argument or commit is refused with a message', async () => {
  await expect(readTestOptions(['--chnaged'], repository())).rejects.toThrow('Usage: npm test');
  await expect(readTestOptions(['--journeys'], repository())).rejects.toThrow('Usage: npm test');
  await expect(readTestOptions(['--changed', 'nowhere'], repository())).rejects.toThrow(
    '"nowhere" is not a commit of this repository',
  );
});
