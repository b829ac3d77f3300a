import type { OutsideFileView } from '@vitrine/contracts/themes.ts';

export interface FilesOfSite {
  readonly site: string;
  readonly files: readonly (OutsideFileView & { readonly path: string })[];
}

/** Files by their site, in the order the theme names them. */
export function groupBySite(files: readonly OutsideFileView[]): readonly FilesOfSite[] {
  const sites = new Map<string, FilesOfSite['files']>();
  for (const file of files) {
    const { host, pathname, search } = new URL(file.address);
    sites.set(host, [...(sites.get(host) ?? []), { ...file, path: decode(pathname + search) }]);
  }
  return [...sites].map(([site, ofSite]) => ({ site, files: ofSite }));
}

/** Decoded for reading; unchanged where it cannot be decoded. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
