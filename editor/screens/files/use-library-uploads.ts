import type { AssetView } from '@vitrine/contracts/admin-media.ts';
import { useEffect, useRef } from 'react';
import { uploadToFolder } from '../../ui/uploads/upload-asset.ts';
import { type TrayUploads, useTrayUploads } from '../../ui/uploads/use-tray-uploads.ts';
import { refreshFiles } from './use-files.ts';

/** Files sent at the same time. */
const AT_ONCE = 3;
/** Milliseconds between two looks at what has arrived. */
const REFRESH = 1500;

interface LibraryUploads extends TrayUploads {
  upload(files: readonly File[], folderId: string | null): void;
}

/** Uploads into folders, which go on while the owner moves through the library. */
export function useLibraryUploads(): LibraryUploads {
  const targets = useRef(new WeakMap<File, string | null>());
  const refreshing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const arrived = (): void => {
    // Once for many that arrive one after the other.
    refreshing.current ??= setTimeout(() => {
      refreshing.current = undefined;
      void refreshFiles();
    }, REFRESH);
  };
  const uploads = useTrayUploads<AssetView>(
    (file, signal, onProgress) => uploadToFolder(file, targets.current.get(file) ?? null, signal, onProgress),
    arrived,
    { atOnce: AT_ONCE, anyOrder: true },
  );
  const { isGoing, done } = uploads;
  useEffect(() => {
    // At the end at once.
    if (!isGoing && done > 0) void refreshFiles();
  }, [isGoing, done]);
  return {
    ...uploads,
    upload: (files, folderId) => {
      for (const file of files) targets.current.set(file, folderId);
      uploads.start(files);
    },
  };
}
