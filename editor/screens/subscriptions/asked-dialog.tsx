import { notifications } from '@mantine/notifications';
import type { SubscriptionDetail } from '@vitrine/contracts/admin-subscriptions.ts';
import { sentenceOf } from '../../app/client.ts';
import { subscriptions as text } from '../../text/en-subscriptions.ts';
import { useShowNumber } from '../../ui/show-money.ts';
import { useShowTime } from '../../ui/show-time.ts';
import { showUndo } from '../../ui/show-undo.tsx';
import { AddressDialog } from './address-dialog.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { ContentsDialog } from './contents-dialog.tsx';
import { type AskedChange, changeSubscription } from './use-subscription-change.ts';

/** What an owner does to a subscription. */
export type Asked = 'pause' | 'resume' | 'skip' | 'contents' | 'address' | 'cancel' | 'keep' | 'retry';

/** The dialog of a change, and what is said when it was made. */
export function AskedDialog(props: {
  asked: Asked;
  subscription: SubscriptionDetail;
  onClose: () => void;
  /** '' where a notice with Undo says it. */
  onSaid: (message: string) => void;
}) {
  const { asked, subscription, onClose, onSaid } = props;
  const times = useShowTime();
  const show = useShowNumber();
  const { periodEndsOn, skippedTo, failure } = subscription;
  const next = ({ nextChargeOn }: SubscriptionDetail) =>
    nextChargeOn === null ? text.none : times.day(nextChargeOn);
  const common = { subscription, onClose, onDone: () => onSaid(text.saved) };
  const undoable = (message: string, counter: AskedChange) => (changed: SubscriptionDetail) => {
    onSaid('');
    offerUndo(message, changed, counter);
  };
  switch (asked) {
    case 'pause':
      return (
        <ChangeDialog
          {...common}
          title={text.pauseTitle}
          sentences={[text.pauseText]}
          submit={text.pause}
          change={(mail) => ({ action: 'pause', mail })}
          onDone={(changed, mail) => undoable(text.paused, { action: 'resume', mail })(changed)}
        />
      );
    case 'resume':
      return (
        <ChangeDialog
          {...common}
          title={text.resumeTitle}
          sentences={[text.resumeText]}
          submit={text.resume}
          change={(mail) => ({ action: 'resume', mail })}
          onDone={(changed, mail) => undoable(text.resumed, { action: 'pause', mail })(changed)}
        />
      );
    case 'skip':
      return (
        <ChangeDialog
          {...common}
          title={text.skipTitle}
          sentences={[text.skipText(times.day(periodEndsOn), times.day(skippedTo ?? periodEndsOn))]}
          submit={text.skip}
          change={(mail) => ({ action: 'skip', mail })}
          onDone={(changed) => onSaid(text.skipped(next(changed)))}
        />
      );
    case 'keep':
      return (
        <ChangeDialog
          {...common}
          title={text.keepTitle}
          sentences={[text.keepText(times.day(periodEndsOn))]}
          submit={text.keep}
          change={(mail) => ({ action: 'keep', mail })}
          onDone={() => onSaid(text.kept)}
        />
      );
    case 'retry': {
      const [at, most] = [(failure?.tries ?? 0) + 1, failure?.mostTries ?? 0];
      return (
        <ChangeDialog
          {...common}
          title={text.retryTitle}
          sentences={[text.retryText(show, at, most), ...(at >= most ? [text.retryLast] : [])]}
          submit={text.retry}
          mailStart={null}
          change={() => ({ action: 'retry' })}
          onDone={(changed) => onSaid(retriedMessage(changed))}
        />
      );
    }
    case 'contents':
      return <ContentsDialog {...common} onDone={() => onSaid(text.changed)} />;
    case 'address':
      return <AddressDialog {...common} onDone={() => onSaid(text.addressSaved)} />;
    case 'cancel':
      return (
        <CancelDialog
          {...common}
          onDone={(changed, mail) => {
            if (changed.can.keep)
              undoable(text.ending(times.day(changed.periodEndsOn)), { action: 'keep', mail })(changed);
            else onSaid(text.canceledNow);
          }}
        />
      );
  }
}

function retriedMessage({ status, isBeingCharged, delay }: SubscriptionDetail): string {
  if (status === 'canceled') return text.retryEnded;
  if (status !== 'past-due') return text.retried;
  return isBeingCharged || delay !== null ? text.retryOpen : text.retryFailed;
}

/** A notice whose Undo makes the change that takes this one back. */
function offerUndo(message: string, changed: SubscriptionDetail, counter: AskedChange): void {
  showUndo({
    message,
    label: text.undo,
    undo: async () => {
      try {
        await changeSubscription(changed, counter);
      } catch (error) {
        notifications.show({ color: 'red', message: sentenceOf(error) });
      }
    },
  });
}
