import { Anchor, Group, Switch, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { CartReminderSettings } from '@vitrine/contracts/abandoned-carts.ts';
import { REMINDER_HOURS } from '@vitrine/domain/cart/cart-reminders.ts';
import { type FormEvent, useState } from 'react';
import { client, sentenceOf, updateCache } from '../../app/client.ts';
import { abandonedCarts } from '../../text/en-abandoned-carts.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import screen from '../../ui/screen.module.css';
import styles from './abandoned-carts.module.css';

const text = abandonedCarts.settings;
const KEY = ['abandoned-carts', 'settings'];

/** The switch for emails without the owner, and how long they wait. */
export function ReminderCard() {
  /** What was switched to while it is being saved: the switch follows the press at once. */
  const [switched, setSwitched] = useState<boolean | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const settings = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => client.call('GET', '/api/admin/abandoned-carts/settings', {}, signal),
  });
  const change = useMutation({
    mutationFn: (body: CartReminderSettings) =>
      client.call('PUT', '/api/admin/abandoned-carts/settings', { body }),
    onSuccess: (now) => {
      const isSwitched = now.automatic !== settings.data?.automatic;
      updateCache(KEY, () => now);
      setTyped(null);
      notifications.show({ message: isSwitched ? (now.automatic ? text.on : text.off) : text.saved });
    },
    onError: (error) => notifications.show({ message: sentenceOf(error), color: 'red' }),
    onSettled: () => setSwitched(null),
  });
  const stored = settings.data;
  const hours = typed ?? String(stored?.hours ?? REMINDER_HOURS.default);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (stored === undefined || change.isPending) return;
    const number = /^\d{1,3}$/.test(hours.trim()) ? Number(hours.trim()) : 0;
    if (number < REMINDER_HOURS.least || number > REMINDER_HOURS.most) {
      setProblem(text.hoursInvalid(REMINDER_HOURS.least, REMINDER_HOURS.most));
      return;
    }
    change.mutate({ automatic: stored.automatic, hours: number });
  };
  return (
    <section className={`${screen['sheet']} ${screen['card']} ${screen['stack']} ${styles['settings']}`}>
      <Switch
        label={text.label}
        description={text.hint}
        checked={switched ?? stored?.automatic ?? false}
        disabled={stored === undefined}
        onChange={(event) => {
          if (stored === undefined || change.isPending) return;
          const { checked } = event.currentTarget;
          setSwitched(checked);
          change.mutate({ ...stored, automatic: checked });
        }}
      />
      {stored?.automatic === true && (
        <form onSubmit={submit} noValidate>
          <Group gap="sm" align="flex-end">
            <TextInput
              label={text.hours}
              inputMode="numeric"
              autoComplete="off"
              maw={220}
              value={hours}
              onChange={(event) => {
                setTyped(event.currentTarget.value);
                setProblem(null);
              }}
              error={problem}
            />
            {typed !== null && typed !== String(stored.hours) && (
              <BusyButton type="submit" variant="default" loading={change.isPending}>
                {text.save}
              </BusyButton>
            )}
          </Group>
        </form>
      )}
      <Anchor
        href="/api/admin/mails/previews/cart-reminder"
        target="_blank"
        rel="noopener"
        size="sm"
        underline="always"
        className={styles['link'] ?? ''}
      >
        {text.preview}
      </Anchor>
    </section>
  );
}
