import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aptInstall, findProgram, isRootOnDebian } from './machine.mjs';

const OLDEST = 15;
/** Milliseconds until a new cluster must accept connections. */
const START_TIMEOUT = 60_000;

/**
 * Folder with the programs of the oldest installed PostgreSQL that Vitrine supports, and its version; null when there
 * is none.
 */
export function findSystemPostgres() {
  const folders = ['/usr/lib/postgresql', '/usr/pgsql', '/opt/homebrew/opt', '/usr/local/opt']
    .filter((base) => existsSync(base))
    .flatMap((base) => readdirSync(base).map((name) => join(base, name, 'bin')));
  const onPath = findProgram('postgres');
  if (onPath !== null) folders.push(join(onPath, '..'));
  const found = folders
    .filter((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
    .map((folder) => ({ folder, version: versionOf(folder) }))
    .filter(({ version }) => version >= OLDEST)
    .toSorted((a, b) => a.version - b.version);
  return found[0] ?? null;
}

/** Like `findSystemPostgres`, but installs the system's package when running as root. */
export async function ensureSystemPostgres() {
  const found = findSystemPostgres();
  if (found !== null || !isRootOnDebian()) return found;
  await aptInstall(['postgresql']);
  return findSystemPostgres();
}

/** Starts a temporary cluster on a private socket, separate from the system's own. */
export async function startSecondPostgres({ folder }) {
  const user = unprivilegedUser();
  const base = mkdtempSync(join(tmpdir(), 'vitrine-pg-'));
  chmodSync(base, 0o700);
  if (user.uid !== undefined) chownSync(base, user.uid, user.gid);
  const data = join(base, 'data');
  const options = { ...user, cwd: '/', encoding: 'utf8' };
  const made = spawnSync(
    join(folder, 'initdb'),
    ['-D', data, '-U', 'vitrine', '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    options,
  );
  if (made.status !== 0) {
    rmSync(base, { recursive: true, force: true });
    throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);
  }
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${base}`,
    'fsync=off',
    'full_page_writes=off',
    'max_connections=200',
  ];
  const server = spawn(
    join(folder, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    {
      ...options,
      stdio: 'ignore',
    },
  );
  const gone = new Promise((resolve) => server.once('exit', resolve).once('error', resolve));
  const stop = async () => {
    server.kill('SIGINT');
    await gone;
    rmSync(base, { recursive: true, force: true });
  };
  try {
    await untilSocket(base, server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `postgres://vitrine@localhost:5432/postgres?host=${encodeURIComponent(base)}`, stop };
}

async function untilSocket(base, server) {
  const { default: pg } = await import('pg');
  const begun = performance.now();
  while (server.pid !== undefined && server.exitCode === null && server.signalCode === null) {
    if (performance.now() - begun > START_TIMEOUT) break;
    const client = new pg.Client({ host: base, user: 'vitrine', database: 'postgres' });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error('the system PostgreSQL does not start');
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return {};
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((text) => text.startsWith('nobody:'));
  const [, , uid = '65534', gid = '65534'] = (line ?? '').split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

function versionOf(folder) {
  const printed = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout ?? '';
  return Number(/(\d+)/.exec(printed)?.[1] ?? 0);
}
