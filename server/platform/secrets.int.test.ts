import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSecrets, SecretKeyMissing } from './secrets.ts';
import { StartRefused } from './start-refused.ts';

let dataFolder: string;
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'vitrine-secrets-'));
});
afterEach(() => rm(dataFolder, { recursive: true, force: true }));

const context = 'payment account 1';

describe('secrets', () => {
  it('open with the key file that the first start created, which only its account can read', async () => {
    const sealed = (await openSecrets({ dataFolder })).seal('sk_live_a', context);
    expect(sealed).not.toContain('sk_live');
    expect((await openSecrets({ dataFolder })).open(sealed, context)).toBe('sk_live_a');
    expect((await stat(join(dataFolder, 'secret.key'))).mode & 0o777).toBe(0o600);
  });

  it('are sealed differently each time, and open for nothing else', async () => {
    const secrets = await openSecrets({ dataFolder });
    const sealed = secrets.seal('sk_live_a', context);
    expect(secrets.seal('sk_live_a', context)).not.toBe(sealed);
    expect(() => secrets.open(sealed, 'payment account 2')).toThrow();
    const [version, id, body = ''] = sealed.split('.');
    const changed = `${body.slice(0, 20)}${body[20] === 'A' ? 'B' : 'A'}${body.slice(21)}`;
    expect(() => secrets.open(`${version}.${id}.${changed}`, context)).toThrow();
    // A shorter authentication tag would be easier to guess.
    expect(() => secrets.open(`${version}.${id}.${body.slice(0, -16)}`, context)).toThrow();
  });

  it('say what to restore when they were sealed with another key, and open once it is back', async () => {
    const sealed = (await openSecrets({ dataFolder, secret: 'x'.repeat(32) })).seal('sk_live_a', context);
    const other = await openSecrets({ dataFolder, secret: 'y'.repeat(32) });
    expect(() => other.open(sealed, context)).toThrow(SecretKeyMissing);
    expect(() => other.open(sealed, context)).toThrow('Restore that one and start again; nothing is lost.');
    const back = await openSecrets({ dataFolder, secret: 'x'.repeat(32) });
    expect(back.open(sealed, context)).toBe('sk_live_a');
  });

  it('of the key file still open after VITRINE_SECRET is set', async () => {
    const sealed = (await openSecrets({ dataFolder })).seal('sk_live_a', context);
    const both = await openSecrets({ dataFolder, secret: 'x'.repeat(32) });
    expect(both.open(sealed, context)).toBe('sk_live_a');
    expect(both.seal('new', context).split('.')[1]).not.toBe(sealed.split('.')[1]);
  });

  it('share one key when two servers start at the same time on a new folder', async () => {
    const [one, two] = await Promise.all([openSecrets({ dataFolder }), openSecrets({ dataFolder })]);
    expect(two.open(one.seal('a', context), context)).toBe('a');
  });

  it('refuse the start with a damaged key file, and leave it as it is', async () => {
    const path = join(dataFolder, 'secret.key');
    await writeFile(path, 'half a k');
    await expect(openSecrets({ dataFolder })).rejects.toThrow(StartRefused);
    await expect(openSecrets({ dataFolder })).rejects.toThrow('is damaged: restore it from a backup');
    expect(await readFile(path, 'utf8')).toBe('half a k');
  });
});
