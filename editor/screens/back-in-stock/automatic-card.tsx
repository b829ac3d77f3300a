import { Anchor, Switch, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { client, sentenceOf, updateCache } from '../../app/client.ts';
import { backInStock } from '../../text/en-back-in-stock.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import screen from '../../ui/screen.module.css';

const text = backInStock.automatic;
const KEY = ['back-in-stock', 'settings'];

const save = (automatic: boolean) =>
  client.call('PUT', '/api/admin/back-in-stock/settings', { body: { automatic } });

/**
 * The switch for mails without the owner. `isSomeInStock`: people wait for what is there already, who may get theirs as
 * soon as it is on.
 */
export function AutomaticCard({ isSomeInStock }: { isSomeInStock: boolean }) {
  /** What was switched to while it is being saved: the switch follows the press at once. */
  const [switched, setSwitched] = useState<boolean | null>(null);
  const [isAsked, setAsked] = useState(false);
  const settings = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => client.call('GET', '/api/admin/back-in-stock/settings', {}, signal),
  });
  const keep = (now: NonNullable<typeof settings.data>) => {
    updateCache(KEY, () => now);
    notifications.show({ message: now.automatic ? text.on : text.off });
  };
  const change = useMutation({
    mutationFn: save,
    onSuccess: keep,
    onError: (error) => notifications.show({ message: sentenceOf(error), color: 'red' }),
    onSettled: () => setSwitched(null),
  });
  const isOn = settings.data?.automatic ?? false;
  return (
    <section className={`${screen['sheet']} ${screen['card']}`}>
      {settings.data?.isOffered === false && (
        <Text size="sm" mb="sm">
          {backInStock.offNote}{' '}
          <Anchor component={Link} to="/settings/store#restock.enabled" inherit underline="always">
            {backInStock.offLink}
          </Anchor>
        </Text>
      )}
      <Switch
        label={text.label}
        description={text.hint}
        checked={switched ?? isOn}
        disabled={settings.data === undefined}
        onChange={(event) => {
          if (change.isPending) return;
          const { checked } = event.currentTarget;
          if (checked && isSomeInStock) setAsked(true);
          else {
            setSwitched(checked);
            change.mutate(checked);
          }
        }}
      />
      {isAsked && (
        <ConfirmDialog
          title={text.askTitle}
          sentences={[text.ask]}
          cancel={text.cancel}
          submit={text.askSubmit}
          act={() => save(true)}
          onClose={() => setAsked(false)}
          onDone={(now) => {
            setAsked(false);
            keep(now);
          }}
        />
      )}
    </section>
  );
}
