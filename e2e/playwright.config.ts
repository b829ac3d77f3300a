import { defineConfig, devices } from '@playwright/test';
import { cleanOwnEnvironment } from '../testing/clean-environment.mjs';
import { shopCount, shopOrigin } from './shop-address.ts';

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

const results = `../test-results/${process.env['E2E_RESULTS'] ?? 'journeys'}`;

/**
 * The browser journeys run against the built product: `global-setup.ts` starts it on a new data folder. One shop per
 * worker, because the journeys buy from its stock and assert what is left; E2E_SHOPS is their number.
 */
export default defineConfig({
  testDir: './journeys',
  outputDir: results,
  globalSetup: './global-setup.ts',
  workers: shopCount,
  forbidOnly: true,
  // `npm test` repeats what failed on new shops.
  retries: 0,
  // They end what hangs, on a machine that is busy with other work too.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: `${results}.json` }]],
  use: { baseURL: shopOrigin, screenshot: 'only-on-failure', launchOptions, actionTimeout: 20_000 },
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
