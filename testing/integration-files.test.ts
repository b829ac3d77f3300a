import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@vitrine/server/platform/project-root.ts';
import { expect, test } from 'vitest';
import { integrationFiles } from './integration-files.mjs';

const { oldest, embedded } = integrationFiles(projectRoot);
const read = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');

/** Locks, queues, full-text search and table functions: where versions of PostgreSQL may differ. */
const FEATURE =
  /skip locked|for (?:no key )?(?:update|share)\b|\.for\('|pg_(?:try_)?advisory|\btsvector\b|to_tsquery|\blateral\b|with ordinality/;

test('a file that controls the order of transactions with row locks, or starts PostgreSQL itself, runs on the embedded one too', () => {
  const files = [...new Set([...oldest, ...embedded])];
  const needed = files.filter((path) => /row-locks\.ts|run-postgres\.ts/.test(read(path)));
  expect(needed.length).toBeGreaterThan(5);
  expect(needed.filter((path) => !embedded.includes(path))).toEqual([]);
});

const ofModule = (name: string) => (path: string) => path.startsWith(`server/modules/${name}/`);

function usesFeature(name: string): boolean {
  return readdirSync(join(projectRoot, 'server/modules', name), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .some((path) => FEATURE.test(read(`server/modules/${name}/${path}`)));
}

test('every module whose statements lock rows or search text is tested on both databases', () => {
  const modules = readdirSync(join(projectRoot, 'server/modules'));
  const needed = modules.filter((name) => oldest.some(ofModule(name)) && usesFeature(name));
  expect(needed).toContain('search');
  expect(needed.filter((name) => !embedded.some(ofModule(name)))).toEqual([]);
});
