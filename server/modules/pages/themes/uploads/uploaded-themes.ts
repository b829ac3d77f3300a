import { LRUCache } from 'lru-cache';
import { perPlatform } from '../../../../platform/per-platform.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { MAX_HOSTS } from '../../../../platform/site.ts';
import { listUploaded } from './repository.ts';
import { sweepFolders } from './theme-folders.ts';
import type { UploadedTheme } from './uploaded-theme.ts';

/** Pub-sub topic: the uploaded themes of a website have changed; the payload is its id. */
export const UPLOADED_TOPIC = 'uploaded-themes';

type Uploaded = ReadonlyMap<string, UploadedTheme>;

const known = perPlatform(() => new LRUCache<string, Promise<Uploaded>>({ max: MAX_HOSTS }));

/** A website's uploaded themes by name, from memory. */
export function uploadedOf(platform: Platform, websiteId: string): Promise<Uploaded> {
  return known(platform).get(websiteId) ?? readUploaded(platform, websiteId);
}

/** The same as stored now; what is in memory is replaced. */
export function readUploaded(platform: Platform, websiteId: string): Promise<Uploaded> {
  const reading = listUploaded(platform.db, websiteId).then(
    (themes) => new Map(themes.map((theme) => [theme.name, theme])),
  );
  known(platform).set(websiteId, reading);
  reading.catch(() => {
    if (known(platform).get(websiteId) === reading) known(platform).delete(websiteId);
  });
  return reading;
}

/** Ids of the versions of these themes whose files are kept. */
const versionsOf = (uploaded: Uploaded): ReadonlySet<string> =>
  new Set(
    [...uploaded.values()].flatMap(({ version, previous }) =>
      previous === null ? [version.id] : [version.id, previous.id],
    ),
  );

/** Follows what other servers change of uploaded themes. Returns a function that stops it. */
export function watchUploadedThemes(platform: Platform): () => void {
  const follow = async (websiteId: string): Promise<void> => {
    const uploaded = await readUploaded(platform, websiteId);
    await sweepFolders(platform, websiteId, versionsOf(uploaded));
  };
  const stop = platform.pubSub.on(UPLOADED_TOPIC, (websiteId) => {
    follow(websiteId).catch((error: unknown) =>
      platform.log.warn({ err: error, websiteId }, 'uploaded themes could not be read again'),
    );
  });
  const stopGap = platform.pubSub.onGap(() => known(platform).clear());
  return () => {
    stop();
    stopGap();
  };
}
