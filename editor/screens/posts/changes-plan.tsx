import { Alert, Button, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import type { PostDetail } from '@vitrine/contracts/posts.ts';
import { type ReactNode, useRef, useState } from 'react';
import { client, sentenceOf } from '../../app/client.ts';
import { posts as text } from '../../text/en-posts.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { focusPlace } from '../../ui/focus-place.ts';
import { showUndo } from '../../ui/show-undo.tsx';
import { useShowTime } from '../../ui/show-time.ts';
import { SchedulePostDialog } from './schedule-post-dialog.tsx';
import type { PostForm } from './use-post-form.ts';

/** Plans when the changes of a post are published, or gives that up with null; what was typed is saved before. */
async function changePlan(form: PostForm, publishOn: string | null): Promise<PostDetail | null> {
  // A refused save leads to its fields.
  if (form.state !== 'saved' && !(await form.save())) return null;
  const params = { id: form.stored.id };
  // A time is chosen knowingly: what somebody else has saved meanwhile does not stand against it.
  const { revision } = await client.call('GET', '/api/admin/posts/:id', { params });
  const path = '/api/admin/posts/:id/planned-changes';
  return publishOn === null
    ? client.call('DELETE', path, { params, query: { revision } })
    : client.call('PUT', path, { params, body: { revision, publishOn } });
}

/** The plan of a post's changes; `onPlanned` gets the time it had before. */
function usePlan(form: PostForm, onPlanned: (now: PostDetail, before: string | null) => void) {
  return useMutation({
    mutationFn: (publishOn: string | null) => changePlan(form, publishOn),
    onSuccess: (now) => {
      if (now === null) return;
      const before = form.stored.changesOn;
      form.adopt(now);
      onPlanned(now, before);
    },
  });
}

/** What is written of a published post and not shown yet, and when it will be. `publish` is what shows it at once. */
export function ChangesPlan({ form, publish }: { readonly form: PostForm; readonly publish: ReactNode }) {
  const { hasChanges, changesOn, changesFailed } = form.stored;
  const times = useShowTime();
  const line = useRef<HTMLParagraphElement>(null);
  const [isPlanning, setPlanning] = useState(false);
  // Undo of a plan that was given up would put its time in the place of a newer one.
  const hideUndo = useRef<() => void>(null);
  const sayPlanned = ({ changesOn: time }: PostDetail) => {
    hideUndo.current?.();
    if (time !== null) notifications.show({ message: text.changesPlanned(times.moment(time)) });
    // The pressed button has made way for another.
    focusPlace(line.current);
  };
  const again = usePlan(form, sayPlanned);
  const plan = usePlan(form, (now, before) => {
    sayPlanned(now);
    if (now.changesOn === null && before !== null)
      hideUndo.current = showUndo({
        message: text.changesGivenUp,
        label: text.undo,
        undo: () => again.mutate(before),
      });
  });
  const refusal = plan.error ?? again.error;
  if (!hasChanges && changesOn === null && !changesFailed) return null;
  return (
    <>
      <Text ref={line} size="sm" tabIndex={-1}>
        {changesOn === null ? text.changesWait : text.changesOn(times.moment(changesOn))}
      </Text>
      {changesFailed && (
        <Alert color="yellow" variant="light" p="sm">
          {text.changesFailed}
        </Alert>
      )}
      {refusal !== null && (
        <Alert color="red" variant="light" role="alert" p="sm">
          {sentenceOf(refusal)}
        </Alert>
      )}
      {publish}
      <Button variant="default" onClick={() => setPlanning(true)}>
        {changesOn === null ? text.scheduleChanges : text.reschedule}
      </Button>
      {changesOn !== null && (
        <BusyButton
          variant="default"
          loading={plan.isPending && plan.variables === null}
          onClick={() => plan.mutate(null)}
        >
          {text.giveUpChanges}
        </BusyButton>
      )}
      {isPlanning && (
        <SchedulePostDialog
          title={text.scheduleChangesTitle}
          lead={text.scheduleChangesText}
          publishOn={changesOn}
          schedule={(publishOn) => plan.mutateAsync(publishOn)}
          close={() => setPlanning(false)}
        />
      )}
    </>
  );
}
