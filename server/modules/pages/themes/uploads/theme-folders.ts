import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { newToken } from '../../../../platform/ids.ts';
import { perPlatform } from '../../../../platform/per-platform.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { unpackTheme } from '../../../templates/index.ts';
import { zipKey } from './uploaded-theme.ts';

/**
 * Folders of uploaded themes on this machine: `uploaded-themes/<website>/<version>`. They are copies of the zips in the
 * file store, made when a server first needs them, and never changed.
 */

/** Milliseconds after which a staging folder is what a stopped server left behind. */
const STALE = 60 * 60_000;
const staging = /^\.([a-z0-9]+)-[\w-]+$/;

export const uploadedFolder = ({ config }: Platform, websiteId: string): string =>
  join(config.dataFolder, 'uploaded-themes', websiteId);

/** A new folder beside the themes, for work that a rename ends; whoever makes it removes it. */
export async function makeStaging(platform: Platform, websiteId: string): Promise<string> {
  const name = `.${platform.clock.now().toString(36)}-${newToken(9)}`;
  const folder = join(uploadedFolder(platform, websiteId), name);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}

export const removeStaging = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });

/** Moves an unpacked theme to its place at once; another server on this folder may have put it there before. */
export async function settleFolder(
  platform: Platform,
  websiteId: string,
  id: string,
  unpacked: string,
): Promise<string> {
  const folder = join(uploadedFolder(platform, websiteId), id);
  try {
    await rename(unpacked, folder);
  } catch (error) {
    if (!existsSync(join(folder, 'template.conf'))) throw error;
  }
  return folder;
}

const opening = perPlatform(() => new Map<string, Promise<string>>());

/** The folder of a version, unpacked now where it is not on this machine yet. Throws where its zip cannot be read. */
export function folderOfVersion(platform: Platform, websiteId: string, id: string): Promise<string> {
  const folder = join(uploadedFolder(platform, websiteId), id);
  if (existsSync(join(folder, 'template.conf'))) return Promise.resolve(folder);
  const waiting = opening(platform);
  const known = waiting.get(id);
  if (known !== undefined) return known;
  const opened = unpackVersion(platform, websiteId, id).finally(() => waiting.delete(id));
  waiting.set(id, opened);
  return opened;
}

async function unpackVersion(platform: Platform, websiteId: string, id: string): Promise<string> {
  const work = await makeStaging(platform, websiteId);
  try {
    const zip = join(work, 'theme.zip');
    await pipeline(platform.files.stream(zipKey(websiteId, id)), createWriteStream(zip, { mode: 0o600 }));
    const unpacked = await unpackTheme(zip, join(work, 'theme'));
    if (!('plan' in unpacked))
      throw new Error(`the zip of the theme ${id} is not as it was: ${unpacked.flaw}`);
    return await settleFolder(platform, websiteId, id, join(work, 'theme'));
  } finally {
    await removeStaging(work);
  }
}

/** Removes folders of versions that the website no longer has, and what stopped servers left behind. */
export async function sweepFolders(
  platform: Platform,
  websiteId: string,
  kept: ReadonlySet<string>,
): Promise<void> {
  const place = uploadedFolder(platform, websiteId);
  for (const name of await readdir(place).catch(() => [])) {
    const [, begun] = staging.exec(name) ?? [];
    const isKept =
      begun === undefined ? kept.has(name) : platform.clock.now() - Number.parseInt(begun, 36) < STALE;
    if (!isKept) await rm(join(place, name), { recursive: true, force: true });
  }
}
