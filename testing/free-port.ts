import { createServer } from 'node:net';

/**
 * The first port from `from` on that nothing listens on, be it the server of a run that was killed. Ask below 32768:
 * above, a system gives ports to outgoing connections, which may sit on one while its server starts anew.
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
