import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';

/** Seconds of processor time a process has used so far, user and system. Linux. */
export function processorSeconds(pid: number): number {
  const [user, system] = statOf(pid).slice(11, 13);
  return (Number(user) + Number(system)) / 100;
}

/** Like `processorSeconds`, or null when the process has ended. */
export function secondsWhileAlive(pid: number): number | null {
  try {
    return processorSeconds(pid);
  } catch {
    return null;
  }
}

/** Fields of /proc/PID/stat after the program's name, from the state on. */
function statOf(pid: number): readonly string[] {
  return readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
}

/** A process and all its descendants. */
export function withDescendants(pid: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const parent = Number(statOf(Number(name))[1]);
      children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
    } catch {
      // It ended meanwhile.
    }
  }
  const all: number[] = [];
  const waiting = [pid];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    all.push(next);
    waiting.push(...(children.get(next) ?? []));
  }
  return all;
}

/** Seconds of processor time a process and its running descendants have used. */
export function treeSeconds(pid: number): number {
  return withDescendants(pid).reduce((sum, one) => sum + (secondsWhileAlive(one) ?? 0), 0);
}

/** Like `treeSeconds`, including descendants that ended and that the process itself waited for. */
export function treeSecondsWithEnded(pid: number): number {
  const [user, system] = statOf(pid).slice(13, 15);
  return treeSeconds(pid) + (Number(user) + Number(system)) / 100;
}

/** Milliseconds of processor time these processes have used so far; those that have ended are left out. */
export function processorMilliseconds(pids: readonly number[]): number {
  let nanoseconds = 0;
  for (const pid of pids) {
    try {
      for (const task of readdirSync(`/proc/${pid}/task`))
        nanoseconds += Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]);
    } catch {
      // It ended meanwhile.
    }
  }
  return nanoseconds / 1e6;
}

/** Megabytes of memory these processes use, with shared pages divided among them (PSS). */
export function residentMegabytes(pids: readonly number[]): number {
  let kilobytes = 0;
  for (const pid of pids) {
    try {
      kilobytes += Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
    } catch {
      // It ended meanwhile.
    }
  }
  return kilobytes / 1024;
}

/** The path of a program, or null when it is not installed. */
export function findProgram(name: string, also: readonly string[] = []): string | null {
  for (const candidate of [name, ...also]) {
    const found = spawnSync('sh', ['-c', `command -v ${candidate}`], { encoding: 'utf8' });
    if (found.status === 0) return found.stdout.trim();
  }
  return null;
}
