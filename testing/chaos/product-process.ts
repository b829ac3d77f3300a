import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { projectRoot } from '@vitrine/server/platform/project-root.ts';
import { cleanEnvironment } from '../clean-environment.mjs';

/** Timeout of a start in milliseconds, which includes setting up the demo shop on a slow machine. */
const START_TIMEOUT = 240_000;

/** The product started by its command, as a person would. */
export interface ProductProcess {
  /** All output so far. */
  readonly output: () => string;
  /** Asks it to stop, and waits until it has exited; prints how, when it did not end as it should. */
  stop(): Promise<void>;
  /** SIGKILL to the process and its children, but not to the database, which has its own process group. */
  kill(): Promise<void>;
}

const running = new Set<ChildProcess>();
const signalGroup = (child: ChildProcess, signal: NodeJS.Signals): void => {
  if (child.pid !== undefined && running.has(child)) process.kill(-child.pid, signal);
};

// A test that ends early must not leave a process that occupies a port.
process.once('exit', () => {
  for (const child of running) signalGroup(child, 'SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/**
 * Runs the start command with these variables and waits until `isReady`.
 * @throws when it exits before that, or is not ready within four minutes
 */
export async function startProduct(
  env: Readonly<Record<string, string>>,
  isReady: (output: string) => boolean | Promise<boolean>,
): Promise<ProductProcess> {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: projectRoot,
    // All requests come from one address, far faster than a person's.
    env: cleanEnvironment({
      LOG_LEVEL: 'error',
      VITRINE_AVIF: '0',
      VITRINE_RATE_LIMITS: '1000000',
      ...env,
    }),
    stdio: ['ignore', 'pipe', 'inherit'],
    // A separate process group, so that the whole group can be killed.
    detached: true,
  });
  running.add(child);
  const gone = new Promise<number | string | null>((resolve) => {
    child.once('exit', (code, signal) => {
      running.delete(child);
      resolve(code ?? signal);
    });
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const begun = performance.now();
  while (!(await isReady(output))) {
    if (!running.has(child))
      throw new Error(`the start ended with ${child.exitCode ?? child.signalCode}:\n${output}`);
    if (performance.now() - begun > START_TIMEOUT) throw new Error(`the start does not end:\n${output}`);
    await wait(25);
  }
  return {
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      const end = await gone;
      if (end !== 0) console.log(`the stop ended with ${end}:\n${output.slice(-2000)}`);
    },
    async kill() {
      signalGroup(child, 'SIGKILL');
      await gone;
    },
  };
}
