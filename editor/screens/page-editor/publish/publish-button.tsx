import { Button, List } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { CallFailure } from '@vitrine/contracts/client.ts';
import { useState } from 'react';
import { sentenceOf } from '../../../app/client.ts';
import { pageEditor as words } from '../../../text/en-page-editor.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { typeName } from '../block-names.ts';
import { placeholderWords } from '../canvas/placeholder.tsx';
import { focusCanvas } from '../canvas/text-place.ts';
import { useEditor, useEditorStore } from '../use-editor.ts';
import type { Saving } from '../use-saving.ts';

/** Publishes the page; what is half made is listed instead, with a way to each block. */
export function PublishButton({
  saving,
  published = words.published,
}: {
  readonly saving: Saving;
  /** Said when it is done. */
  readonly published?: string;
}) {
  const store = useEditorStore();
  const isLocked = useEditor((state) => state.isLocked);
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);

  const publish = async (): Promise<void> => {
    setBusy(true);
    try {
      await saving.publish();
      notifications.show({ message: published });
    } catch (error) {
      if (error instanceof CallFailure && error.code === 'DRAFT_INCOMPLETE')
        setProblems(Object.keys(error.fields).filter((id) => store.find(id) !== null));
      else notifications.show({ color: 'red', message: sentenceOf(error) });
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <BusyButton
        size="sm"
        loading={isBusy}
        disabled={isLocked || !(saving.hasChanges || !saving.isPublished)}
        title={saving.hasChanges ? undefined : words.nothingToPublish}
        onClick={() => void publish()}
      >
        {words.publish}
      </BusyButton>
      <Dialog
        opened={problems.length > 0}
        onClose={() => setProblems([])}
        title={words.incompleteTitle}
        centered
      >
        <p>{words.incompleteText}</p>
        <List listStyleType="none" spacing="xs">
          {problems.map((id) => {
            const block = store.find(id)?.block;
            return block === undefined ? null : (
              <List.Item key={id}>
                <Button
                  variant="default"
                  fullWidth
                  onClick={() => {
                    setProblems([]);
                    store.selectBlock(id);
                    // After the dialog has given its focus back.
                    setTimeout(focusCanvas, 50);
                  }}
                >
                  {words.goTo(typeName(block.type), placeholderWords(block.type))}
                </Button>
              </List.Item>
            );
          })}
        </List>
      </Dialog>
    </>
  );
}
