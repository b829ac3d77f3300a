import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fchownSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { commandOf, isAlive } from '../processes.ts';
import { StartRefused } from '../start-refused.ts';
import type { PostgresPlace } from './postgres-place.ts';

/** Log files above this size are truncated at a start, in bytes. */
const LOG_LIMIT = 5_000_000;
/** Milliseconds a PostgreSQL left over from a crash has to write its checkpoint. */
const STOP_TIMEOUT = 30_000;

/** Settings for one web server on the same machine: little memory, fast, durable commits. */
const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '100',
  huge_pages: 'off',
  // Without the I/O worker processes of version 18: they cost memory and gain nothing at this size.
  io_method: 'sync',
  max_parallel_workers_per_gather: '0',
  max_worker_processes: '2',
  autovacuum_max_workers: '1',
  jit: 'off',
  random_page_cost: '1.1',
  wal_compression: 'on',
  max_wal_size: '512MB',
  checkpoint_timeout: '15min',
  timezone: 'UTC',
  log_timezone: 'UTC',
  logging_collector: 'off',
  // Our own log reports failed statements, without the values PostgreSQL would quote from them.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  // The open transaction of a dropped client must not hold its row locks.
  idle_in_transaction_session_timeout: '60s',
  client_connection_check_interval: '5s',
};

/** Of the machine's memory, what PostgreSQL may keep pages in: taken as data is read, so a small shop's stays small. */
const CACHE_SHARE = 1 / 16;
const CACHE_MEGABYTES = { least: 64, most: 512 };

function cacheMegabytes(): number {
  const share = Math.round((totalmem() * CACHE_SHARE) / 1024 / 1024);
  return Math.min(Math.max(share, CACHE_MEGABYTES.least), CACHE_MEGABYTES.most);
}

/** For a disposable test database: the same, but without durability. */
const NOT_DURABLE: Readonly<Record<string, string>> = { fsync: 'off', full_page_writes: 'off' };

/** Creates the cluster when it is missing. It appears complete or not at all. */
export function createCluster(place: PostgresPlace, binaries: string, isDurable: boolean): void {
  if (existsSync(join(place.cluster, 'PG_VERSION'))) return;
  const draft = join(dirname(place.logFile), `initdb-${randomBytes(4).toString('hex')}`);
  const options = ['-D', draft, '-U', 'vitrine', '--auth=trust', '-E', 'UTF8', '--no-instructions'];
  options.push('--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8');
  if (!isDurable) options.push('--no-sync');
  const outcome = spawnSync(join(binaries, 'bin', 'initdb'), options, {
    ...place.user,
    cwd: '/',
    env: {},
    encoding: 'utf8',
  });
  if (outcome.status !== 0) {
    rmSync(draft, { recursive: true, force: true });
    const reason = outcome.error?.message ?? outcome.stderr.trim().split('\n').at(-1) ?? '';
    throw new StartRefused(
      `The database could not be made in ${place.base} (${reason}); mend that and start again.`,
    );
  }
  rmSync(place.cluster, { recursive: true, force: true });
  renameSync(draft, place.cluster);
}

/** Stops the PostgreSQL that a killed Vitrine left running in this cluster, and removes a stale lock. */
export async function stopOrphanedPostgres(place: PostgresPlace): Promise<void> {
  const pid = postmasterPid(place);
  if (pid === null) return;
  const isOurs = (): boolean => isAlive(pid) && commandOf(pid).includes(place.cluster);
  if (!isOurs()) {
    // The process id may belong to an unrelated process by now, which PostgreSQL would take for itself.
    rmSync(join(place.cluster, 'postmaster.pid'), { force: true });
    return;
  }
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + STOP_TIMEOUT;
  while (isOurs()) {
    if (Date.now() > deadline) {
      throw new StartRefused(
        `A PostgreSQL from an earlier run (process ${pid}) does not stop; end it with "kill -QUIT ${pid}" and start again.`,
      );
    }
    await wait(20);
  }
}

/** The process id in the cluster's lock file, or null when it has none. */
function postmasterPid(place: PostgresPlace): number | null {
  try {
    const pid = Number.parseInt(readFileSync(join(place.cluster, 'postmaster.pid'), 'utf8'), 10);
    return pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

export interface Postmaster {
  readonly pid: number;
  /** Resolves when the process has exited, for any reason. */
  readonly gone: Promise<void>;
  isGone(): boolean;
  /** Stops it gracefully: clients are disconnected, everything is written. Resolves when it has exited. */
  stop(): Promise<void>;
}

/** Starts PostgreSQL in its own session (Ctrl-C must not reach it) with a watchdog that outlives this process. */
export function spawnPostmaster(place: PostgresPlace, binaries: string, isDurable: boolean): Postmaster {
  const settings = {
    ...SETTINGS,
    ...(isDurable ? {} : NOT_DURABLE),
    shared_buffers: `${cacheMegabytes()}MB`,
    unix_socket_directories: place.socketFolder,
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openLog(place);
  const child = spawn(join(binaries, 'bin', 'postgres'), ['-D', place.cluster, ...options], {
    ...place.user,
    cwd: '/',
    // Our environment (addresses, passwords) is not passed on.
    env: {},
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const { pid } = child;
  if (pid === undefined)
    throw new StartRefused(`PostgreSQL cannot be started from ${binaries}; run "npm ci" again.`);
  // The database must not keep the event loop alive.
  child.unref();
  const watchdog = spawnWatchdog(place, pid);
  let isGone = false;
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => {
      isGone = true;
      watchdog.stdin?.end('done\n');
      resolve();
    });
  });
  return {
    pid,
    gone,
    isGone: () => isGone,
    async stop() {
      const hurry = setTimeout(() => child.kill('SIGQUIT'), STOP_TIMEOUT);
      child.ref();
      child.kill('SIGINT');
      await gone;
      clearTimeout(hurry);
    },
  };
}

/**
 * A shell that waits on a pipe from us. The kernel closes the pipe when we die, even by kill -9, and the shell then
 * stops the postmaster. A line through the pipe ends the shell without that.
 */
function spawnWatchdog(place: PostgresPlace, pid: number): ChildProcess {
  const script =
    'read -r word; [ "$word" = done ] && exit; ' +
    'read -r pid < "$2/postmaster.pid" && [ "$pid" = "$1" ] && kill -INT "$1"';
  const watchdog = spawn('/bin/sh', ['-c', script, 'vitrine-watchdog', String(pid), place.cluster], {
    ...place.user,
    cwd: '/',
    env: {},
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watchdog.on('error', () => undefined);
  watchdog.stdin?.on('error', () => undefined);
  watchdog.unref();
  return watchdog;
}

function openLog(place: PostgresPlace): number {
  if ((statSync(place.logFile, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT)
    truncateSync(place.logFile);
  const file = openSync(place.logFile, 'a', 0o600);
  if (place.user.uid !== undefined && place.user.gid !== undefined)
    fchownSync(file, place.user.uid, place.user.gid);
  return file;
}

/** The last lines of PostgreSQL's log, to explain why it does not start. */
export function lastLogLine(place: PostgresPlace): string {
  try {
    const lines = readFileSync(place.logFile, 'utf8').trim().split('\n');
    return lines.findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? lines.at(-1) ?? '';
  } catch {
    return '';
  }
}
