import { Suspense } from 'react';
import { lazyDialog } from '../../../ui/lazy-part.tsx';
import type { StatusDialogName, StatusTarget } from './status-choices.ts';

const ScheduleDialog = lazyDialog(async () => (await import('./schedule-dialog.tsx')).ScheduleDialog);
const StatusDialog = lazyDialog(async () => (await import('./status-dialog.tsx')).StatusDialog);
const StatusHistory = lazyDialog(async () => (await import('./status-history.tsx')).StatusHistory);

/** The dialog of what was chosen in a menu of statuses. */
export function StatusDialogs(props: {
  readonly target: StatusTarget;
  readonly dialog: StatusDialogName | null;
  readonly close: () => void;
}) {
  const { target, dialog, close } = props;
  if (dialog === null) return null;
  return (
    <Suspense>
      {dialog === 'schedule' ? (
        <ScheduleDialog target={target} close={close} />
      ) : dialog === 'history' ? (
        <StatusHistory pageId={target.id} close={close} />
      ) : (
        <StatusDialog target={target} to={dialog} close={close} />
      )}
    </Suspense>
  );
}
