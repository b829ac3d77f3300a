import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { projectRoot } from '@vitrine/server/platform/project-root.ts';
import { cleanEnvironment } from '../clean-environment.mjs';

/** How long a start may take, setting up the demo shop on a slow machine included, in milliseconds. */
const START_TIMEOUT = 240_000;

/** The product as a person starts it. */
export interface ProductProcess {
  /** All it has printed so far. */
  readonly said: () => string;
  /** Asks it to stop, and waits until it is gone. */
  stop(): Promise<void>;
  /** SIGKILL to it and whatever it started, but not to the database, which has a group of its own. */
  kill(): Promise<void>;
}

const running = new Set<ChildProcess>();
const signalGroup = (child: ChildProcess, signal: NodeJS.Signals): void => {
  if (child.pid !== undefined && running.has(child)) process.kill(-child.pid, signal);
};

// A test that ends early leaves nothing behind that holds a port.
process.once('exit', () => {
  for (const child of running) signalGroup(child, 'SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/**
 * Runs the start command with these variables and waits until `isReady`.
 * @throws when it ends before that, or is not ready in four minutes
 */
export async function startProduct(
  env: Readonly<Record<string, string>>,
  isReady: (said: string) => boolean | Promise<boolean>,
): Promise<ProductProcess> {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: projectRoot,
    // Everything comes from one address here, far faster than people are.
    env: cleanEnvironment({
      LOG_LEVEL: 'error',
      VITRINE_AVIF: '0',
      VITRINE_RATE_LIMITS: '1000000',
      ...env,
    }),
    stdio: ['ignore', 'pipe', 'inherit'],
    // A group of its own, which can be killed whole.
    detached: true,
  });
  running.add(child);
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => {
      running.delete(child);
      resolve();
    });
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const begun = performance.now();
  while (!(await isReady(said))) {
    if (!running.has(child))
      throw new Error(`the start ended with ${child.exitCode ?? child.signalCode}:\n${said}`);
    if (performance.now() - begun > START_TIMEOUT) throw new Error(`the start does not end:\n${said}`);
    await wait(25);
  }
  return {
    said: () => said,
    async stop() {
      child.kill('SIGTERM');
      await gone;
    },
    async kill() {
      signalGroup(child, 'SIGKILL');
      await gone;
    },
  };
}
