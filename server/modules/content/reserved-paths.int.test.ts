import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { reservedNames } from './reserved-paths.ts';

let platform: TestPlatform;
let app: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

/** The paths that accept GET, from the framework's own list of routes. */
function pathsToOpen(): string[] {
  const printed = app.printRoutes({ commonPrefix: false });
  const paths: string[] = [];
  const above: string[] = [];
  for (const line of printed.split('\n')) {
    const [, indent = '', part] = /^((?:[│ ] {3})*)[├└]── (\S+)/.exec(line) ?? [];
    if (part === undefined) continue;
    above.length = indent.length / 4;
    above.push(part);
    if (/\((?:GET|.*, GET)\b/.test(line)) paths.push(above.join('').replace(/\*$/, ''));
  }
  return paths;
}

test('every address with a route is reserved, so that no route can hide a page', () => {
  const { whole, below } = reservedNames(platform);
  const paths = pathsToOpen();
  expect(paths.length).toBeGreaterThan(50);
  const unreserved = paths.filter((path) => {
    const [, first = '', second] = path.split('/');
    if (first === '' || first === '*' || first.startsWith('sitemap')) return false;
    return !whole.has(first) && !(second !== undefined && below.has(first));
  });
  expect(unreserved).toEqual([]);
});
