import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function findRoot(): string {
  // The same code runs from its source and from dist/server, so the root is searched in the parent folders.
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'server', 'migrations', 'meta', '_journal.json'))) return folder;
    if (folder === dirname(folder))
      throw new Error('the Vitrine folder with server/migrations was not found');
  }
}

/** Absolute folder that holds package.json, themes/, server/migrations/ and dist/. */
export const projectRoot: string = findRoot();
