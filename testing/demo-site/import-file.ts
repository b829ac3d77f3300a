import { basename, join } from 'node:path';
import { importFile } from '@vitrine/server/modules/media/index.ts';
import type { Platform } from '@vitrine/server/platform/platform.ts';
import { projectRoot } from '@vitrine/server/platform/project-root.ts';

/** Imports a video or audio file of this folder. Returns its id. */
export async function importDemoFile(platform: Platform, websiteId: string, path: string): Promise<string> {
  const filename = basename(path);
  const result = await importFile(platform, websiteId, {
    filename,
    path: join(projectRoot, 'testing', 'demo-site', path),
  });
  if (!result.ok) throw new Error(`the demo file ${filename} was refused: ${result.error.code}`);
  return result.value.id;
}
