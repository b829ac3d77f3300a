import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processorSeconds } from './processes.ts';

export interface LoadResult {
  readonly requestsPerSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Responses other than 2xx or 3xx, and broken connections. */
  readonly failures: number;
  /** Share of one processor the client used, 0 to 1: near 1 would mean the client was the bottleneck. */
  readonly clientLoad: number;
}

export interface Load {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Body of a Lua file for wrk that defines `request`; runs after the default headers are set. */
  readonly lua?: string;
}

const report = `
done = function(summary, latency, requests)
  io.write(string.format("\\nRESULT %d %d %d %d %d %d\\n", summary.requests, summary.duration,
    latency:percentile(50), latency:percentile(95), latency:percentile(99),
    summary.errors.status + summary.errors.connect + summary.errors.read + summary.errors.timeout))
end
`;

/** Loads one address with wrk (one thread) and measures the client's own processor use as well. */
export async function drive(wrk: string, load: Load): Promise<LoadResult> {
  const script = join(mkdtempSync(join(tmpdir(), 'vitrine-bench-')), 'load.lua');
  writeFileSync(script, `${load.lua ?? ''}\n${report}`);
  const args = ['-t1', `-c${load.connections}`, `-d${load.seconds}s`, '-s', script];
  for (const [name, value] of Object.entries(load.headers ?? {})) args.push('-H', `${name}: ${value}`);
  const client = spawn(wrk, [...args, load.url], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  client.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const pid = client.pid;
  let used = 0;
  const watch = setInterval(() => {
    try {
      if (pid !== undefined) used = processorSeconds(pid);
    } catch {
      // The process has ended; the last sample is used.
    }
  }, 200);
  await new Promise((resolve) => client.once('close', resolve));
  clearInterval(watch);
  const figures = /RESULT (\d+) (\d+) (\d+) (\d+) (\d+) (\d+)/.exec(output);
  if (!figures) throw new Error(`the output of wrk could not be read:\n${output}`);
  const [requests = 0, micros = 1, p50 = 0, p95 = 0, p99 = 0, failures = 0] = figures.slice(1).map(Number);
  return {
    requestsPerSecond: requests / (micros / 1e6),
    p50: p50 / 1000,
    p95: p95 / 1000,
    p99: p99 / 1000,
    failures,
    clientLoad: used / load.seconds,
  };
}

/** The median; of an even count, the lower of the two middle values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}
