/**
 * Starts a stopwatch that counts the milliseconds of processor time this process uses, over all its threads. For
 * assertions about the amount of work: wall-clock time also depends on other load on the machine.
 */
export function startCpuTimer(): () => number {
  const since = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(since);
    return (user + system) / 1000;
  };
}
