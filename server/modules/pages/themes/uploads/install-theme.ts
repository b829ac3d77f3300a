import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import {
  type FoundFlaw,
  MAX_PACKED_BYTES,
  MAX_UPLOADED_THEMES,
  themeNameFrom,
  uniqueThemeName,
} from '@vitrine/domain/theme/theme-upload.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { zipFlaws } from '@vitrine/domain/text/en/theme-upload.ts';
import { sql } from 'drizzle-orm';
import pLimit from 'p-limit';
import type { Queryable } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/ids.ts';
import { notificationBarrier } from '../../../../platform/notification-barrier.ts';
import { perPlatform } from '../../../../platform/per-platform.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { describeProblem, judgeTheme, listThemeNames, unpackTheme } from '../../../templates/index.ts';
import { bumpRevision, lockWebsite, type Site } from '../../../websites/index.ts';
import { deleteUploaded, insertUploaded, listUploaded, lockUploaded, updateUploaded } from './repository.ts';
import { makeStaging, removeStaging, settleFolder } from './theme-folders.ts';
import { UPLOADED_TOPIC } from './uploaded-themes.ts';
import { type UploadedTheme, type UploadedVersion, zipKey } from './uploaded-theme.ts';

/** Unpacking and checking are work for the processor: one theme after the other. */
const inTurn = perPlatform(() => pLimit(1));
/** Uploads that wait for their turn. */
const MAX_WAITING = 20;

/** What became of an upload. */
export interface InstalledTheme {
  readonly name: string;
  /** An earlier upload of a theme of the same title; the owner may want this one in its place. */
  readonly replaces: string | null;
  /** What the zip had besides the theme. */
  readonly leftOut: readonly string[];
}

type InstallFailure =
  | 'FILE_TOO_LARGE'
  | 'THEME_ZIP_REFUSED'
  | 'THEME_UNUSABLE'
  | 'THEME_LIMIT'
  | 'RATE_LIMITED';

/**
 * Makes a theme of a website from a zip that is still being received. It is not used by any page yet. Nothing remains of
 * one that is refused or breaks off. Rethrows errors of the stream.
 */
export async function installTheme(
  platform: Platform,
  site: Site,
  upload: { readonly fileName: string; readonly stream: Readable },
): Promise<Result<InstalledTheme, InstallFailure>> {
  const { websiteId } = site;
  if ((await listUploaded(platform.db, websiteId)).length >= MAX_UPLOADED_THEMES) return tooMany();
  const work = await makeStaging(platform, websiteId);
  try {
    const zip = join(work, 'theme.zip');
    await pipeline(upload.stream, createWriteStream(zip, { mode: 0o600 }));
    const { size } = await stat(zip);
    if (size > MAX_PACKED_BYTES)
      return fail('FILE_TOO_LARGE', { params: { fileName: upload.fileName, maxSize: '50 MB' } });
    if (size === 0) return refuse({ flaw: 'empty', params: {} });
    const turn = inTurn(platform);
    if (turn.pendingCount >= MAX_WAITING) return fail('RATE_LIMITED');
    return await turn(() => installZip(platform, websiteId, work, zip, upload.fileName, size));
  } finally {
    await removeStaging(work);
  }
}

async function installZip(
  platform: Platform,
  websiteId: string,
  work: string,
  zip: string,
  fileName: string,
  packed: number,
): Promise<Result<InstalledTheme, InstallFailure>> {
  const folder = join(work, 'theme');
  const unpacked = await unpackTheme(zip, folder);
  if (!('plan' in unpacked)) return refuse(unpacked);
  const now = platform.clock.now();
  const { title, problems, isUsable } = await judgeTheme(folder, now);
  if (!isUsable) {
    const errors = problems.filter(({ severity }) => severity === 'error').map(describeProblem);
    const fields = Object.fromEntries(errors.map((line, at) => [`problems.${at}`, line]));
    return fail('THEME_UNUSABLE', { fields });
  }
  const { files, leftOut } = unpacked.plan;
  const version: UploadedVersion = { id: newId(now), title, problems, packed, files: files.size };
  const installed = await keepZip(platform, websiteId, version.id, createReadStream(zip), (tx) =>
    addTheme(tx, platform, websiteId, version, fileName),
  );
  if (!installed.ok) return installed;
  await settleFolder(platform, websiteId, version.id, folder);
  return ok({ ...installed.value, leftOut });
}

/**
 * Puts a version's zip into the file store, then runs the transaction that makes it one of the website's; the zip goes
 * again where that fails.
 */
export async function keepZip<T, Code extends string>(
  platform: Platform,
  websiteId: string,
  id: string,
  zip: AsyncIterable<Uint8Array>,
  change: (tx: Queryable) => Promise<Result<T, Code>>,
): Promise<Result<T, Code>> {
  let isKept = false;
  try {
    await platform.files.putStream(zipKey(websiteId, id), zip);
    const changed = await changeUploads(platform, websiteId, change);
    isKept = changed.ok;
    return changed;
  } finally {
    if (!isKept) await platform.files.remove(zipKey(websiteId, id));
  }
}

