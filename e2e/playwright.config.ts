import { defineConfig, devices } from '@playwright/test';
import { cleanOwnEnvironment } from '../testing/clean-environment.mjs';
import { shopOrigin } from './shop-address.ts';

cleanOwnEnvironment();

const launchOptions = {
  ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};

/** Results lie apart when `npm test` runs two halves of the journeys side by side, each on a shop of its own. */
const results = `../test-results/${process.env['E2E_RESULTS'] ?? 'journeys'}`;

/**
 * The browser journeys run against the built product: `global-setup.ts` starts it on a fresh data folder.
 * One worker, because the journeys buy from one stock and say what is left of it.
 */
export default defineConfig({
  testDir: './journeys',
  outputDir: results,
  globalSetup: './global-setup.ts',
  workers: 1,
  forbidOnly: true,
  // What passes when it is repeated counts as passed and is listed as flaky, to be mended first.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: `${results}.json` }]],
  use: { baseURL: shopOrigin, screenshot: 'only-on-failure', launchOptions },
  projects: [
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 } },
      grepInvert: /@without-javascript/,
    },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], defaultBrowserType: 'chromium', viewport: { width: 390, height: 844 } },
      grepInvert: /@desktop-only|@without-javascript/,
    },
    {
      name: 'no-javascript',
      use: { viewport: { width: 1280, height: 800 }, javaScriptEnabled: false },
      grep: /@without-javascript/,
    },
  ],
});
