// PostgreSQL: both (migrations)
import { openDatabaseBefore } from '@vitrine/testing/database.ts';
import { expect, it } from 'vitest';
import { migrateDatabase } from '../../../platform/db/migrate.ts';
import { newId } from '../../../platform/ids.ts';

it('makes a flat tree of the categories that products name, each in its most frequent spelling', async () => {
  const [website, other] = [newId(), newId()];
  const { db, url, close } = await openDatabaseBefore('categories');
  try {
    const item = (websiteId: string, urlId: string, categories: readonly string[], recordType = 11) =>
      db.$client.query(
        `insert into items (website_id, id, collection_id, url_id, record_type, title, categories, published_on, updated_on)
         values ($1, $2, $2, $3, $4, $3, $5, now(), now())`,
        [websiteId, newId(), urlId, recordType, categories],
      );
    await item(website, 'mug', ['Cups', 'For tea']);
    await item(website, 'beaker', ['Cups']);
    await item(website, 'tumbler', ['cups', 'Glass', 'CUPS']);
    await item(website, 'vase', []);
    await item(website, 'post', ['Diary'], 1);
    await item(other, 'lamp', ['cups']);
    await migrateDatabase(url);
    const tree = await db.$client.query(
      'select name, parent_id, position, revision from categories where website_id = $1 order by position',
      [website],
    );
    expect(tree.rows).toEqual([
      { name: 'Cups', parent_id: null, position: 0, revision: 1 },
      { name: 'For tea', parent_id: null, position: 1, revision: 1 },
      { name: 'Glass', parent_id: null, position: 2, revision: 1 },
    ]);
    const items = await db.$client.query(
      'select url_id, categories, revision from items where website_id = $1 order by url_id',
      [website],
    );
    expect(items.rows).toEqual([
      { url_id: 'beaker', categories: ['Cups'], revision: 1 },
      { url_id: 'mug', categories: ['Cups', 'For tea'], revision: 1 },
      { url_id: 'post', categories: ['Diary'], revision: 1 },
      { url_id: 'tumbler', categories: ['Cups', 'Glass'], revision: 2 },
      { url_id: 'vase', categories: [], revision: 1 },
    ]);
    const there = await db.$client.query('select name from categories where website_id = $1', [other]);
    expect(there.rows).toEqual([{ name: 'cups' }]);
  } finally {
    await close();
  }
});
