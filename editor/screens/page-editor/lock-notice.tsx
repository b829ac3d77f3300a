import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { sentenceOf } from '../../app/client.ts';
import { pageEditor as words } from '../../text/en-page-editor.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './lock.module.css';
import type { Saving } from './use-saving.ts';

type Lock = NonNullable<Saving['lock']>;
const keyOf = ({ state, holder }: Lock): string => `${state} ${holder.name} ${holder.since}`;

/**
 * Says that another person or tab has the page: look at it, ask for it, or take it over. The dialog comes first; whoever
 * looks at the page keeps a line above it, from which they can still ask.
 */
export function LockNotice({ saving }: { readonly saving: Saving }) {
  const { lock } = saving;
  const [seen, setSeen] = useState<string | null>(null);
  // Whoever handed it over knows.
  const isSeen = lock !== null && (seen === keyOf(lock) || (lock.state === 'other' && saving.isGiven));
  return (
    <>
      {lock !== null && isSeen && (
        <div className={styles['line']}>
          <p>
            <strong>{titleOf(lock)}</strong> <output>{sentenceOfLock(lock, saving)}</output>
          </p>
          <LockActions saving={saving} lock={lock} size="compact-sm" />
        </div>
      )}
      <Dialog
        opened={lock !== null && !isSeen}
        onClose={() => lock !== null && setSeen(keyOf(lock))}
        title={lock === null ? '' : titleOf(lock)}
        centered
      >
        {lock !== null && (
          <>
            <Text component="output" display="block" size="sm" mb="md">
              {sentenceOfLock(lock, saving)}
            </Text>
            <Group justify="flex-end" gap="sm">
              <Button variant="default" data-autofocus onClick={() => setSeen(keyOf(lock))}>
                {words.look}
              </Button>
              <LockActions saving={saving} lock={lock} size="sm" />
            </Group>
          </>
        )}
      </Dialog>
    </>
  );
}

const titleOf = ({ state }: Lock): string => (state === 'lost' ? words.lostTitle : words.lockedTitle);

function sentenceOfLock({ state, holder }: Lock, { isLeftUnsaved }: Saving): string {
  if (state === 'lost') return isLeftUnsaved ? words.lostUnsaved(holder.name) : words.lostText(holder.name);
  if (holder.asked === 'waiting') return words.askWaiting(holder.name);
  if (holder.asked === 'declined') return words.askDeclined(holder.name);
  return holder.isSamePerson ? words.lockedByYou : words.lockedBy(holder.name);
}

function LockActions(props: {
  readonly saving: Saving;
  readonly lock: Lock;
  readonly size: 'sm' | 'compact-sm';
}) {
  const { saving, size } = props;
  const { state, holder } = props.lock;
  const [busy, setBusy] = useState<'ask' | 'take' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async (which: 'ask' | 'take', call: () => Promise<void>): Promise<void> => {
    setBusy(which);
    setFailure(null);
    await call().catch((error: unknown) => setFailure(sentenceOf(error)));
    setBusy(null);
  };
  const mayAsk = state === 'other' && !holder.isSamePerson && holder.asked === null;
  return (
    <>
      {mayAsk && (
        <BusyButton
          size={size}
          variant="default"
          loading={busy === 'ask'}
          onClick={(event) => {
            // This button goes with the request; the focus stays beside it.
            const next = event.currentTarget.nextElementSibling;
            void run('ask', saving.request).then(() => next instanceof HTMLElement && next.focus());
          }}
        >
          {words.ask}
        </BusyButton>
      )}
      <BusyButton size={size} loading={busy === 'take'} onClick={() => void run('take', saving.takeOver)}>
        {holder.isSamePerson || state === 'lost' ? words.editHere : words.takeOver}
      </BusyButton>
      {failure !== null && (
        <p className={styles['failure']} role="alert">
          {failure}
        </p>
      )}
    </>
  );
}
