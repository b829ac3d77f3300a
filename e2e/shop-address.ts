/** The port the journeys' shop listens on; E2E_PORT moves it when two runs share a machine. */
export const shopPort = Number(process.env['E2E_PORT'] ?? 4310);
export const shopOrigin = `http://localhost:${shopPort}`;
