import type { OsvAdvisory } from './advisories.mjs';

export function fetchAdvisories(
  packages: readonly { readonly name: string; readonly version: string }[],
  api: string,
): Promise<OsvAdvisory[]>;
