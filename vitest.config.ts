import { defineConfig } from 'vitest/config';
import { cleanOwnEnvironment } from './testing/clean-environment.mjs';

cleanOwnEnvironment();

/**
 * Three projects: `unit` (pure, no I/O), `integration` (real PostgreSQL; files named *.int.test.ts)
 * and `dom` (components in a simulated DOM are not used: islands are tested in the browser journeys).
 */
export default defineConfig({
  test: {
    // Until then the embedded PostgreSQL must have stopped, or it would be left behind.
    teardownTimeout: 60_000,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{domain,contracts,blocks,storefront,starters,server,editor,testing,scripts}/**/*.test.{ts,tsx}',
          ],
          exclude: ['**/node_modules/**', '**/dist/**', '**/*.int.test.ts'],
          // What a file stubs is undone before the next test, so files share a worker and what it has loaded: a quarter of
          // the time. A file that needs modules of its own calls `vi.resetModules()`.
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
          restoreMocks: true,
          // They are there to end what hangs, on a machine with other work too; how long things take is claimed by tests.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['{server,testing,scripts}/**/*.int.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          globalSetup: ['testing/postgres-setup.ts'],
          // Far above what a test takes: a busy machine stands still for seconds now and then, and no claim hangs on it.
          testTimeout: 90_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
          maxWorkers: 2,
          // A file needs no modules of its own: what a module keeps hangs on the platform that each file opens for itself.
          // Loading the server once for each worker saves a third of the time.
          isolate: false,
        },
      },
    ],
  },
});
