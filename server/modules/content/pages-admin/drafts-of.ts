import type { Platform } from '../../../platform/platform.ts';

/** Ids of the pages whose draft differs from what visitors see: none, as pages have no drafts yet. */
export function draftsOf(_platform: Pick<Platform, 'db'>, _websiteId: string): Promise<ReadonlySet<string>> {
  return Promise.resolve(new Set());
}
