import { describe, expect, test } from 'vitest';
import { argumentsToRepeat, countJourneys, readJourneys } from './journey-results.mjs';

const spec = (file: string, title: string, statuses: Readonly<Record<string, string>>) => ({
  title,
  file,
  tests: Object.entries(statuses).map(([projectName, status]) => ({
    projectName,
    status,
    results: [status === 'unexpected' ? { error: { message: 'no Undo' } } : {}],
  })),
});

const cart = (removal: string) => ({
  title: 'cart.spec.ts',
  specs: [spec('cart.spec.ts', 'a removal can be undone', { desktop: removal, phone: 'expected' })],
  suites: [{ title: 'a quantity', specs: [spec('cart.spec.ts', 'shows at once', { desktop: 'expected' })] }],
});
const settings = (first: string, second: string) => ({
  title: 'settings.spec.ts',
  specs: [
    spec('settings.spec.ts', 'the currency', { desktop: first }),
    spec('settings.spec.ts', 'the taxes', { desktop: second }),
  ],
});
const all = readJourneys({ suites: [cart('unexpected'), settings('unexpected', 'skipped')] });

describe('the journeys of a run', () => {
  test('are named by browser, file and title', () => {
    expect(all.map(({ name, isPassed }) => [name, isPassed])).toEqual([
      ['[desktop] › cart.spec.ts › a quantity › shows at once', true],
      ['[desktop] › cart.spec.ts › a removal can be undone', false],
      ['[phone] › cart.spec.ts › a removal can be undone', true],
      ['[desktop] › settings.spec.ts › the currency', false],
      ['[desktop] › settings.spec.ts › the taxes', false],
    ]);
  });

  test('are repeated by whole files, in the browsers in which they failed', () => {
    expect(argumentsToRepeat(all)).toEqual(['cart.spec.ts', 'settings.spec.ts', '--project=desktop']);
    expect(argumentsToRepeat(readJourneys({ suites: [cart('expected')] }))).toBeNull();
  });

  test('are flaky when they pass the second time, and fail when they do not, or did not run', () => {
    const second = readJourneys({ suites: [cart('expected'), settings('unexpected', 'skipped')] });
    expect(countJourneys(all, second)).toMatchObject({
      passed: 3,
      failed: 2,
      flaky: [{ name: '[desktop] › cart.spec.ts › a removal can be undone', error: 'no Undo' }],
      failures: [
        { name: '[desktop] › settings.spec.ts › the currency', error: 'no Undo' },
        { name: '[desktop] › settings.spec.ts › the taxes', error: 'It did not run.' },
      ],
    });
    expect(countJourneys(all, [])).toMatchObject({ passed: 2, failed: 3, flaky: [] });
  });

  test('count as failed when only another test of their file passes', () => {
    const failed = all.filter(({ isPassed }) => !isPassed).slice(0, 1);
    const other = all.filter(({ isPassed }) => isPassed);
    expect(countJourneys(failed, other)).toMatchObject({ passed: 0, failed: 1 });
  });
});
