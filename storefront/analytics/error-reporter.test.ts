import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeErrorReporter, type ReportedError } from './error-reporter.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function start(answer: () => Promise<unknown> = () => Promise.resolve()) {
  const batches: (readonly ReportedError[])[] = [];
  const report = makeErrorReporter((batch) => {
    batches.push(batch);
    return answer();
  });
  return { batches, report };
}
const thrown = (error: unknown): Event =>
  ({ type: 'error', error, message: 'Uncaught', filename: '/a.js', lineno: 7, colno: 3 }) as unknown as Event;

test('errors are sent together, a second after the last', () => {
  const { batches, report } = start();
  report(thrown(new Error('one')));
  vi.advanceTimersByTime(999);
  expect(batches).toEqual([]);
  report(thrown(new Error('two')));
  vi.advanceTimersByTime(999);
  expect(batches).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(batches.map((batch) => batch.map(({ data }) => data['message']))).toEqual([['one', 'two']]);
  expect(batches[0]?.[0]).toMatchObject({ event: 'error', data: { file: '/a.js', line: 7, column: 3 } });
  expect(batches[0]?.[0]?.timestamp).toBeGreaterThan(0);
});

test('at most ten are queued; further ones are dropped', () => {
  const { batches, report } = start();
  for (let at = 0; at < 25; at += 1) report(thrown(new Error(String(at))));
  vi.advanceTimersByTime(1000);
  expect(batches).toHaveLength(1);
  expect(batches[0]).toHaveLength(10);
});

test('at most twenty batches are sent, whether they arrive or not', () => {
  const { batches, report } = start(() => Promise.reject(new Error('away')));
  for (let at = 0; at < 30; at += 1) {
    report(thrown(new Error(String(at))));
    vi.advanceTimersByTime(1000);
  }
  expect(batches).toHaveLength(20);
});

test('a stack is cut at 5000 characters', () => {
  const { batches, report } = start();
  report(thrown(Object.assign(new Error('deep'), { stack: 's'.repeat(9000) })));
  vi.advanceTimersByTime(1000);
  expect(batches[0]?.[0]?.data['stack']).toHaveLength(5000);
});

test('an unhandled rejection counts too, whatever its reason', () => {
  const { batches, report } = start();
  for (const reason of [new Error('late'), 'a text', undefined, Object.create(null)])
    report({ type: 'unhandledrejection', reason } as unknown as Event);
  vi.advanceTimersByTime(1000);
  expect(batches[0]?.map(({ event, data }) => [event, data['message']])).toEqual([
    ['unhandledrejection', 'late'],
    ['unhandledrejection', 'a text'],
    ['unhandledrejection', 'undefined'],
    ['unhandledrejection', ''],
  ]);
});
