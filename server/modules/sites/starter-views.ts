import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StarterView } from '@vitrine/contracts/sites.ts';
import { loadStarter, loadStarters } from '@vitrine/starters/index.ts';
import { projectRoot } from '../../platform/project-root.ts';

const pictureOf = (name: string, picture: string): string => `/api/admin/starters/${name}/${picture}`;

/** The starters as the gallery shows them. */
export async function listStarters(): Promise<readonly StarterView[]> {
  return (await loadStarters()).map(({ name, title, sentence, contains }) => ({
    name,
    title,
    sentence,
    contains,
    pictures: {
      desktop: pictureOf(name, 'desktop'),
      phone: pictureOf(name, 'phone'),
      whole: pictureOf(name, 'whole'),
    },
  }));
}

/** A picture of a starter, WebP; null when there is no such starter. */
export async function readStarterPicture(name: string, picture: string): Promise<Buffer | null> {
  const starter = await loadStarter(name);
  if (starter === null) return null;
  return readFile(join(projectRoot, 'starters', starter.name, 'previews', `${picture}.webp`)).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    },
  );
}
