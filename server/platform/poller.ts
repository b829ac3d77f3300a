/**
 * Does work at once and then every `interval` milliseconds, one pass at a time. `failed` is told of a pass that threw;
 * the next one comes all the same. Answers how to stop; it waits for a running pass.
 */
export function startPoller(
  work: () => Promise<unknown>,
  interval: number,
  failed: (error: unknown) => void,
): { stop(): Promise<void> } {
  let running: Promise<void> | null = null;
  const tick = (): void => {
    running ??= work()
      .then(() => undefined, failed)
      .finally(() => {
        running = null;
      });
  };
  tick();
  const timer = setInterval(tick, interval);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
