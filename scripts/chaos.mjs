// `npm run chaos [-- two-servers | kill-server | kill-mails | malformed-requests]`: chaos tests of the built product; see testing/chaos/.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cleanEnvironment } from '../testing/clean-environment.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const tsx = join(dirname(createRequire(import.meta.url).resolve('tsx/package.json')), 'dist', 'cli.mjs');
const names =
  process.argv.length > 2
    ? process.argv.slice(2)
    : ['two-servers', 'kill-server', 'kill-mails', 'malformed-requests'];
for (const name of names) {
  console.log(`\n${name}`);
  const ran = spawnSync(process.execPath, [tsx, join('testing', 'chaos', `${name}.ts`)], {
    cwd: root,
    env: cleanEnvironment(),
    stdio: 'inherit',
  });
  if (ran.status !== 0) process.exit(ran.status ?? 1);
}
