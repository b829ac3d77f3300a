import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureView } from '@vitrine/contracts/media.ts';
import { importPicture } from '@vitrine/server/modules/media/index.ts';
import type { Platform } from '@vitrine/server/platform/platform.ts';
import { projectRoot } from '@vitrine/server/platform/project-root.ts';
import { demoPictures, type DemoPicture, type DemoPictureName } from './demo-pictures.ts';

const folder = join(projectRoot, 'testing', 'demo-site', 'pictures');

/** Brings every picture in, two at a time. `report` is told how many are done. */
export async function importDemoPictures(
  platform: Platform,
  websiteId: string,
  report: (done: number, all: number) => void,
): Promise<ReadonlyMap<DemoPictureName, PictureView>> {
  const imported = new Map<DemoPictureName, PictureView>();
  const waiting: (DemoPicture & { readonly name: DemoPictureName })[] = [...demoPictures];
  const work = async (): Promise<void> => {
    for (let picture = waiting.shift(); picture !== undefined; picture = waiting.shift()) {
      const filename = `${picture.name}.jpg`;
      const result = await importPicture(platform, websiteId, {
        bytes: await readFile(join(folder, filename)),
        filename,
        altText: picture.altText,
        ...(picture.focalPoint === undefined ? {} : { focalPoint: picture.focalPoint }),
      });
      if (!result.ok) throw new Error(`the demo picture ${filename} was refused: ${result.error.code}`);
      imported.set(picture.name, result.value);
      report(imported.size, demoPictures.length);
    }
  };
  await Promise.all([work(), work()]);
  return imported;
}
