import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { filesText } from '../../text/en-files.ts';
import { useShowNumber } from '../show-money.ts';
import { useWarningOnClose } from '../use-warning-on-close.ts';
import { type Send, type UploadOptions, type Uploads, useUploads } from './use-uploads.ts';

/** Files that are taken at once. */
const MOST = 1000;

/** Uploads of many files, as `UploadTray` shows them. */
export interface TrayUploads extends Uploads {
  /** How many have arrived since the tray was closed, or since nothing was on its way. */
  readonly done: number;
  readonly isGoing: boolean;
  /** Adds files, the first thousand of them. */
  start(files: readonly File[]): void;
  forget(): void;
}

/** `useUploads` for many files: counts what has arrived, and warns before the tab is closed meanwhile. */
export function useTrayUploads<T>(
  send: Send<T>,
  take: (stored: T) => void,
  options: UploadOptions,
): TrayUploads {
  const showNumber = useShowNumber();
  const [done, setDone] = useState(0);
  const uploads = useUploads<T>(
    send,
    (stored) => {
      setDone((before) => before + 1);
      take(stored);
    },
    options,
  );
  const isGoing = uploads.uploads.some(({ failure }) => failure === null);
  useWarningOnClose(isGoing);
  return {
    ...uploads,
    done,
    isGoing,
    start: (files) => {
      if (files.length > MOST) notifications.show({ message: filesText.uploads.skipped(showNumber, MOST) });
      if (!isGoing) setDone(0);
      uploads.add(files.slice(0, MOST));
    },
    forget: () => setDone(0),
  };
}
