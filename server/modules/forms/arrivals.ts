import { perPlatform } from '../../platform/per-platform.ts';
import type { Platform } from '../../platform/platform.ts';

const last = perPlatform(() => ({ arrival: Number.NEGATIVE_INFINITY }));

/** Notes that a form is being sent to this server. */
export function noteArrival(platform: Platform): void {
  last(platform).arrival = performance.now();
}

/** Milliseconds since a form was sent to this server; infinite before the first one. */
export const sinceArrival = (platform: Platform): number => performance.now() - last(platform).arrival;
