import { Anchor, Button, Group, Progress, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import type { Letter, LetterProgress } from '@vitrine/contracts/letters.ts';
import { mayDo } from '@vitrine/domain/letter/letter-states.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { client, sentenceOf } from '../../app/client.ts';
import { letters as text } from '../../text/en-letters.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import screen from '../../ui/screen.module.css';
import { useShowNumber } from '../../ui/show-money.ts';
import { useShowTime } from '../../ui/show-time.ts';
import { Tone } from '../../ui/tone.tsx';
import { keepLetter } from './letter-queries.ts';
import { StoredPreview } from './letter-preview.tsx';
import { recipientsOf } from './letter-values.ts';
import styles from './letters.module.css';
import { MoreActions } from './more-actions.tsx';
import { statusTones } from './status-tones.ts';

/** A letter that is scheduled, being sent, sent or canceled: how far it is, and what can be done about that. */
export function LetterProgressView({ letter }: { readonly letter: Letter }) {
  const times = useShowTime();
  const { status, progress, path, sendsOn, isMailSent } = letter;
  const to = recipientsOf(letter);
  return (
    <>
      <div className={screen['head']}>
        <Title order={1} className={`${screen['title']} ${screen['grow']}`}>
          {letter.subject}
        </Title>
        <Tone tone={statusTones[status]}>{text.statuses[status]}</Tone>
        <MoreActions letter={letter} />
      </div>
      <div className={styles['editor']}>
        <div className={screen['stack']}>
          <Card title={text.progress}>
            {to !== '' && <Text size="sm">{`${text.recipients}: ${to}`}</Text>}
            {sendsOn !== null && <Text size="sm">{text.scheduledFor(times.moment(sendsOn))}</Text>}
            {progress !== null && <Counts progress={progress} isSent={status === 'sent'} />}
            {!isMailSent && status === 'sending' && <Text size="sm">{text.noServer}</Text>}
            <Actions letter={letter} />
            {path !== null && (
              <Anchor href={path} target="_blank" rel="noreferrer" size="sm">
                {text.seeOnSite}
              </Anchor>
            )}
            {progress !== null && (
              <Anchor component={Link} to="/mail?kind=letter" size="sm">
                {text.seeOutbox}
              </Anchor>
            )}
          </Card>
        </div>
        <StoredPreview letter={letter} />
      </div>
    </>
  );
}

const percent = (count: number, of: number): number => (of === 0 ? 0 : Math.round((count / of) * 100));

function Counts({ progress, isSent }: { readonly progress: LetterProgress; readonly isSent: boolean }) {
  const show = useShowNumber();
  const times = useShowTime();
  const { total, written, waiting, failed, suppressed, skipped, opened, clicked } = progress;
  const leftOut = skipped.reduce((sum, { count }) => sum + count, 0);
  const mailed = Math.max(0, written - waiting - failed - suppressed);
  // Whoever was erased since is neither written to nor left out, and waited for no more.
  const rest = isSent ? 0 : Math.max(0, total - written - leftOut);
  const facts: readonly (readonly [string, string])[] = [
    [text.total, show(total)],
    [text.mailed, show(mailed)],
    ...some(text.waiting, waiting),
    ...some(text.failed, failed),
    ...some(text.heldBack, suppressed),
    ...skipped.map(({ reason, count }) => [`${text.skipped}: ${text.reasons[reason]}`, show(count)] as const),
    ...some(text.notYet, rest),
    ...read(text.opened, opened),
    ...read(text.clicked, clicked),
    [text.started, times.moment(progress.startedOn)],
    ...(progress.finishedOn === null ? [] : [[text.finished, times.moment(progress.finishedOn)] as const]),
  ];
  function some(label: string, count: number): readonly (readonly [string, string])[] {
    return count === 0 ? [] : [[label, show(count)]];
  }
  function read(label: string, count: number | null): readonly (readonly [string, string])[] {
    return count === null ? [] : [[label, text.share(show, count, percent(count, mailed))]];
  }
  return (
    <>
      <Progress
        value={percent(total - rest - waiting, total)}
        aria-label={text.progress}
        size="lg"
        radius="xl"
      />
      <dl className={styles['facts']}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {(opened !== null || clicked !== null) && (
        <Text size="xs" c="dimmed">
          {text.approximate}
        </Text>
      )}
    </>
  );
}

const failed = (error: unknown) => notifications.show({ color: 'red', message: sentenceOf(error) });

function Actions({ letter }: { readonly letter: Letter }) {
  const [isStopping, setStopping] = useState(false);
  const params = { id: letter.id };
  const may = (action: Parameters<typeof mayDo>[0]): boolean =>
    mayDo(action, { status: letter.status, isDeleted: false });
  const pause = useMutation({
    mutationFn: () => client.call('POST', '/api/admin/letters/:id/pause', { params }),
    onSuccess: keepLetter,
    onError: failed,
  });
  const resume = useMutation({
    mutationFn: () => client.call('POST', '/api/admin/letters/:id/resume', { params }),
    onSuccess: keepLetter,
    onError: failed,
  });
  const unschedule = useMutation({
    mutationFn: () => client.call('POST', '/api/admin/letters/:id/unschedule', { params }),
    onSuccess: keepLetter,
    onError: failed,
  });
  if (!(['unschedule', 'pause', 'resume', 'cancel'] as const).some(may)) return null;
  return (
    <Group gap="sm">
      {may('unschedule') && (
        <BusyButton
          variant="default"
          title={text.unscheduleHint}
          loading={unschedule.isPending}
          onClick={() => unschedule.mutate()}
        >
          {text.unschedule}
        </BusyButton>
      )}
      {may('pause') && (
        <BusyButton variant="default" loading={pause.isPending} onClick={() => pause.mutate()}>
          {text.pause}
        </BusyButton>
      )}
      {may('resume') && (
        <BusyButton loading={resume.isPending} onClick={() => resume.mutate()}>
          {text.resume}
        </BusyButton>
      )}
      {may('cancel') && (
        <Button variant="default" onClick={() => setStopping(true)}>
          {text.stop}
        </Button>
      )}
      {isStopping && (
        <ConfirmDialog
          title={text.stopTitle}
          sentences={[text.stopWhat]}
          cancel={text.cancel}
          submit={text.stopSubmit}
          isFinal
          act={() => client.call('POST', '/api/admin/letters/:id/cancel', { params })}
          onClose={() => setStopping(false)}
          onDone={(canceled) => {
            setStopping(false);
            keepLetter(canceled);
          }}
        />
      )}
    </Group>
  );
}
