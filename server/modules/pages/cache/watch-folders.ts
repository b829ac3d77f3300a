import { existsSync, type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/**
 * Calls `changed` when a file below the folders changes. Each folder is watched separately: Node's recursive watching on
 * Linux loses a file that an editor saves by renaming another one over it. Returns a function that stops it.
 */
export function watchFolders(folders: readonly string[], changed: () => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  const add = (folder: string): void => {
    if (watchers.has(folder) || !existsSync(folder)) return;
    const watcher = watch(folder, () => {
      changed();
      addBelow(folder);
    });
    watcher.on('error', () => watchers.delete(folder));
    watchers.set(folder, watcher);
    addBelow(folder);
  };
  const addBelow = (folder: string): void => {
    if (!existsSync(folder)) return;
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory() && entry.name !== 'node_modules' && !entry.name.startsWith('.'))
        add(join(folder, entry.name));
  };
  for (const folder of folders) add(folder);
  return () => {
    for (const watcher of watchers.values()) watcher.close();
    watchers.clear();
  };
}
