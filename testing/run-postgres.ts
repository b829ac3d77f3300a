import { startEmbeddedPostgres } from '@vitrine/server/platform/db/embedded-postgres.ts';

// A process for tests to kill: starts the database of the given folder, prints its address, and keeps running.
const [, , dataFolder = ''] = process.argv;
const postgres = await startEmbeddedPostgres({ dataFolder, address: 'http://127.0.0.1:9' });
process.stdout.write(`${postgres.url}\n`);
setInterval(() => undefined, 60_000);
