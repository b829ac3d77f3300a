import { defineConfig, devices } from '@playwright/test';
import { shopOrigin } from './shop-address.ts';

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

/**
 * The browser journeys run against the built product: `global-setup.ts` starts it on a fresh data folder.
 * One worker, because the journeys buy from one stock and say what is left of it.
 */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  workers: 1,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/journeys.json' }]],
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
