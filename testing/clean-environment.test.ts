import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@vitrine/server/platform/project-root.ts';
import { readSettings } from '@vitrine/server/read-settings.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cleanEnvironment, cleanOwnEnvironment } from './clean-environment.mjs';

afterEach(() => vi.unstubAllEnvs());

/** Every variable the product reads; variables that are only read together are all set. */
function settingsOfProduct(): string[] {
  const names = new Set<string>();
  const together: Record<string, string> = {
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
    STRIPE_SECRET_KEY: 'sk_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  const environment = new Proxy(together, {
    get: (target, name) => {
      names.add(String(name));
      return target[String(name)];
    },
  });
  readSettings(environment, '/srv/shop');
  return [...names];
}

describe('a clean environment', () => {
  test('has none of the product’s settings, and everything else the caller has', () => {
    const settings = settingsOfProduct();
    expect(settings).toEqual(
      expect.arrayContaining(['PUBLIC_ORIGIN', 'STRIPE_JS_URL', 'S3_ENDPOINT', 'PORT']),
    );
    const callers = Object.fromEntries([...settings, 'PGHOST', 'PGPASSWORD'].map((name) => [name, 'x']));
    const own = { PATH: '/bin', HOME: '/home/rowan', CHROMIUM_PATH: '/bin/chromium', E2E_PORT: '4310' };
    expect(cleanEnvironment({}, { ...callers, ...own })).toEqual(own);
  });

  test('has the settings that a test adds', () => {
    const asked = { DATABASE_URL: 'postgres://here', PORT: '4310' };
    expect(cleanEnvironment(asked, { DATABASE_URL: 'postgres://live', HOME: '/' })).toEqual({
      ...asked,
      HOME: '/',
    });
  });
});

test('a test that runs the product in its own process does not see the caller’s settings', async () => {
  for (const name of settingsOfProduct()) vi.stubEnv(name, 'https://live.example');
  vi.stubEnv('E2E_PORT', '4310');
  cleanOwnEnvironment();
  expect(settingsOfProduct().filter((name) => process.env[name] !== undefined)).toEqual([]);
  expect(process.env['E2E_PORT']).toBe('4310');
});

test('every process started by tests and benchmarks gets a clean environment', () => {
  const sources = ['testing', 'e2e', 'bench', 'server', 'scripts'].flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(?:ts|mjs)$/.test(path) && !path.includes('node_modules'))
      .map((path) => `${folder}/${path}`),
  );
  // `dev` runs the caller's own shop; `run` gets its environment from its caller.
  const others = new Set(['scripts/dev.mjs', 'scripts/run.mjs']);
  const handedOn = /(?:\.{3}|env: )process\.env\b/;
  const found = sources.filter(
    (path) => !others.has(path) && handedOn.test(readFileSync(join(projectRoot, path), 'utf8')),
  );
  expect(found).toEqual([]);
  for (const runner of ['vitest.config.ts', 'e2e/playwright.config.ts'])
    expect(readFileSync(join(projectRoot, runner), 'utf8')).toContain('cleanOwnEnvironment();');
});
