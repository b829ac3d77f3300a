import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const MARK = /^\/\/ PostgreSQL: (both|embedded) \([^)]+\)\n/;

/**
 * The integration test files of the project, by the PostgreSQL that `npm test` runs them on. All run on the oldest
 * supported version; a first line `// PostgreSQL: both (why)` runs the file on the embedded one as well, and `//
 * PostgreSQL: embedded (why)` on the embedded one only. Paths are relative to the project's root.
 */
export function integrationFiles(root) {
  const files = ['server', 'testing', 'scripts']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (path) => `${folder}/${path}`,
      ),
    )
    .filter((path) => path.endsWith('.int.test.ts') && !path.includes('node_modules'))
    .toSorted();
  const markOf = (path) => MARK.exec(readFileSync(join(root, path), 'utf8'))?.[1] ?? null;
  const marked = new Map(files.map((path) => [path, markOf(path)]));
  return {
    oldest: files.filter((path) => marked.get(path) !== 'embedded'),
    embedded: files.filter((path) => marked.get(path) !== null),
  };
}
