import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureView } from '@vitrine/contracts/media.ts';
import { importPicture } from '@vitrine/server/modules/media/index.ts';
import type { Platform } from '@vitrine/server/platform/platform.ts';
import { projectRoot } from '@vitrine/server/platform/project-root.ts';
import pLimit from 'p-limit';
import { demoPictures, type DemoPicture, type DemoPictureName } from '@vitrine/starters/demo-pictures.ts';

const folder = join(projectRoot, 'starters', 'pictures');

/** Imports every picture, two at a time. `report` gets the number of imported pictures. */
export async function importDemoPictures(
  platform: Platform,
  websiteId: string,
  report: (done: number, all: number) => void,
): Promise<ReadonlyMap<DemoPictureName, PictureView>> {
  const imported = new Map<DemoPictureName, PictureView>();
  await pLimit(2).map(
    demoPictures as readonly (DemoPicture & { readonly name: DemoPictureName })[],
    async (picture) => {
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
    },
  );
  return imported;
}
