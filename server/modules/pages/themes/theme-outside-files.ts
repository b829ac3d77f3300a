import type { OutsideFilesAnswer, OutsideFilesBody, OutsideFileView } from '@vitrine/contracts/themes.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { sql } from 'drizzle-orm';
import type { Platform } from '../../../platform/platform.ts';
import { copyOutsideFiles, declineFiles, type Theme } from '../../templates/index.ts';
import { bumpRevision, type Site } from '../../websites/index.ts';
import { findTheme, clearThemes, themeOf } from './themes.ts';
import { changeFiles } from './uploads/change-files.ts';
import { uploadedOf } from './uploads/uploaded-themes.ts';

/** Pub-sub topic: the files of a theme have changed. */
const TOPIC = 'themes';

/** Reloads themes when another server has changed their files. Returns a function that stops it. */
export function watchThemeChanges(platform: Platform): () => void {
  return platform.pubSub.on(TOPIC, () => clearThemes(platform));
}

/** The files a theme loads from other sites, with their state. */
export function outsideFilesOf({ outside, copies }: Theme): readonly OutsideFileView[] {
  const copied = new Set(copies.files.map(({ address }) => address));
  const without = new Set(copies.without);
  return outside.map(({ address, kind }) => ({
    address,
    kind,
    state: copied.has(address) ? 'copied' : without.has(address) ? 'without' : 'missing',
  }));
}

/**
 * Copies the files a theme loads from other sites into its folder, or records that they are not wanted. Of an uploaded
 * theme that is a new version: what is in the file store never changes.
 */
export async function decideOutsideFiles(
  platform: Platform,
  site: Site,
  name: string,
  action: OutsideFilesBody['action'],
): Promise<
  Result<
    { readonly theme: Theme; readonly failed: OutsideFilesAnswer['failed'] },
    'THEME_NOT_FOUND' | 'THEME_NOT_WRITABLE' | 'STALE_REVISION'
  >
> {
  const theme = await findTheme(platform, site, name);
  if (theme === null) return fail('THEME_NOT_FOUND');
  const uploaded = (await uploadedOf(platform, site.websiteId)).get(name);
  const settle = (folder: string) => settleFiles(platform, theme, folder, action);
  const settled =
    uploaded === undefined
      ? await settle(theme.folder)
      : await changeFiles(platform, site.websiteId, uploaded, theme.folder, settle);
  if (!settled.ok) return settled;
  if (uploaded === undefined) {
    clearThemes(platform);
    await platform.db.transaction(async (tx) => {
      // First the theme, then its pages: a server notified of the pages renders them with the current theme.
      await tx.execute(sql`select pg_notify('vitrine', ${`${TOPIC}:${name}`})`);
      await bumpRevision(tx, site.websiteId);
    });
  }
  return ok({ theme: await themeOf(platform, site, name), failed: settled.value?.failed ?? [] });
}

function settleFiles(
  platform: Platform,
  theme: Theme,
  folder: string,
  action: OutsideFilesBody['action'],
): ReturnType<typeof copyOutsideFiles> | ReturnType<typeof declineFiles> {
  if (action === 'copy')
    return copyOutsideFiles(folder, theme.outside, platform.outside, platform.clock.now());
  const missing = outsideFilesOf(theme).filter(({ state }) => state === 'missing');
  return declineFiles(
    folder,
    missing.map(({ address }) => address),
  );
}
