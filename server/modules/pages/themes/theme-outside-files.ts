import type { OutsideFilesAnswer, OutsideFilesBody, OutsideFileView } from '@vitrine/contracts/themes.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { sql } from 'drizzle-orm';
import type { Platform } from '../../../platform/platform.ts';
import { copyOutsideFiles, declineFiles, type Theme } from '../../templates/index.ts';
import { bumpRevision, type Site } from '../../websites/index.ts';
import { findTheme, clearThemes, themeOf } from './themes.ts';

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

/** Copies the files a theme loads from other sites into its folder, or records that they are not wanted. */
export async function decideOutsideFiles(
  platform: Platform,
  site: Site,
  name: string,
  action: OutsideFilesBody['action'],
): Promise<
  Result<
    { readonly theme: Theme; readonly failed: OutsideFilesAnswer['failed'] },
    'THEME_NOT_FOUND' | 'THEME_NOT_WRITABLE'
  >
> {
  const theme = await findTheme(platform, name);
  if (theme === null) return fail('THEME_NOT_FOUND');
  const missing = outsideFilesOf(theme).filter(({ state }) => state === 'missing');
  const settled =
    action === 'copy'
      ? await copyOutsideFiles(theme.folder, theme.outside, platform.outside, platform.clock.now())
      : await declineFiles(
          theme.folder,
          missing.map(({ address }) => address),
        );
  if (!settled.ok) return settled;
  clearThemes(platform);
  await platform.db.transaction(async (tx) => {
    // First the theme, then its pages: a server notified of the pages renders them with the current theme.
    await tx.execute(sql`select pg_notify('vitrine', ${`${TOPIC}:${name}`})`);
    await bumpRevision(tx, site.websiteId);
  });
  return ok({ theme: await themeOf(platform, name), failed: settled.value?.failed ?? [] });
}
