import { readdir, readFile, readlink, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds that a database may take to end after the product that started it. */
const LONGEST_END = 30_000;

/**
 * Removes a data folder after its product and database have stopped. Processes that still work in it are printed and
 * waited for: a database whose product ended early stops by itself.
 * @throws when one is still there after half a minute
 */
export async function removeData(data: string): Promise<void> {
  const deadline = performance.now() + LONGEST_END;
  for (let left = await processesIn(data); left.length > 0; left = await processesIn(data)) {
    console.log(`still at work in ${data}:\n${left.join('\n')}`);
    if (performance.now() > deadline) throw new Error(`what works in ${data} does not end`);
    // oxlint-disable-next-line no-await-in-loop -- waits on purpose
    await wait(500);
  }
  // A busy disk may still show entries of a folder that were removed before.
  await rm(data, { recursive: true, force: true, maxRetries: 5 });
}

/** Processes whose working folder is inside a folder, with their commands; none where there is no /proc. */
async function processesIn(folder: string): Promise<readonly string[]> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    pids.map(async (pid) => {
      const at = await readlink(`/proc/${pid}/cwd`).catch(() => '');
      if (!at.startsWith(folder)) return [];
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      return [`${pid} ${command.replaceAll('\0', ' ').trim()}`];
    }),
  );
  return found.flat();
}
