import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Percent by which the heap may grow between two collections of all of it, while long work runs. */
const GROWTH = 20;
/** V8's own rule: up to four times of what is in use. */
const AUTOMATIC = 0;

let running = 0;

/**
 * Runs long work over many rows, whose garbage is collected sooner meanwhile: V8 would let the heap grow by hundreds of
 * megabytes before it looks for what is free, however little the work keeps. Work of several owners may run at once.
 */
export async function withSmallHeap<T>(work: () => Promise<T>): Promise<T> {
  running += 1;
  if (running === 1) {
    setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
    // How far the heap may grow is decided after each collection, and the first one of a process comes late.
    await collect();
  }
  try {
    return await work();
  } finally {
    running -= 1;
    if (running === 0) setFlagsFromString(`--heap-growing-percent=${AUTOMATIC}`);
  }
}

type Collect = (options: { type: 'major'; execution: 'async' }) => Promise<void>;
let collectNow: Collect | null = null;

/** Collects the whole heap once, in a task of its own: some 50 ms. */
function collect(): Promise<void> {
  if (collectNow === null) {
    setFlagsFromString('--expose-gc');
    collectNow = runInNewContext('gc') as Collect;
  }
  return collectNow({ type: 'major', execution: 'async' });
}
