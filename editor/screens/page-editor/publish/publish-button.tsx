import { notifications } from '@mantine/notifications';
import { CallFailure } from '@vitrine/contracts/client.ts';
import type { ItemStatus } from '@vitrine/domain/content/content.ts';
import { canTransition } from '@vitrine/domain/content/content-status.ts';
import { useState } from 'react';
import { sentenceOf } from '../../../app/client.ts';
import { events as eventWords } from '../../../text/en-events.ts';
import { pageEditor as words } from '../../../text/en-page-editor.ts';
import { pageStatus as statusWords } from '../../../text/en-page-status.ts';
import { type Lacking, lackingOf } from './lacking.ts';
import { LackingDialog } from './lacking-dialog.tsx';
import type { PublishLabels } from './publish-labels.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import statusStyles from '../status/status.module.css';
import { useEditor, useEditorStore } from '../use-editor.ts';
import type { Saving } from '../use-saving.ts';

/** Publishes the page; what is half made is listed instead, with a way to each. */
export function PublishButton({
  saving,
  status,
  labels,
  onGoTo,
}: {
  readonly saving: Saving;
  readonly status: ItemStatus | null;
  readonly labels: PublishLabels;
  /** A block that is half made is about to be selected on the canvas. */
  readonly onGoTo?: () => void;
}) {
  const store = useEditorStore();
  const isLocked = useEditor((state) => state.isLocked);
  const isAllowed = status === null || status === 'published' || canTransition(status, 'published');
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly Lacking[]>([]);

  const publish = async (): Promise<void> => {
    setBusy(true);
    try {
      await saving.publish();
      notifications.show({ message: labels.published });
    } catch (error) {
      if (error instanceof CallFailure && error.code === 'DRAFT_INCOMPLETE')
        setProblems(lackingOf(store, error.fields));
      else if (error instanceof CallFailure && error.fields['startsAt'] !== undefined)
        notifications.show({ color: 'red', message: eventWords.undated });
      else notifications.show({ color: 'red', message: sentenceOf(error) });
    } finally {
      setBusy(false);
    }
  };

  const nothing = saving.hasChanges || !saving.isPublished ? undefined : words.nothingToPublish;
  return (
    <>
      <BusyButton
        size="sm"
        loading={isBusy}
        className={statusStyles['main'] ?? ''}
        disabled={isLocked || !isAllowed || !(saving.hasChanges || !saving.isPublished)}
        title={isAllowed ? nothing : statusWords.draftFirst}
        onClick={() => void publish()}
      >
        {labels.publish}
      </BusyButton>
      <LackingDialog lacking={problems} onClose={() => setProblems([])} onGoTo={onGoTo} />
    </>
  );
}
