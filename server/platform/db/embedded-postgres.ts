import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { claimFolder, findHolder } from '../data-claim.ts';
import { StartRefused } from '../start-refused.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { findPostgresBase, choosePostgresPlace, type PostgresPlace } from './postgres-place.ts';
import {
  createCluster,
  stopOrphanedPostgres,
  lastLogLine,
  spawnPostmaster,
  type Postmaster,
} from './postmaster.ts';

export interface EmbeddedPostgres {
  /** A postgres:// address over a private Unix socket; it does not change on restarts. */
  readonly url: string;
  /** The folder that holds the database. */
  readonly base: string;
  /** The folder, when that is not the data folder; printed at the start. */
  readonly elsewhere: string | null;
  /** Called when PostgreSQL is up again after a crash. Returns the unsubscriber. */
  onRestart(listener: () => void): () => void;
  /** Stops it gracefully and releases the folder. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** Absolute; created when missing. */
  readonly dataFolder: string;
  /** Where the server that holds the folder listens; shown to a second start on the same folder. */
  readonly address?: string;
  /** False only for disposable databases: no fsync. */
  readonly isDurable?: boolean;
  /** Receives crashes, restarts and long recoveries. */
  readonly report?: (line: string) => void;
}

/** Milliseconds for which a PostgreSQL that exits at once is restarted before a first start fails. */
const START_TIMEOUT = 20_000;
/** Limit for crash recovery, in milliseconds. */
const RECOVERY_TIMEOUT = 600_000;
const DATABASE = 'vitrine';

/**
 * Starts a real PostgreSQL in the data folder, which runs until `stop` or the end of this process, however it ends.
 * @throws StartRefused with a sentence for the administrator.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataFolder, address = 'no address', isDurable = true, report = () => undefined } = options;
  const place = choosePostgresPlace(dataFolder);
  const claim = await claimFolder(place.base, address);
  try {
    const binaries = await findPostgresBinaries(place.user, place.binariesFolder);
    await stopOrphanedPostgres(place);
    createCluster(place, binaries, isDurable);
    const launch = (): Postmaster => spawnPostmaster(place, binaries, isDurable);
    const keeper = keepRunning(
      place,
      await startUntilReady(place, launch, report, START_TIMEOUT),
      launch,
      report,
    );
    return {
      url: addressOf(place, DATABASE),
      base: place.base,
      elsewhere: place.isElsewhere ? place.base : null,
      onRestart: keeper.onRestart,
      async stop() {
        await keeper.stop();
        // A socket folder outside the base was created because the path was too long; it contains nothing else.
        if (!place.socketFolder.startsWith(place.base))
          await rm(place.socketFolder, { recursive: true, force: true });
        await claim.release();
      },
    };
  } catch (error) {
    await claim.release();
    throw error;
  }
}

/** The database of another process that runs on this data folder; `stop` does not stop it. Null when there is none. */
export async function findRunningPostgres(dataFolder: string): Promise<EmbeddedPostgres | null> {
  const base = findPostgresBase(dataFolder);
  if ((await findHolder(base)) === null) return null;
  const place = choosePostgresPlace(dataFolder);
  return {
    url: addressOf(place, DATABASE),
    base,
    elsewhere: place.isElsewhere ? base : null,
    onRestart: () => () => undefined,
    stop: async () => undefined,
  };
}

function keepRunning(
  place: PostgresPlace,
  first: Postmaster,
  launch: () => Postmaster,
  report: (line: string) => void,
) {
  const listeners = new Set<() => void>();
  let current = first;
  let stopping = false;

  async function watch(): Promise<void> {
    for (;;) {
      await current.gone;
      if (stopping) return;
      report('the database process ended unexpectedly; starting it again');
      const begun = Date.now();
      try {
        await stopOrphanedPostgres(place);
        current = await startUntilReady(
          place,
          () => {
            current = launch();
            return current;
          },
          report,
          Number.POSITIVE_INFINITY,
          () => stopping,
        );
      } catch (error) {
        if (stopping) return;
        report(
          `the database does not start again: ${error instanceof Error ? error.message : String(error)}`,
        );
        await wait(1000);
        continue;
      }
      report(`the database is back after ${Date.now() - begun} ms`);
      for (const listener of listeners) listener();
    }
  }

  const watching = watch();
  return {
    onRestart(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async stop() {
      stopping = true;
      await current.stop();
      await watching;
    },
  };
}

/**
 * Starts PostgreSQL, and again when it exits (a previous one that is still stopping may hold its memory), until it is
 * ready.
 */
async function startUntilReady(
  place: PostgresPlace,
  launch: () => Postmaster,
  report: (line: string) => void,
  timeout: number,
  isCancelled: () => boolean = () => false,
): Promise<Postmaster> {
  const begun = Date.now();
  for (let attempt = 1; ; attempt += 1) {
    // One started after the stop would be left running.
    if (isCancelled()) throw new StartRefused(`The database in ${place.base} is being stopped.`);
    const postmaster = launch();
    if (await answers(place, postmaster, report)) return postmaster;
    if (!postmaster.isGone()) await postmaster.stop();
    if (isCancelled() || Date.now() - begun > timeout) {
      throw new StartRefused(
        `The database in ${place.base} does not start (${lastLogLine(place)}); its log is ${place.logFile}.`,
      );
    }
    await wait(Math.min(2000, 50 * attempt));
  }
}

/** True once it accepts connections to our database (created when missing); false when it has exited or timed out. */
async function answers(
  place: PostgresPlace,
  postmaster: Postmaster,
  report: (line: string) => void,
): Promise<boolean> {
  const begun = Date.now();
  let nextReport = begun + 5000;
  while (!postmaster.isGone() && Date.now() - begun < RECOVERY_TIMEOUT) {
    if (await tryConnect(place)) return true;
    if (Date.now() > nextReport) {
      report('the database is still recovering from an unclean end');
      nextReport += 5000;
    }
    await Promise.race([wait(15), postmaster.gone]);
  }
  return false;
}

async function tryConnect(place: PostgresPlace): Promise<boolean> {
  const client = new pg.Client({ connectionString: addressOf(place, 'postgres') });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function addressOf(place: PostgresPlace, database: string): string {
  return `postgres://vitrine@localhost:5432/${database}?host=${encodeURIComponent(place.socketFolder)}`;
}
