/**
 * Waits for `work`, for at most `limit` milliseconds, and returns whether it has ended by then. The process does not end
 * meanwhile, also when nothing else keeps it. What `work` fails with is thrown, unless it fails later.
 */
export async function within(limit: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), limit);
  });
  const ended = work.then(() => true as const);
  // A failure after the limit is nobody's any more.
  ended.catch(() => undefined);
  try {
    return await Promise.race([ended, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
