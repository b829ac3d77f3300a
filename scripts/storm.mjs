// `npm run storm [-- kill-storm | two-servers | malformed-requests]`: endurance runs against the built product; see testing/storms/.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const tsx = join(dirname(createRequire(import.meta.url).resolve('tsx/package.json')), 'dist', 'cli.mjs');
const names =
  process.argv.length > 2 ? process.argv.slice(2) : ['two-servers', 'kill-storm', 'malformed-requests'];
for (const name of names) {
  console.log(`\n${name}`);
  const ran = spawnSync(process.execPath, [tsx, join('testing', 'storms', `${name}.ts`)], {
    cwd: root,
    // Everything comes from one address here, far faster than people are.
    env: { VITRINE_RATE_LIMITS: '1000000', ...process.env },
    stdio: 'inherit',
  });
  if (ran.status !== 0) process.exit(ran.status ?? 1);
}
