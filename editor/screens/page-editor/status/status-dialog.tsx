import { type ChosenStatus, pageStatus as words } from '../../../text/en-page-status.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { sayDone, type StatusTarget } from './status-choices.ts';

/** Asks before a page gets a status in which it is found elsewhere than before. */
export function StatusDialog(props: {
  readonly target: StatusTarget;
  readonly to: ChosenStatus;
  readonly close: () => void;
}) {
  const { target, to, close } = props;
  return (
    <ConfirmDialog
      title={words.confirmTitle[to](target.title)}
      sentences={[
        ...(target.status === 'published' ? [words.visitorsLoseIt] : []),
        words.confirmText[to],
        ...(target.publishOn === null ? [] : [words.planLost]),
      ]}
      cancel={words.cancel}
      submit={words.confirmDo[to]}
      act={() => target.change(to)}
      onClose={close}
      onDone={() => {
        sayDone(target, words.done[to]);
        close();
      }}
    />
  );
}
