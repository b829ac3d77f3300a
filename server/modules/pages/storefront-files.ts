import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../platform/project-root.ts';

/** The built scripts of the storefront, as pages name them. */
export interface StorefrontFiles {
  /** Address of the boot script; null before the first build. */
  readonly boot: string | null;
}

export const storefrontFolder = join(projectRoot, 'dist', 'storefront');
const PREFIX = '/_v/storefront/';

let storefront: StorefrontFiles | null = null;
/** The built scripts, read once for a process. */
export function storefrontFiles(): StorefrontFiles {
  storefront ??= readStorefrontFiles();
  return storefront;
}
/** After a new build in development. */
export function forgetStorefrontFiles(): void {
  storefront = null;
}

/** Reads Vite's manifest. Without a build, pages simply come without scripts. */
function readStorefrontFiles(): StorefrontFiles {
  const path = join(storefrontFolder, 'manifest.json');
  if (!existsSync(path)) return { boot: null };
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<
    string,
    { file?: string; isEntry?: boolean }
  >;
  const entry = manifest['boot.ts'] ?? Object.values(manifest).find(({ isEntry }) => isEntry === true);
  return { boot: entry?.file === undefined ? null : PREFIX + entry.file };
}
