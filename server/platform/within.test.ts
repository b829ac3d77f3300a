import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { within } from './within.ts';

const never = new Promise<void>(() => undefined);

it('says whether the work ended in time', async () => {
  expect(await within(1_000, wait(1))).toBe(true);
  expect(await within(5, never)).toBe(false);
});

it('throws what the work fails with, unless that is later', async () => {
  await expect(within(1_000, Promise.reject(new Error('no')))).rejects.toThrow('no');
  const late = wait(20).then(() => Promise.reject(new Error('too late')));
  expect(await within(5, late)).toBe(false);
  await expect(late).rejects.toThrow('too late');
});
