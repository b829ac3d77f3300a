import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isRootOnDebian, findProgram, aptInstall } from './machine.mjs';

/** What to run where Chromium cannot be installed for the user. */
export const CHROMIUM_ADVICE =
  'Install Chromium with "npx playwright install --with-deps chromium", or set CHROMIUM_PATH to a Chrome or Chromium.';

/** Path of a Chromium that starts: CHROMIUM_PATH, the system's, or Playwright's own; null when there is none. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return starts(named) ? named : null;
  for (const name of ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']) {
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

/** Finds Chromium, or installs it where root may do so with apt; null when neither is possible. */
export async function ensureChromium() {
  const found = await findChromium();
  if (found !== null || process.env.CHROMIUM_PATH) return found;
  if (!isRootOnDebian()) return null;
  await aptInstall(['chromium']);
  return findChromium();
}

function starts(path) {
  return spawnSync(path, ['--version', '--no-sandbox'], { timeout: 30_000 }).status === 0;
}
