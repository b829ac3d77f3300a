/** Runs one step of a command and prints its name and duration on one line. */
export async function step(name, work) {
  const begun = performance.now();
  process.stdout.write(`  ${name} ... `);
  try {
    const result = await work();
    process.stdout.write(`${seconds(performance.now() - begun)}\n`);
    return result;
  } catch (error) {
    process.stdout.write('failed\n');
    throw error;
  }
}

/** A readable duration: `0.3 s`, `2 min 5 s`. */
export function seconds(milliseconds) {
  if (milliseconds < 60_000) return `${(milliseconds / 1000).toFixed(1)} s`;
  const whole = Math.round(milliseconds / 1000);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
