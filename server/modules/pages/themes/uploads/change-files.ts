import { cp, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { newId } from '../../../../platform/ids.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { judgeTheme, packFolder, unpackTheme } from '../../../templates/index.ts';
import { keepZip, removeZips } from './install-theme.ts';
import { lockUploaded, updateUploaded } from './repository.ts';
import { makeStaging, removeStaging, settleFolder } from './theme-folders.ts';
import type { UploadedTheme, UploadedVersion } from './uploaded-theme.ts';

/**
 * Changes files of an uploaded theme: `change` works on a copy of its folder, which becomes a new version. The one before
 * is not kept for undo; what is kept for undo stays. Fails with STALE_REVISION where the theme was replaced meanwhile,
 * and with THEME_NOT_WRITABLE where the changed theme would exceed the limits of an upload.
 */
export async function changeFiles<T>(
  platform: Platform,
  websiteId: string,
  { name, version }: UploadedTheme,
  folder: string,
  change: (folder: string) => Promise<Result<T, 'THEME_NOT_WRITABLE'>>,
): Promise<Result<T, 'THEME_NOT_WRITABLE' | 'STALE_REVISION' | 'THEME_NOT_FOUND'>> {
  const work = await makeStaging(platform, websiteId);
  try {
    const copy = join(work, 'copy');
    await cp(folder, copy, { recursive: true });
    const outcome = await change(copy);
    if (!outcome.ok) return outcome;
    const zip = join(work, 'theme.zip');
    await pipeline(packFolder(copy), createWriteStream(zip, { mode: 0o600 }));
    // As every server will unpack it.
    const unpacked = await unpackTheme(zip, join(work, 'theme'));
    if (!('plan' in unpacked)) return fail('THEME_NOT_WRITABLE');
    const now = platform.clock.now();
    const { title, problems } = await judgeTheme(join(work, 'theme'), now);
    const { size } = await stat(zip);
    const changed: UploadedVersion = {
      id: newId(now),
      title,
      problems,
      packed: size,
      files: unpacked.plan.files.size,
    };
    const kept = await keepZip(platform, websiteId, changed.id, createReadStream(zip), async (tx) => {
      const stored = await lockUploaded(tx, websiteId, name);
      if (stored === null) return fail('THEME_NOT_FOUND');
      if (stored.version.id !== version.id) return fail('STALE_REVISION');
      await updateUploaded(tx, websiteId, { ...stored, version: changed });
      return ok(null);
    });
    if (!kept.ok) return kept;
    await settleFolder(platform, websiteId, changed.id, join(work, 'theme'));
    await removeZips(platform, websiteId, [version]);
    return outcome;
  } finally {
    await removeStaging(work);
  }
}
