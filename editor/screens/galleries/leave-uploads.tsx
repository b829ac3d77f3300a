import { useBlocker } from 'react-router';
import { galleries as text } from '../../text/en-galleries.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** Asks before the page of a gallery is left while pictures are uploaded: those on their way would be given up. */
export function LeaveUploads({ isGoing }: { readonly isGoing: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isGoing && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={text.leaveTitle}
      sentences={[text.leave]}
      cancel={text.leaveStay}
      submit={text.leaveGo}
      act={() => Promise.resolve()}
      onClose={() => blocker.reset()}
      onDone={() => blocker.proceed()}
    />
  );
}
