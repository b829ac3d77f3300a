import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The folder of package.json, with a trailing slash. */
export const root = fileURLToPath(new URL('../', import.meta.url));

/** A program failed; `output` is everything it printed. */
export class RunFailed extends Error {
  constructor(command, code, output) {
    super(`"${command}" ended with ${code}`);
    this.name = 'RunFailed';
    this.output = output;
  }
}

/**
 * Runs a program in the project's folder and resolves with its output. With `show` the output is also printed to the
 * terminal.
 * @throws RunFailed
 */
export function run(program, args, { env = {}, show = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const hear = (chunk, stream) => {
      output += chunk;
      if (show) stream.write(chunk);
    };
    child.stdout.on('data', (chunk) => hear(chunk, process.stdout));
    child.stderr.on('data', (chunk) => hear(chunk, process.stderr));
    child.once('error', (error) => reject(new RunFailed(program, error.message, output)));
    child.once('close', (code, signal) => {
      if (code === 0) resolve(output);
      else reject(new RunFailed([program, ...args].join(' '), signal ?? `code ${code}`, output));
    });
  });
}

/** Runs npm: the one that started this process, if any, otherwise the one on the PATH. */
export function runNpm(args, options) {
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js')) return run(process.execPath, [npm, ...args], options);
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options);
}
