import { describe, expect, test, vi } from 'vitest';
import { repeatOnce } from './repeat-once.mjs';

/** Fails with these messages in turn, then passes. */
function failingWith(...messages: string[]) {
  return vi.fn(async () => {
    const message = messages.shift();
    if (message !== undefined) throw new Error(message);
    return 'passed';
  });
}

describe('work that is repeated once', () => {
  test('runs once when it passes', async () => {
    const [work, onFlaky] = [failingWith(), vi.fn()];
    expect(await repeatOnce(work, onFlaky)).toBe('passed');
    expect(work).toHaveBeenCalledTimes(1);
    expect(onFlaky).not.toHaveBeenCalled();
  });

  test('passes when only the first attempt fails, which is reported as flaky', async () => {
    const [work, onFlaky] = [failingWith('an order is lost'), vi.fn()];
    expect(await repeatOnce(work, onFlaky)).toBe('passed');
    expect(onFlaky.mock.calls).toEqual([[new Error('an order is lost')]]);
  });

  test('fails when it fails twice, and is not flaky', async () => {
    const [work, onFlaky] = [failingWith('an order is lost', 'two orders are lost'), vi.fn()];
    await expect(repeatOnce(work, onFlaky)).rejects.toThrow('two orders are lost');
    expect(work).toHaveBeenCalledTimes(2);
    expect(onFlaky).not.toHaveBeenCalled();
  });
});
