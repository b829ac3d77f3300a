import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isRootOnDebian, findProgram, aptInstall } from './machine.mjs';

/** What to run where Chromium cannot be installed for the user. */
export const CHROMIUM_ADVICE =
  'Install Chromium with "npx playwright install --with-deps chromium", or set CHROMIUM_PATH to a Chrome or Chromium.';

/**
 * Headless Chromium: the same pages for a fifth less work, since the full browser creates a window and several
 * processes for each.
 */
const SHELL = 'chromium-headless-shell';

/** Path of a working Chromium: CHROMIUM_PATH, the system's, or Playwright's own; null when there is none. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return starts(named) ? named : null;
  for (const name of ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', SHELL]) {
    const path = findProgram(name);
    if (path !== null && starts(path)) return path;
  }
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  if (existsSync(mac)) return mac;
  try {
    const { chromium } = await import('playwright-core');
    const own = chromium.executablePath();
    return existsSync(own) && starts(own) ? own : null;
  } catch {
    return null;
  }
}

/**
 * Finds a Chromium for tests, headless if available, or installs it with apt when running as root; null when neither
 * works.
 */
export async function ensureChromium() {
  if (process.env.CHROMIUM_PATH) return findChromium();
  const shell = findProgram(SHELL);
  if (shell !== null && starts(shell)) return shell;
  if (!isRootOnDebian()) return findChromium();
  try {
    await aptInstall([SHELL]);
    return findProgram(SHELL);
  } catch {
    // Older systems have only the full browser.
    const found = await findChromium();
    if (found !== null) return found;
    await aptInstall(['chromium']);
    return findChromium();
  }
}

function starts(path) {
  return spawnSync(path, ['--version', '--no-sandbox'], { timeout: 30_000 }).status === 0;
}
