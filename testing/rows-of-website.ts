import type { Platform } from '@vitrine/server/platform/platform.ts';

/** Tables whose rows change by themselves: work in the background and limits. */
const isLeftOut = (table: string): boolean =>
  ['rate_windows', 'search_documents', 'search_words', 'search_states', 'provider_events'].includes(table);

/** The tables that belong to websites. */
async function tablesOf({ db }: Platform): Promise<readonly string[]> {
  const { rows } = await db.$client.query<{ name: string }>(
    `select c.table_name as name from information_schema.columns c
      join information_schema.tables t on t.table_name = c.table_name and t.table_schema = c.table_schema
      where c.column_name = 'website_id' and c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      order by 1`,
  );
  return rows.map(({ name }) => name).filter((name) => !isLeftOut(name));
}

/** The rows of a website as text, by table: two that are equal say that nothing was changed in between. */
export async function rowsOf(
  platform: Platform,
  websiteId: string,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const found: Record<string, readonly string[]> = {};
  for (const table of await tablesOf(platform)) {
    const { rows } = await platform.db.$client.query<{ row: string }>(
      `select t::text as row from "${table}" t where website_id = $1 order by 1`,
      [websiteId],
    );
    if (rows.length > 0) found[table] = rows.map(({ row }) => row);
  }
  return found;
}
