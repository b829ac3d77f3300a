import { Alert, Button, Group, Radio, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { CallFailure } from '@vitrine/contracts/client.ts';
import type { Letter } from '@vitrine/contracts/letters.ts';
import { isScheduleTime, letterFaults } from '@vitrine/domain/letter/letter.ts';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { client, sentenceOf } from '../../app/client.ts';
import { useMe } from '../../app/session.ts';
import { letters as text } from '../../text/en-letters.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { focusHeading, focusPlace } from '../../ui/focus-place.ts';
import { Counted } from './counted.tsx';
import { keepLetter } from './letter-queries.ts';
import { recipientsOf } from './letter-values.ts';
import styles from './letters.module.css';

/** Sends a stored letter, now or at a time of the site's clock; or says what it lacks. */
export function SendDialog({ letter, onClose }: { readonly letter: Letter; readonly onClose: () => void }) {
  const { timeZone } = useMe().website;
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [time, setTime] = useState('');
  const [isTimeMissing, setTimeMissing] = useState(false);
  const timeField = useRef<HTMLInputElement>(null);
  const fault = useRef<HTMLDivElement>(null);
  const send = useMutation({
    mutationFn: () =>
      client.call('POST', '/api/admin/letters/:id/send', {
        params: { id: letter.id },
        body: { revision: letter.revision, sendsAt: when === 'now' ? null : time.slice(0, 16) },
      }),
    onSuccess: (sent) => {
      onClose();
      keepLetter(sent);
      notifications.show({ message: when === 'now' ? text.sendingStarted : text.scheduled });
      // The progress is shown in place of the editor, with a heading of its own.
      requestAnimationFrame(focusHeading);
    },
  });
  const { sendsAt: refusedTime, ...lacking } = send.error instanceof CallFailure ? send.error.fields : {};
  const problem = isTimeMissing ? text.timeMissing : refusedTime;
  const faults = [...new Set([...Object.values(letterFaults(letter)), ...Object.values(lacking)])];
  useEffect(() => {
    // What the letter itself lacks is mended outside of the dialog, and said in it.
    if (send.error !== null) focusPlace(refusedTime === undefined ? fault.current : timeField.current);
  }, [send.error, refusedTime]);
  /** What was wrong before is not wrong with another time. */
  const forget = () => {
    setTimeMissing(false);
    if (!send.isPending) send.reset();
  };
  const to = recipientsOf(letter);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // The dialog is inside the screen's form.
    event.stopPropagation();
    if (send.isPending) return;
    if (when === 'later' && !isScheduleTime(time.slice(0, 16))) {
      setTimeMissing(true);
      timeField.current?.focus();
    } else send.mutate();
  };
  return (
    <Dialog
      opened
      onClose={send.isPending ? () => undefined : onClose}
      title={text.sendTitle}
      closeOnClickOutside={false}
    >
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          {faults.length > 0 ? (
            <Alert ref={fault} color="yellow" variant="light" role="alert" title={text.fix}>
              <ul className={styles['faults']}>
                {faults.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </Alert>
          ) : (
            send.isError &&
            problem === undefined && (
              <Alert ref={fault} color="red" variant="light" role="alert">
                {sentenceOf(send.error)}
              </Alert>
            )
          )}
          {to !== '' && (
            <div>
              <Text size="sm">{`${text.recipients}: ${to}`}</Text>
              <Counted listId={letter.listId ?? ''} segmentId={letter.segmentId ?? ''} />
            </div>
          )}
          <Radio.Group
            label={text.when}
            value={when}
            onChange={(value) => {
              setWhen(value === 'later' ? 'later' : 'now');
              forget();
            }}
          >
            <Stack gap="xs" mt="xs">
              <Radio value="now" label={text.sendNow} description={text.sendNowHint} />
              <Radio value="later" label={text.sendLater} description={text.sendLaterHint(timeZone)} />
            </Stack>
          </Radio.Group>
          {when === 'later' && (
            <TextInput
              ref={timeField}
              type="datetime-local"
              label={text.time}
              value={time}
              error={problem}
              onChange={(event) => {
                setTime(event.currentTarget.value);
                forget();
              }}
            />
          )}
          {!letter.isMailSent && <Text size="sm">{text.noServer}</Text>}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose} disabled={send.isPending} data-autofocus>
              {text.cancel}
            </Button>
            <BusyButton
              type="submit"
              loading={send.isPending}
              disabled={Object.keys(letterFaults(letter)).length > 0}
            >
              {when === 'now' ? text.sendSubmit : text.scheduleSubmit}
            </BusyButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
