import { useBlocker } from 'react-router';
import { text } from '../text/en.ts';
import { UnsavedDialog } from './unsaved-dialog.tsx';
import { useWarningOnClose } from './use-warning-on-close.ts';

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
