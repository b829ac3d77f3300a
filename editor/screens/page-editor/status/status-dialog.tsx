import { notifications } from '@mantine/notifications';
import type { PageState } from '@vitrine/contracts/page-status.ts';
import { type ChosenStatus, pageStatus as words } from '../../../text/en-page-status.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

/** Asks before a page gets a status in which it is found elsewhere than before. */
export function StatusDialog(props: {
  readonly state: PageState;
  readonly to: ChosenStatus;
  readonly change: (to: ChosenStatus) => Promise<void>;
  readonly close: () => void;
}) {
  const { state, to, close } = props;
  return (
    <ConfirmDialog
      title={words.confirmTitle[to]}
      sentences={[
        ...(state.status === 'published' ? [words.visitorsLoseIt] : []),
        words.confirmText[to],
        ...(state.publishOn === null ? [] : [words.planLost]),
      ]}
      cancel={words.cancel}
      submit={words.confirmDo[to]}
      act={() => props.change(to)}
      onClose={close}
      onDone={() => {
        notifications.show({ message: words.done[to] });
        close();
      }}
    />
  );
}
