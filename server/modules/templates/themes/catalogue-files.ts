import { join } from 'node:path';
import { fontCatalogue } from '@vitrine/domain/design/fonts/font-catalogue.ts';
import { projectRoot } from '../../../platform/project-root.ts';

/** Where the files of the font catalogue are, by their names in addresses. */
const places: ReadonlyMap<string, string> = new Map(
  fontCatalogue.flatMap((font) =>
    font.styles.flatMap(({ sources }) =>
      sources.map(({ url }): [string, string] => {
        const file = /^\/_v\/fonts\/([\w.-]+)/.exec(url)?.[1] ?? '';
        return [file, join(projectRoot, 'node_modules', font.package, 'files', file)];
      }),
    ),
  ),
);

/** The path of a file of the font catalogue; null for any other name. */
export const catalogueFile = (file: string): string | null => places.get(file) ?? null;
