import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** The pool with Drizzle over it; `db.$client` is the pool for hand-written, named statements. */
export type Database = NodePgDatabase<Record<string, never>> & { $client: pg.Pool };
/** What repositories accept, so that a service decides whether calls share a transaction. */
export type Queryable = Database | Parameters<Parameters<Database['transaction']>[0]>[0];

/** Opens a pool. `url` is a postgres:// address; a Unix socket folder goes in its `host` query parameter. */
export function openDatabase(url: string, options: { max?: number } = {}): Database {
  const pool = new pg.Pool({ connectionString: url, max: options.max ?? 16, keepAlive: true });
  // A broken idle connection must not end the process; the next query opens a new one.
  pool.on('error', () => undefined);
  // Nor must one that breaks between two statements of a transaction: the next statement fails and reports it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return drizzle(pool);
}
