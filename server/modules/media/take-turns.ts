/** Runs work at most `atOnce` at a time; at most `waiting` wait their turn, the rest are turned away with null. */
export function takeTurns(limits: {
  atOnce: number;
  waiting: number;
}): <T>(work: () => Promise<T>) => Promise<T | null> {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (running >= limits.atOnce) {
      if (queue.length >= limits.waiting) return null;
      await new Promise<void>((resolve) => {
        queue.push(resolve);
      });
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The next in line inherits the place, so the count stays as it is.
      const next = queue.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
