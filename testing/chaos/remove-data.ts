import { readdir, readlink, rm } from 'node:fs/promises';

/**
 * Removes a data folder after its product and database have stopped.
 * @throws when a process still works in the folder: a stop must leave none behind (seen only where there is /proc)
 */
export async function removeData(data: string): Promise<void> {
  const processes = await readdir('/proc').catch(() => []);
  const folders = await Promise.all(
    processes
      .filter((name) => /^\d+$/.test(name))
      .map(async (pid) => ({ pid, folder: await readlink(`/proc/${pid}/cwd`).catch(() => '') })),
  );
  const left = folders.filter(({ folder }) => folder.startsWith(data)).map(({ pid }) => pid);
  if (left.length > 0) throw new Error(`still at work in ${data}: processes ${left.join(', ')}`);
  // A busy disk may still show entries of a folder that were removed before.
  await rm(data, { recursive: true, force: true, maxRetries: 5 });
}
