import { Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { CallFailure } from '@vitrine/contracts/client.ts';
import type { ItemStatus } from '@vitrine/domain/content/content.ts';
import { canTransition } from '@vitrine/domain/content/content-status.ts';
import { useState } from 'react';
import { sentenceOf } from '../../../app/client.ts';
import { pageEditor as words } from '../../../text/en-page-editor.ts';
import { pageStatus as statusWords } from '../../../text/en-page-status.ts';
import type { PublishLabels } from './publish-labels.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ChevronRightIcon } from '../../../ui/icons.tsx';
import { typeName } from '../block-names.ts';
import { focusCanvas } from '../canvas/text-place.ts';
import styles from './publish-button.module.css';
import statusStyles from '../status/status.module.css';
import { useEditor, useEditorStore } from '../use-editor.ts';
import type { Saving } from '../use-saving.ts';

/** Publishes the page; what is half made is listed instead, with a way to each block. */
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
  const [problems, setProblems] = useState<readonly (readonly [id: string, lacks: string])[]>([]);

  const publish = async (): Promise<void> => {
    setBusy(true);
    try {
      await saving.publish();
      notifications.show({ message: labels.published });
    } catch (error) {
      if (error instanceof CallFailure && error.code === 'DRAFT_INCOMPLETE')
        setProblems(Object.entries(error.fields).filter(([id]) => store.find(id) !== null));
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
      <Dialog opened={problems.length > 0} onClose={() => setProblems([])} title={words.incompleteTitle}>
        <Text size="sm">{words.incompleteText}</Text>
        <ul className={styles['missing']}>
          {problems.map(([id, lacks]) => {
            const block = store.find(id)?.block;
            return block === undefined ? null : (
              <li key={id}>
                <button
                  type="button"
                  className={styles['lacking']}
                  onClick={() => {
                    setProblems([]);
                    onGoTo?.();
                    store.selectBlock(id);
                    // After the dialog has given its focus back.
                    setTimeout(focusCanvas, 50);
                  }}
                >
                  <span>
                    <span className={styles['block']}>{typeName(block.type)}</span>
                    <span className={styles['lacks']}>{words.lacks(lacks)}</span>
                  </span>
                  <ChevronRightIcon size={16} />
                </button>
              </li>
            );
          })}
        </ul>
      </Dialog>
    </>
  );
}
