import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { text } from '../text/en.ts';
import { UnsavedDialog } from './unsaved-dialog.tsx';

/** Asks for confirmation before a screen with unsaved changes is left or its tab closed. `sentence` names them. */
export function LeaveGuard(props: {
  unsaved: boolean;
  sentence: string;
  save: () => Promise<boolean>;
  discard: () => void;
}) {
  const { unsaved } = props;
  useWarningOnClose(unsaved);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <UnsavedDialog
      opened={blocker.state === 'blocked'}
      title={text.form.leaveTitle}
      sentence={props.sentence}
      goLabel={text.form.leaveGo}
      saveLabel={text.form.leaveSave}
      save={props.save}
      stay={() => blocker.reset?.()}
      go={() => {
        props.discard();
        blocker.proceed?.();
      }}
    />
  );
}

/** The browser's own prompt when a tab with unsaved changes is closed. */
function useWarningOnClose(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [unsaved]);
}
