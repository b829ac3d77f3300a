import { defineConfig } from 'vitest/config';

/**
 * Three projects: `unit` (pure, no I/O), `integration` (real PostgreSQL; files named *.int.test.ts)
 * and `dom` (components in a simulated DOM are not used: islands are tested in the browser journeys).
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,contracts,blocks,storefront,server,editor,testing,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/*.int.test.ts'],
        },
      },
      {
        test: {
          name: 'integration',
          include: ['{server,testing,scripts}/**/*.int.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          globalSetup: ['testing/postgres-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
