import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { pageEditor as words } from '../../text/en-page-editor.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Saving } from './use-saving.ts';

/** Says that another person or tab has the page: look at it, or take it over. */
export function LockNotice({ saving }: { readonly saving: Saving }) {
  const { lock } = saving;
  const [seen, setSeen] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  if (lock === null) return null;
  const key = `${lock.state} ${lock.holder.name} ${lock.holder.since}`;
  const sentence =
    lock.state === 'lost'
      ? words.lostText(lock.holder.name)
      : lock.holder.isSamePerson
        ? words.lockedByYou
        : words.lockedBy(lock.holder.name);
  const takeOver = async (): Promise<void> => {
    setBusy(true);
    await saving.takeOver().finally(() => setBusy(false));
  };
  return (
    <Dialog
      opened={seen !== key}
      onClose={() => setSeen(key)}
      title={lock.state === 'lost' ? words.lostTitle : words.lockedTitle}
      centered
    >
      <Text size="sm" mb="md">
        {sentence}
      </Text>
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={() => setSeen(key)}>
          {words.look}
        </Button>
        <BusyButton loading={isBusy} onClick={() => void takeOver()}>
          {lock.holder.isSamePerson || lock.state === 'lost' ? words.editHere : words.takeOver}
        </BusyButton>
      </Group>
    </Dialog>
  );
}
