import type { Platform } from './platform.ts';

/**
 * One instance of something for each platform, created on first use: a cache, a queue, a counter. It lives as long as
 * the platform, so two platforms in one process (two servers in a test) share nothing.
 */
export function perPlatform<T>(make: (platform: Platform) => T): (platform: Platform) => T {
  const kind = Symbol('per platform');
  return (platform) => {
    const { instances } = platform;
    if (instances.has(kind)) return instances.get(kind) as T;
    const made = make(platform);
    instances.set(kind, made);
    return made;
  };
}
