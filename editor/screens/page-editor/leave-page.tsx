import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { pageCanvas as words } from '../../text/en-page-canvas.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useWarningOnClose } from '../../ui/use-warning-on-close.ts';
import { type Saving, useSavingView } from './use-saving.ts';

/** Milliseconds that leaving waits for what is being saved before it asks. */
const CALM = 1_500;
/** Milliseconds that "Save and leave" waits for the server. */
const LONGEST_SAVE = 5_000;

/**
 * Asks before the page is left while something is not saved: save, discard or stay. What only waits for a pause in typing
 * is saved first, so that a working connection is never asked about.
 */
export function LeavePage({ saving }: { readonly saving: Saving }) {
  const { hasUnsaved, saveNow } = saving;
  const { state, isKept } = useSavingView(saving);
  const [isBusy, setBusy] = useState(false);
  useWarningOnClose(state !== 'saved' && hasUnsaved());
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasUnsaved(),
  );
  const isBlocked = blocker.state === 'blocked';
  const isOnItsWay = state === 'saving' || state === 'unsaved' || state === 'saved';
  const [isAsking, setAsking] = useState(false);
  const { proceed } = blocker;

  useEffect(() => {
    if (!isBlocked) return undefined;
    let isGone = false;
    const timer = setTimeout(() => setAsking(true), CALM);
    const save = async (): Promise<void> => {
      try {
        await saveNow();
        if (!isGone) proceed?.();
      } catch {
        if (!isGone) setAsking(true);
      }
    };
    void save();
    return () => {
      isGone = true;
      clearTimeout(timer);
      setAsking(false);
    };
  }, [isBlocked, saveNow, proceed]);

  const isStopped = state === 'taken' || state === 'refused';
  const keep = async (): Promise<void> => {
    setBusy(true);
    const isSaved = !isStopped && (await isInTime(saveNow(), LONGEST_SAVE));
    setBusy(false);
    if (!isSaved && !isKept) {
      notifications.show({ color: 'red', message: words.leaveFailed });
      return;
    }
    if (!isSaved) notifications.show({ message: words.leaveKept });
    proceed?.();
  };
  return (
    <Dialog
      opened={isBlocked && (isAsking || !isOnItsWay)}
      onClose={() => blocker.reset?.()}
      title={words.leaveTitle}
      size="32rem"
      centered
    >
      <Text size="sm" mb="lg">
        {isStopped ? words.leaveStopped : isOnItsWay ? words.leaveText : words.leaveOffline}
      </Text>
      <Group justify="flex-end" gap="sm">
        <Button
          variant="subtle"
          color="gray"
          disabled={isBusy}
          onClick={() => {
            saving.abandon();
            proceed?.();
          }}
        >
          {words.leaveDiscard}
        </Button>
        <Button variant="default" disabled={isBusy} data-autofocus onClick={() => blocker.reset?.()}>
          {words.leaveStay}
        </Button>
        <BusyButton loading={isBusy} onClick={() => void keep()}>
          {isOnItsWay ? words.leaveSave : words.leaveKeep}
        </BusyButton>
      </Group>
    </Dialog>
  );
}

async function isInTime(saved: Promise<void>, ms: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  const done = saved.then(
    () => true,
    () => false,
  );
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}
