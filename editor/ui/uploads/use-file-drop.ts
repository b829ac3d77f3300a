import { type DragEvent, useState } from 'react';

/** Whether files of the desktop are dragged, not something of the page. */
export const carriesFiles = ({ dataTransfer }: { readonly dataTransfer: DataTransfer | null }): boolean =>
  dataTransfer?.types.includes('Files') === true;

/**
 * The properties of an element on which files are dropped; `data-dropping` says whether some are over it. What else is
 * dragged over it passes.
 */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [isDropping, setDropping] = useState(false);
  return {
    'data-dropping': isDropping,
    onDragOver: (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setDropping(true);
    },
    onDragLeave: (event: DragEvent) => {
      const to = event.relatedTarget;
      if (!(to instanceof Node) || !event.currentTarget.contains(to)) setDropping(false);
    },
    onDrop: (event: DragEvent) => {
      setDropping(false);
      if (!carriesFiles(event)) return;
      event.preventDefault();
      onFiles([...event.dataTransfer.files]);
    },
  };
}
