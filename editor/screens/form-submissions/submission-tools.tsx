import { Button, NativeSelect } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import type { Submission } from '@vitrine/contracts/form-submissions.ts';
import { useState } from 'react';
import { formSubmissions as text } from '../../text/en-form-submissions.ts';
import { MailIcon } from '../../ui/icons.tsx';
import { useShowTime } from '../../ui/show-time.ts';
import { changeSubmission, offeredActions, type SubmissionAction } from './change-submission.ts';
import { ReplyDialog } from './reply-dialog.tsx';
import { colleaguesQuery } from './submission-queries.ts';
import styles from './submissions.module.css';

/** The shortcut of each action. */
const keys: Readonly<Record<SubmissionAction, string>> = {
  read: 'u',
  unread: 'u',
  spam: 's',
  'not-spam': 's',
  delete: 'd',
  restore: 'd',
};

/** What can be done with a submission: answered, assigned, moved. */
export function SubmissionTools(props: {
  readonly submission: Submission;
  readonly onAction: (action: SubmissionAction) => void;
}) {
  const { submission } = props;
  const times = useShowTime();
  const [isReplying, setReplying] = useState(false);
  return (
    <div className={styles['tools']}>
      {submission.email !== '' && (
        <Button onClick={() => setReplying(true)} leftSection={<MailIcon size={16} />}>
          {text.reply}
        </Button>
      )}
      {offeredActions(submission).map((action) => (
        <Button
          key={action}
          variant="default"
          aria-keyshortcuts={keys[action]}
          onClick={() => props.onAction(action)}
        >
          {text.actions[action]}
        </Button>
      ))}
      <Assign submission={submission} />
      {isReplying && (
        <ReplyDialog
          submission={submission}
          when={times.moment(submission.receivedOn)}
          onClose={() => setReplying(false)}
        />
      )}
    </div>
  );
}

/** Who takes care of it. */
function Assign({ submission: { id, assignedTo } }: { readonly submission: Submission }) {
  const colleagues = useQuery(colleaguesQuery).data?.colleagues ?? [];
  const isOther = assignedTo !== null && !colleagues.some((one) => one.id === assignedTo.id);
  const assign = async (to: string): Promise<void> => {
    const now = await changeSubmission(id, { assignedTo: to === '' ? null : to });
    if (now === null) return;
    notifications.show({
      message: now.assignedTo === null ? text.assignedNobody : text.assigned(now.assignedTo.name),
    });
  };
  return (
    <NativeSelect
      className={styles['assign'] ?? ''}
      label={text.assign}
      value={assignedTo?.id ?? ''}
      data={[
        { value: '', label: text.nobody },
        ...(isOther ? [{ value: assignedTo.id, label: assignedTo.name }] : []),
        ...colleagues.map((one) => ({ value: one.id, label: one.name })),
      ]}
      onChange={(event) => void assign(event.currentTarget.value)}
    />
  );
}
