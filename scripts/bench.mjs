// `npm run bench`: see bench/run.ts.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cleanEnvironment } from '../testing/clean-environment.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const tsx = join(dirname(createRequire(import.meta.url).resolve('tsx/package.json')), 'dist', 'cli.mjs');
const ran = spawnSync(process.execPath, [tsx, join('bench', 'run.ts'), ...process.argv.slice(2)], {
  cwd: root,
  env: cleanEnvironment(),
  stdio: 'inherit',
});
process.exit(ran.status ?? 1);
