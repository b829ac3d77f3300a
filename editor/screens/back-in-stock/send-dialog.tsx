import { notifications } from '@mantine/notifications';
import type { SignUpGroup } from '@vitrine/contracts/admin-back-in-stock.ts';
import { backInStock as text } from '../../text/en-back-in-stock.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useShowNumber } from '../../ui/show-money.ts';
import { isAvailable, nameOfGroup, reloadGroups, sendGroups } from './back-in-stock-calls.ts';

/** Asks before mails are written to those who wait for some variants, and reports what became of it. */
export function SendDialog({ groups, onClose }: { groups: readonly SignUpGroup[]; onClose: () => void }) {
  const show = useShowNumber();
  const [first] = groups;
  const only = groups.length === 1 ? first : undefined;
  const count = groups.reduce((sum, { waiting }) => sum + waiting, 0);
  const isMore = groups.some((group) => group.isMore);
  const isFew = only !== undefined && !only.unlimited && only.quantity > 0 && only.quantity < only.waiting;
  return (
    <ConfirmDialog
      title={only === undefined ? text.ask.allTitle : text.ask.title(nameOfGroup(only))}
      sentences={[
        text.ask.who(show, count, isMore),
        ...(only !== undefined && !isAvailable(only) ? [text.ask.soldOut] : []),
        ...(isFew ? [text.ask.few(show, only.quantity)] : []),
        text.ask.final,
      ]}
      cancel={text.ask.cancel}
      submit={text.ask.submit}
      act={() => sendGroups(groups)}
      onFailed={reloadGroups}
      onClose={onClose}
      onDone={({ sent, queued, leftOut }) => {
        const left = leftOut > 0 ? [text.leftOut(show, leftOut)] : [];
        notifications.show({ message: [text.sent(show, sent, queued), ...left].join(' ') });
        onClose();
        reloadGroups();
      }}
    />
  );
}
