import type { Poller } from '../../platform/scheduler.ts';
import type { Platform } from '../../platform/platform.ts';
import { assetFolder } from './asset-view.ts';
import { type AvifEncoder, EncoderStopped, openAvifEncoder } from './avif-encoder.ts';
import { areFilesKept } from './bin.ts';
import { claimForAvif, finishAvif, type AssetRow } from './repository.ts';

/** Milliseconds between checks for due pictures. */
const INTERVAL = 10_000;
/** Milliseconds after which a claimed picture counts as abandoned. */
const LEASE = 10 * 60_000;
/** Attempts before a picture is given up. */
const MAX_TRIES = 3;

/**
 * Makes the AVIF renditions of every picture in the background, one at a time and at the lowest priority, so that an
 * import of a thousand pictures slows no page. Unfinished work is retried, here or on another server. Addresses do not
 * change, so no page is invalidated.
 */
export function avifPoller(platform: Platform): Poller {
  const encoder = openAvifEncoder();
  const close = (): void => encoder.close();
  return {
    name: 'avif',
    every: INTERVAL,
    async run(signal) {
      signal.addEventListener('abort', close);
      try {
        await makeAvifs(platform, { encoder, goOn: () => !signal.aborted });
      } finally {
        signal.removeEventListener('abort', close);
        close();
      }
    },
  };
}

/** Processes all due pictures; returns how many were completed. */
export async function makeAvifs(
  platform: Platform,
  options: { readonly encoder?: AvifEncoder; readonly goOn?: () => boolean } = {},
): Promise<number> {
  const encoder = options.encoder ?? openAvifEncoder();
  const goOn = options.goOn ?? (() => true);
  let settled = 0;
  try {
    while (goOn()) {
      const now = platform.clock.now();
      const row = await claimForAvif(platform.db, new Date(now), new Date(now + LEASE));
      if (row === null) break;
      if (await makeFor(platform, row, encoder, goOn)) settled += 1;
    }
  } finally {
    if (options.encoder === undefined) encoder.close();
  }
  return settled;
}

/** True once nothing is left to do for this picture. */
async function makeFor(
  platform: Platform,
  row: AssetRow,
  encoder: AvifEncoder,
  goOn: () => boolean,
): Promise<boolean> {
  const { websiteId, id } = row;
  const folder = assetFolder(row);
  const settle = async (names: readonly string[]): Promise<true> => {
    await finishAvif(platform.db, row, { avifDue: null, avifNames: [...names] });
    return true;
  };
  const isSuited = row.kind === 'picture' && row.contentType === 'image/webp';
  const bytes = isSuited ? await platform.files.get(`${folder}/source`) : null;
  if (bytes === null || row.avifTries > MAX_TRIES) return settle([]);
  try {
    const widths = new Map(row.widths.map((width) => [`${width}w`, width]));
    widths.set('full', row.width);
    const renditions = [];
    for (const [name, width] of widths) {
      const max = await platform.files.size(`${folder}/${name}.webp`);
      if (max !== null) renditions.push({ name, width, max });
    }
    // Stopped meanwhile: a process started now would not be ended.
    if (!goOn()) throw new EncoderStopped();
    const files = await encoder.encode({ bytes, renditions });
    for (const file of files) await platform.files.put(`${folder}/${file.name}.avif`, file.bytes);
    await settle(files.map(({ name }) => name));
    // The picture was erased meanwhile: deletes the files just written.
    if (!(await areFilesKept(platform.db, row))) await platform.files.remove(folder);
    return true;
  } catch (error) {
    if (error instanceof EncoderStopped && !goOn()) {
      const { avifTries } = row;
      await finishAvif(platform.db, row, {
        avifDue: new Date(platform.clock.now()),
        avifTries: avifTries - 1,
      });
      return false;
    }
    platform.log.warn({ err: error, websiteId, assetId: id }, 'a picture stays without AVIF for now');
    return false;
  }
}
