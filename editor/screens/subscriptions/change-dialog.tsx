import { Alert, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import type { SubscriptionDetail } from '@vitrine/contracts/admin-subscriptions.ts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { sentenceOf } from '../../app/client.ts';
import { subscriptions as text } from '../../text/en-subscriptions.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useShowTime } from '../../ui/show-time.ts';
import { type AskedChange, useSubscriptionChange } from './use-subscription-change.ts';

/** What every dialog that changes a subscription is given. */
export interface ChangeProps {
  readonly subscription: SubscriptionDetail;
  readonly onClose: () => void;
  readonly onDone: (changed: SubscriptionDetail, hasMail: boolean) => void;
}

/**
 * Asks for a change of a subscription, with a choice about the mail to its customer. When it has changed meanwhile the
 * dialog shows the present state and keeps what was typed; the next attempt is made with that.
 */
export function ChangeDialog(
  props: ChangeProps & {
    readonly title: string;
    readonly sentences: readonly string[];
    readonly submit: string;
    /** Whether something ends by it: the button is red. */
    readonly isFinal?: boolean;
    /** Null: the mail is not a choice. */
    readonly mailStart?: boolean | null;
    readonly mailNote?: string;
    /** The change; null where the form says what is missing. */
    readonly change: (hasMail: boolean) => AskedChange | null;
    readonly children?: (form: {
      readonly problems: Readonly<Record<string, string>>;
      readonly forget: (field: string) => void;
    }) => ReactNode;
  },
) {
  const { subscription, mailStart = true } = props;
  const [hasMail, setMail] = useState(mailStart ?? true);
  const { sheet, busy, failure, isStale, problems, forget, run } = useSubscriptionChange(subscription);
  const times = useShowTime();
  const close = () => {
    if (!busy) props.onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const change = props.change(hasMail);
    if (change !== null) void run(change, (changed) => props.onDone(changed, hasMail));
  };
  const { status, nextChargeOn } = subscription;
  return (
    <Dialog opened onClose={close} title={props.title} closeOnClickOutside={false}>
      <form ref={sheet} onSubmit={submit} noValidate>
        <Stack gap="md">
          {failure !== null && (
            <Alert color="red" variant="light" role="alert">
              {sentenceOf(failure)}
              {isStale && (
                <div>
                  {text.presentState(
                    text.statuses[status],
                    nextChargeOn === null ? text.none : times.day(nextChargeOn),
                  )}
                </div>
              )}
            </Alert>
          )}
          {props.sentences.map((sentence) => (
            <Text key={sentence} size="sm">
              {sentence}
            </Text>
          ))}
          {props.children?.({ problems, forget })}
          {props.mailNote !== undefined && (
            <Text size="sm" c="dimmed">
              {props.mailNote}
            </Text>
          )}
          {mailStart !== null && props.mailNote === undefined && (
            <Checkbox
              label={text.mail}
              checked={hasMail}
              onChange={(event) => setMail(event.currentTarget.checked)}
            />
          )}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={close} disabled={busy}>
              {text.close}
            </Button>
            <BusyButton
              type="submit"
              loading={busy}
              {...(props.isFinal === true ? { color: 'red.8' } : {})}
              {...(props.children === undefined ? { 'data-autofocus': true } : {})}
            >
              {props.submit}
            </BusyButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