/** Changes the uploaded themes of a website, one change after the other; all servers know of it when it resolves. */
async function changeUploads<T, Code extends string>(
  platform: Platform,
  websiteId: string,
  change: (tx: Queryable) => Promise<Result<T, Code>>,
): Promise<Result<T, Code>> {
  const changed = await platform.db.transaction(async (tx) => {
    await lockWebsite(tx, websiteId);
    const outcome = await change(tx);
    if (!outcome.ok) return outcome;
    // First the themes, then the pages: a server notified of the pages renders them with the current theme.
    await tx.execute(sql`select pg_notify('vitrine', ${`${UPLOADED_TOPIC}:${websiteId}`})`);
    await bumpRevision(tx, websiteId);
    return outcome;
  });
  if (changed.ok) await notificationBarrier(platform);
  return changed;
}

async function addTheme(
  tx: Queryable,
  platform: Platform,
  websiteId: string,
  version: UploadedVersion,
  fileName: string,
): Promise<Result<Omit<InstalledTheme, 'leftOut'>, 'THEME_LIMIT'>> {
  const uploaded = await listUploaded(tx, websiteId);
  if (uploaded.length >= MAX_UPLOADED_THEMES) return tooMany();
  const taken = [...(await listThemeNames(platform.config.dataFolder)), ...uploaded.map(({ name }) => name)];
  const wanted = themeNameFrom(version.title, fileName);
  const name = uniqueThemeName(wanted, new Set(taken));
  const theme: UploadedTheme = { name, version, previous: null };
  await insertUploaded(tx, websiteId, theme, new Date(platform.clock.now()));
  const same = uploaded.filter((one) => themeNameFrom(one.version.title, one.name) === wanted);
  const earlier = same.find((one) => one.name === wanted) ?? same[0];
  return ok({ name, replaces: earlier?.name ?? null });
}

const tooMany = (): Result<never, 'THEME_LIMIT'> =>
  fail('THEME_LIMIT', { params: { most: String(MAX_UPLOADED_THEMES) } });

const refuse = ({ flaw, params }: FoundFlaw): Result<never, 'THEME_ZIP_REFUSED'> =>
  fail('THEME_ZIP_REFUSED', { params: { reason: fillText(zipFlaws[flaw], params) } });

type Missing = 'THEME_NOT_FOUND';

/**
 * Puts a newly uploaded theme in the place of an earlier one, whose name and values stay; pages that use it show the new
 * one at once. The earlier files are kept for undo until the next replacement.
 */
export async function replaceTheme(
  platform: Platform,
  { websiteId }: Site,
  name: string,
  by: string,
): Promise<Result<null, Missing | 'THEME_IN_USE'>> {
  let dropped: UploadedVersion | null = null;
  const changed = await changeUploads(platform, websiteId, async (tx) => {
    const [old, fresh] = [await lockUploaded(tx, websiteId, name), await lockUploaded(tx, websiteId, by)];
    if (old === null || fresh === null || name === by) return fail('THEME_NOT_FOUND');
    if ((await currentTheme(tx, websiteId)) === by) return fail('THEME_IN_USE');
    dropped = old.previous;
    await deleteUploaded(tx, websiteId, by);
    await updateUploaded(tx, websiteId, { name, version: fresh.version, previous: old.version });
    return ok(fresh.previous);
  });
  if (!changed.ok) return changed;
  await removeZips(platform, websiteId, [dropped, changed.value]);
  return ok(null);
}

/** Takes back the last replacement of a theme; once more makes it again. */
export function restoreTheme(
  platform: Platform,
  { websiteId }: Site,
  name: string,
): Promise<Result<null, Missing>> {
  return changeUploads(platform, websiteId, async (tx) => {
    const theme = await lockUploaded(tx, websiteId, name);
    if (theme === null || theme.previous === null) return fail('THEME_NOT_FOUND');
    await updateUploaded(tx, websiteId, { name, version: theme.previous, previous: theme.version });
    return ok(null);
  });
}

/** Removes an uploaded theme with its files, unless the website uses it. */
export async function removeTheme(
  platform: Platform,
  { websiteId }: Site,
  name: string,
): Promise<Result<null, Missing | 'THEME_IN_USE'>> {
  const changed = await changeUploads(platform, websiteId, async (tx) => {
    const theme = await lockUploaded(tx, websiteId, name);
    if (theme === null) return fail('THEME_NOT_FOUND');
    if ((await currentTheme(tx, websiteId)) === name) return fail('THEME_IN_USE');
    await deleteUploaded(tx, websiteId, name);
    return ok(theme);
  });
  if (!changed.ok) return changed;
  await removeZips(platform, websiteId, [changed.value.version, changed.value.previous]);
  return ok(null);
}

/** The theme in use, as stored; the website is locked. */
async function currentTheme(tx: Queryable, websiteId: string): Promise<string | undefined> {
  const { rows } = await tx.execute<{ theme: string }>(
    sql`select settings->>'theme' as theme from websites where website_id = ${websiteId}`,
  );
  return rows[0]?.theme;
}

/** Removes the zips of versions that are no longer kept. What cannot be removed is logged: the change itself is made. */
export async function removeZips(
  platform: Platform,
  websiteId: string,
  versions: readonly (UploadedVersion | null)[],
): Promise<void> {
  for (const version of versions) {
    if (version === null) continue;
    await platform.files.remove(zipKey(websiteId, version.id)).catch((error: unknown) => {
      platform.log.warn({ err: error, version: version.id }, 'the zip of a removed theme is still stored');
    });
  }
}
