/**
 * Starts a watch that runs only while this process works: milliseconds of processor since, all its threads together.
 * A claim about how much work something makes is measured so; on a busy machine the clock on the wall also counts what
 * others do.
 */
export function startWork(): () => number {
  const since = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(since);
    return (user + system) / 1000;
  };
}
