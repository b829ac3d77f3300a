import { Button, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { PageSection } from '@vitrine/domain/page/page-document.ts';
import { useState } from 'react';
import { sharedSections as text } from '../../../text/en-shared-sections.ts';
import { focusCanvas } from '../canvas/text-place.ts';
import { useSpeech } from '../speech.tsx';
import { useEditorStore } from '../use-editor.ts';
import { SectionNameDialog } from './section-name-dialog.tsx';
import { createPart, replaceByShared, saveSection } from './share-actions.ts';
import styles from './shared.module.css';

/** Keeps a section for other pages: shared with them, or saved as a copy. */
export function KeepSection(props: {
  readonly section: PageSection;
  /** What stands on many pages holds no shared section itself. */
  readonly isOnPage: boolean;
}) {
  const { section, isOnPage } = props;
  const store = useEditorStore();
  const say = useSpeech();
  const [asked, setAsked] = useState<'share' | 'save' | null>(null);
  const done = (sentence: string): void => {
    notifications.show({ message: sentence });
    say(sentence);
  };
  return (
    <Stack gap={8} className={styles['keep'] ?? ''}>
      {isOnPage && (
        <Button variant="default" size="xs" onClick={() => setAsked('share')}>
          {text.share}
        </Button>
      )}
      <Button variant="default" size="xs" onClick={() => setAsked('save')}>
        {text.save}
      </Button>
      {asked === 'share' && (
        <SectionNameDialog
          title={text.shareTitle}
          hint={text.shareHint}
          submit={text.shareDo}
          act={async (name) => {
            const part = await createPart(store.section(section.id) ?? section, name);
            // After the dialog has given its focus back to a button that then goes.
            setTimeout(() => {
              focusCanvas();
              done(replaceByShared(store, section.id, part));
            }, 50);
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'save' && (
        <SectionNameDialog
          title={text.saveTitle}
          hint={text.saveHint}
          submit={text.saveDo}
          act={async (name) => done(await saveSection(store.section(section.id) ?? section, name))}
          onClose={() => setAsked(null)}
        />
      )}
    </Stack>
  );
}
