/** How many shops the journeys run on side by side; each worker of Playwright has one to itself. */
export const shopCount = Number(process.env['E2E_SHOPS'] ?? 1);

/** The port of a worker's shop. E2E_PORT moves them all, when two runs share a machine. */
export function shopPortOf(worker: number): number {
  return Number(process.env['E2E_PORT'] ?? 4310) + 10 * worker;
}

/** The worker whose shop this process uses; Playwright gives a number again when it replaces a worker. */
export const ownWorker = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
export const shopPort = shopPortOf(ownWorker);
export const shopOrigin = `http://localhost:${shopPort}`;
