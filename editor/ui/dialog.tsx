import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useState } from 'react';
import { openerOfDialog, returnFocus } from './focus-place.ts';

/** A modal dialog; every dialog of the editor is one. Closed, it returns the focus to the element that opened it. */
export function Dialog({ children, ...props }: ModalProps) {
  return (
    <Modal {...props}>
      <ReturnFocus />
      {children}
    </Modal>
  );
}

/**
 * The modal returns the focus by itself, but loses it where its opener was removed, and where it was closed before it
 * had taken the focus and takes it while it fades out. An opener that is removed a moment later by what the dialog did
 * is left to `useKeptFocus`.
 */
export function ReturnFocus() {
  const [opener] = useState(openerOfDialog);
  useEffect(() => () => void requestAnimationFrame(() => returnFocus(opener)), [opener]);
  return null;
}
