export interface LockedPackage {
  readonly path: string;
  readonly name: string;
  readonly version: string;
  readonly isDevelopment: boolean;
  readonly isOptional: boolean;
  readonly integrity: string | null;
  readonly license: string | null;
  readonly dependencies: readonly string[];
}
export function lockedPackages(lock: {
  readonly packages: Readonly<Record<string, object>>;
}): LockedPackage[];
export function resolveLocked(paths: ReadonlySet<string>, from: string, name: string): string | null;
export function readLock(): { readonly packages: Readonly<Record<string, object>> };
