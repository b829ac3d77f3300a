// PostgreSQL: both (migrations)
import { openDatabaseBefore } from '@vitrine/testing/database.ts';
import { expect, it } from 'vitest';
import { migrateDatabase } from '../../platform/db/migrate.ts';
import { newId } from '../../platform/ids.ts';

it('gives every page the status it had in effect, in the bin too', async () => {
  const website = newId();
  const { db, url, close } = await openDatabaseBefore('page-statuses');
  try {
    const { $client } = db;
    const pages: readonly (readonly [string, boolean, boolean | null])[] = [
      ['shown', true, null],
      ['hidden', false, null],
      ['deleted-shown', false, true],
      ['deleted-hidden', false, false],
    ];
    for (const [name, enabled, wasEnabled] of pages)
      await $client.query(
        `insert into collections (website_id, id, kind, url_id, title, enabled, was_enabled, deleted_on, updated_on)
          values ($1, $2, 'page', $3, $3, $4, $5, case when $5::boolean is null then null else now() end, now())`,
        [website, newId(), name, enabled, wasEnabled],
      );
    await migrateDatabase(url);
    const { rows } = await $client.query<{ name: string; status: string; enabled: boolean }>(
      'select url_id as name, status, enabled from collections where website_id = $1',
      [website],
    );
    expect(Object.fromEntries(rows.map(({ name, status, enabled }) => [name, [status, enabled]]))).toEqual({
      shown: ['published', true],
      hidden: ['draft', false],
      'deleted-shown': ['published', false],
      'deleted-hidden': ['draft', false],
    });
    const disagree = $client.query('update collections set enabled = true where website_id = $1', [website]);
    await expect(disagree).rejects.toThrow(/enabled/);
  } finally {
    await close();
  }
});
