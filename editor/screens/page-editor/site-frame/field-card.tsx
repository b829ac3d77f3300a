import { Button } from '@mantine/core';
import { useParams } from 'react-router';
import { siteFrame as words } from '../../../text/en-site-frame.ts';
import { useSpeech } from '../speech.tsx';
import { useEditor, useEditorStore } from '../use-editor.ts';
import { useFooterField } from './use-fields.ts';
import styles from './site-frame.module.css';

/** What is known of the blocks of a place in the theme, in place of a page's facts. */
export function FieldCard() {
  const { field } = useParams();
  const store = useEditorStore();
  const say = useSpeech();
  const isFooter = useFooterField()?.id === field;
  const isEmpty = useEditor(({ document }) => document.sections.length === 0);
  const isLocked = useEditor((state) => state.isLocked);
  const goBack = (): void => {
    const { sections } = store.getState().document;
    const operations = sections.map(({ id }) => ({ kind: 'remove-section' as const, id }));
    store.change(operations, { label: words.backToTheme, select: { blocks: [], section: null } });
    say(words.backToThemeDone);
  };
  return (
    <div className={styles['part']}>
      <p>{isFooter ? words.footerLead : words.partLead}</p>
      {isFooter && !isEmpty && !isLocked && (
        <>
          <Button variant="default" size="xs" onClick={goBack}>
            {words.backToTheme}
          </Button>
          <p className={styles['hint']}>{words.backToThemeHint}</p>
        </>
      )}
    </div>
  );
}
