import { DAYS_IN_BIN } from '@vitrine/domain/product/product-status.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Poller } from '../../platform/scheduler.ts';
import { emptyBin } from '../content/index.ts';

/** Milliseconds between runs. */
const INTERVAL = 60 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;

/** Erases products that have been in the bin for longer than they are kept. */
export const binPoller = (platform: Platform): Poller => ({
  name: 'bin',
  every: INTERVAL,
  run: () => emptyBin(platform, new Date(platform.clock.now() - DAYS_IN_BIN * DAY)),
});
