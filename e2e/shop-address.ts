/** The number of shops the journeys use in parallel; each worker of Playwright has its own. */
export const shopCount = Number(process.env['E2E_SHOPS'] ?? 1);

/** The port of a worker's shop. E2E_PORT changes the first one, when two runs share a machine. */
export function shopPortOf(worker: number): number {
  return Number(process.env['E2E_PORT'] ?? 4310) + 10 * worker;
}

/** The worker whose shop this process uses; Playwright reuses the number when it replaces a worker. */
export const ownWorker = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
export const shopPort = shopPortOf(ownWorker);
export const shopOrigin = `http://localhost:${shopPort}`;
