import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../platform/project-root.ts';
import { type Locale, locales } from '@vitrine/domain/text/locale.ts';

/** The built scripts of the storefront, by their addresses in pages. */
export interface StorefrontFiles {
  /** Address of each locale's boot script; null before the first build. */
  readonly boot: Readonly<Record<Locale, string | null>>;
  /** Address of the shim for themes of another host; null before the first build. */
  readonly templateShim: string | null;
}

export const storefrontFolder = join(projectRoot, 'dist', 'storefront');
export const templateShimFolder = join(projectRoot, 'dist', 'template-shim');

let storefront: StorefrontFiles | null = null;
/** The built scripts, read once per process. */
export function storefrontFiles(): StorefrontFiles {
  storefront ??= readStorefrontFiles();
  return storefront;
}
/** After a new build in development. */
export function clearStorefrontFiles(): void {
  storefront = null;
}

function readStorefrontFiles(): StorefrontFiles {
  return {
    boot: Object.fromEntries(
      locales.map((locale) => [locale, entryIn(join(storefrontFolder, locale), `/_v/storefront/${locale}/`)]),
    ) as Record<Locale, string | null>,
    templateShim: entryIn(templateShimFolder, '/_v/template-shim/'),
  };
}

/** The entry that Vite's manifest names. Without a build, pages simply come without scripts. */
function entryIn(folder: string, prefix: string): string | null {
  const path = join(folder, 'manifest.json');
  if (!existsSync(path)) return null;
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<
    string,
    { file?: string; isEntry?: boolean }
  >;
  const entry = manifest['boot.ts'] ?? Object.values(manifest).find(({ isEntry }) => isEntry === true);
  return entry?.file === undefined ? null : prefix + entry.file;
}
