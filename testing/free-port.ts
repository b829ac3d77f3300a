import { createServer } from 'node:net';

/**
 * The first free port from `from` on; a killed run may have left a server behind. Use ports below 32768: higher ones are
 * assigned to outgoing connections, which may occupy one while its server restarts.
 */
export async function freePort(from: number): Promise<number> {
  for (let port = from; ; port += 1) if (await isFree(port)) return port;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    });
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
