import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useState } from 'react';
import { focusHeadingWithout, openerOfDialog, returnFocus } from './focus-place.ts';

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
 * The modal returns the focus by itself, but loses it in three cases: its opener was removed, its opener is removed a
 * moment later by what the dialog did, or it was closed before it had taken the focus and takes it while it fades out.
 */
function ReturnFocus() {
  const [opener] = useState(openerOfDialog);
  useEffect(
    () => () =>
      void requestAnimationFrame(() => {
        returnFocus(opener);
        if (document.activeElement === opener) focusHeadingWithout(opener);
      }),
    [opener],
  );
  return null;
}
