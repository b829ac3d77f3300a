// PostgreSQL: embedded (starts and stops it)
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openPlatform } from './open-platform.ts';
import { findRunningPostgres } from './platform/db/embedded-postgres.ts';
import { projectRoot } from './platform/project-root.ts';
import { readSettings } from './read-settings.ts';

it('stops its database also when a connection is never given back', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-platform-'));
  await chmod(folder, 0o755);
  try {
    const config = readSettings({ VITRINE_DATA: folder, LOG_LEVEL: 'silent' }, projectRoot);
    const platform = await openPlatform(config, (_, work) => work());
    const kept = await platform.db.$client.connect();
    // It is dropped with the database.
    kept.on('error', () => undefined);
    expect(await findRunningPostgres(folder)).not.toBeNull();
    await platform.close();
    expect(await findRunningPostgres(folder)).toBeNull();
    await expect(kept.query('select 1')).rejects.toThrow();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
