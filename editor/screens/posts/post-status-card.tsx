import { Alert, Button, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { CallFailure } from '@vitrine/contracts/client.ts';
import type { PostDetail } from '@vitrine/contracts/posts.ts';
import type { ItemStatus } from '@vitrine/domain/content/content.ts';
import { statusLabels, statusTransitions } from '@vitrine/domain/content/content-status.ts';
import { useRef, useState } from 'react';
import { client, sentenceOf } from '../../app/client.ts';
import { useMe } from '../../app/session.ts';
import { posts as text } from '../../text/en-posts.ts';
import { written } from '../../text/en-written.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { focusPlace } from '../../ui/focus-place.ts';
import { DateTimeField } from '../../ui/form/text-fields.tsx';
import { pageStatusTones } from '../../ui/page-status-tones.ts';
import { useShowTime } from '../../ui/show-time.ts';
import { Tone } from '../../ui/tone.tsx';
import { ProductCard as Card } from '../products/product-card.tsx';
import { ChangesPlan } from './changes-plan.tsx';
import { SchedulePostDialog } from './schedule-post-dialog.tsx';
import type { PostForm } from './use-post-form.ts';

interface StatusChange {
  readonly status: ItemStatus;
  /** For a planned publication, ISO 8601. */
  readonly publishOn?: string;
}

/** A status that is chosen by itself; the others come with publishing. */
const chosen = ['draft', 'needs-review', 'private', 'deprecated'] as const;

/** Changes the status of a post; what was typed is saved before. */
function useStatusChange(form: PostForm, onChanged: () => void) {
  return useMutation({
    mutationFn: async (change: StatusChange): Promise<PostDetail | null> => {
      // A refused save leads to its fields.
      if (form.state !== 'saved' && !(await form.save())) return null;
      const params = { id: form.stored.id };
      // A status is chosen knowingly: what somebody else has saved meanwhile does not stand against it.
      const { revision } = await client.call('GET', '/api/admin/posts/:id', { params });
      const body = { revision, ...change };
      return client.call('POST', '/api/admin/posts/:id/status', { params, body });
    },
    onSuccess: (changed) => {
      if (changed === null) return;
      form.adopt(changed);
      notifications.show({ message: text.statusDone(statusLabels[changed.status]) });
      onChanged();
    },
  });
}

function refusalOf(error: unknown): string {
  if (!(error instanceof CallFailure)) return sentenceOf(error);
  if (error.code === 'DRAFT_INCOMPLETE') return text.halfMade;
  return error.fields['startsAt'] ?? error.message;
}

/** Who sees the post, and what can be done about it. */
export function PostStatusCard({ form }: { readonly form: PostForm }) {
  const { kind, status, publishedOn, hasChanges } = form.stored;
  const times = useShowTime();
  const { timeZone } = useMe().website;
  const line = useRef<HTMLParagraphElement>(null);
  const [isScheduling, setScheduling] = useState(false);
  // The pressed button has made way for another.
  const change = useStatusChange(form, () => focusPlace(line.current));
  const sentence =
    status === 'published'
      ? text.published(times.day(publishedOn))
      : status === 'scheduled'
        ? text.scheduled(times.moment(publishedOn))
        : text.statusLines[status];
  const button = (label: string, to: ItemStatus, isMain = false) => (
    <BusyButton
      key={to}
      {...(isMain ? {} : { variant: 'default' })}
      loading={change.isPending && change.variables.status === to}
      onClick={() => change.mutate({ status: to })}
    >
      {label}
    </BusyButton>
  );
  return (
    <Card title={text.statusHead} side={<Tone tone={pageStatusTones[status]}>{statusLabels[status]}</Tone>}>
      <Text ref={line} size="sm" tabIndex={-1}>
        {sentence}
      </Text>
      {status === 'published' && (
        <DateTimeField
          field={form.field('publishedOn')}
          label={text.publishedOn}
          hint={text.publishedOnHint(timeZone)}
        />
      )}
      {change.isError && (
        <Alert color="red" variant="light" role="alert" p="sm">
          {refusalOf(change.error)}
        </Alert>
      )}
      {statusTransitions[status].includes('published') &&
        button(status === 'scheduled' ? text.publishNow : text.publish, 'published', true)}
      {status === 'published' && (
        <ChangesPlan form={form} publish={hasChanges && button(text.publishChanges, 'published', true)} />
      )}
      {(statusTransitions[status].includes('scheduled') || status === 'scheduled') && (
        <Button variant="default" onClick={() => setScheduling(true)}>
          {status === 'scheduled' ? text.reschedule : text.schedule}
        </Button>
      )}
      {chosen.filter((to) => statusTransitions[status].includes(to)).map((to) => button(text.to[to], to))}
      {isScheduling && (
        <SchedulePostDialog
          title={written[kind].scheduleTitle}
          lead={text.scheduleText}
          publishOn={status === 'scheduled' ? publishedOn : null}
          schedule={(publishOn) => change.mutateAsync({ status: 'scheduled', publishOn })}
          close={() => setScheduling(false)}
        />
      )}
    </Card>
  );
}
