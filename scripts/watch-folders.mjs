import { existsSync, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/**
 * Calls `onChange` with the path of every file that changes below the given folders. Each folder is watched
 * separately: Node's recursive watching on Linux loses a file that an editor saves by renaming another one over it.
 */
export function watchFolders(folders, onChange) {
  const watched = new Set();
  const add = (folder) => {
    if (watched.has(folder) || !existsSync(folder)) return;
    watched.add(folder);
    const watcher = watch(folder, (_, name) => {
      if (name === null || name === 'node_modules' || name.endsWith('~')) return;
      onChange(join(folder, name));
      addBelow(folder);
    });
    watcher.on('error', () => watched.delete(folder));
    addBelow(folder);
  };
  const addBelow = (folder) => {
    if (!existsSync(folder)) return;
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isDirectory() && entry.name !== 'node_modules') add(join(folder, entry.name));
    }
  };
  for (const folder of folders) add(folder);
}
