import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { modules } from './modules/index.ts';
import { systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { openDatabase } from './platform/db/database.ts';
import {
  findRunningPostgres,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from './platform/db/embedded-postgres.ts';
import { migrateDatabase } from './platform/db/migrate.ts';
import { type FileStore, folderFileStore } from './platform/files.ts';
import { openInternet } from './platform/http/guarded-fetch.ts';
import { type Logger, makeLogger } from './platform/log.ts';
import { openPubSub } from './platform/pub-sub.ts';
import type { Platform } from './platform/platform.ts';
import { closeDataFolder } from './platform/private-folder.ts';
import { openSecrets } from './platform/secrets.ts';
import { StartRefused } from './platform/start-refused.ts';
import { within } from './platform/within.ts';

/** Runs a step of the start and prints its name and duration. */
export type Step = <T>(name: string, work: () => Promise<T>) => Promise<T>;

export interface OpenPlatform extends Platform {
  /** Where the embedded database is when it is not in the data folder. */
  readonly databaseElsewhere: string | null;
  /** Closes the connections, then stops the embedded database. */
  close(): Promise<void>;
}

/** Milliseconds for which connecting to DATABASE_URL is retried: the database may be starting at the same time. */
const DATABASE_TIMEOUT = 15_000;
const OLDEST_VERSION = 15;
/** Milliseconds that connections may take to close at a stop. */
const CLOSE_TIMEOUT = 5_000;

/**
 * Opens the platform: database (embedded or given), latest schema, files, pub-sub. With `alongsideServer` the embedded
 * database of a server that runs on the same folder is shared rather than refused.
 * @throws StartRefused
 */
export async function openPlatform(
  config: Config,
  step: Step,
  { alongsideServer = false }: { alongsideServer?: boolean } = {},
): Promise<OpenPlatform> {
  const log = makeLogger(config.logLevel);
  const running =
    alongsideServer && config.databaseUrl === null ? await findRunningPostgres(config.dataFolder) : null;
  const embedded = running ?? (await openPostgres(config, step, (line) => log.warn(line)));
  const url = embedded?.url ?? config.databaseUrl ?? '';
  try {
    await keepPrivate(config.dataFolder, log);
    await step('Bringing the database up to date', () => migrateDatabase(url));
    const secrets = await openSecrets(config);
    const pubSub = await openPubSub(url, log);
    const db = openDatabase(url);
    return {
      config,
      db,
      clock: systemClock,
      log,
      files: await openFiles(config),
      pubSub,
      secrets,
      outside:
        process.env['NODE_ENV'] === 'development' ? { ...openInternet, mayCallLocal: true } : openInternet,
      modules,
      instances: new Map(),
      databaseElsewhere: embedded?.elsewhere ?? null,
      async close() {
        // A connection that does not end must not leave the database running, nor its folder claimed.
        for (const [what, closing] of [
          ['the pub-sub connection', () => pubSub.close()],
          ['the database connections', () => db.$client.end()],
        ] as const) {
          const isClosed = await within(CLOSE_TIMEOUT, closing()).catch((error: unknown) => {
            log.warn({ err: error }, `${what} did not close cleanly`);
            return true;
          });
          if (!isClosed) log.warn(`${what} did not close within ${CLOSE_TIMEOUT / 1000} seconds`);
        }
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

/** Where the file system or the account does not allow it, a warning is logged and the start continues. */
async function keepPrivate(folder: string, log: Logger): Promise<void> {
  const isPrivate = await closeDataFolder(folder).catch((error: unknown) => {
    log.warn({ err: error, folder }, 'the data folder could not be closed to other accounts');
    return true;
  });
  if (!isPrivate) log.warn({ folder }, 'other accounts of this machine may list the data folder');
}

/** The folder or the bucket; the S3 library is loaded only for a bucket. */
async function openFiles({ s3 = null, dataFolder }: Config): Promise<FileStore> {
  if (s3 === null) return folderFileStore(join(dataFolder, 'files'));
  const { s3FileStore } = await import('./platform/s3-files.ts');
  return s3FileStore(s3);
}

async function openPostgres(
  config: Config,
  step: Step,
  report: (line: string) => void,
): Promise<EmbeddedPostgres | null> {
  const { databaseUrl } = config;
  if (databaseUrl !== null) {
    await step('Connecting to the database', () => awaitDatabase(databaseUrl));
    return null;
  }
  const address = config.publicOrigin ?? `http://${config.host}:${config.port}`;
  return step('Starting the database', () =>
    startEmbeddedPostgres({ dataFolder: config.dataFolder, address, report }),
  );
}

async function awaitDatabase(url: string): Promise<void> {
  const deadline = Date.now() + DATABASE_TIMEOUT;
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const found = await client.query<{ version: string }>(
        "SELECT current_setting('server_version_num') AS version",
      );
      const version = Math.floor(Number(found.rows[0]?.version) / 10_000);
      if (version >= OLDEST_VERSION) return;
      throw new StartRefused(
        `DATABASE_URL leads to PostgreSQL ${version}, but Vitrine needs ${OLDEST_VERSION} or newer: give it a newer one, or unset DATABASE_URL.`,
      );
    } catch (error) {
      if (error instanceof StartRefused) throw error;
      const reason = error instanceof Error ? error.message || error.name : String(error);
      // Retrying does not help against a refused password or an unknown database.
      const isFinal = /^(28|3D)/.test((error as { code?: string }).code ?? '');
      if (isFinal || Date.now() > deadline) {
        throw new StartRefused(
          `DATABASE_URL leads to no usable database (${reason}): correct it, or unset it to use the embedded one.`,
        );
      }
    } finally {
      await client.end().catch(() => undefined);
    }
    await wait(500);
  }
}
