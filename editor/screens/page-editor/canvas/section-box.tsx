import { lazyPart } from '../../../ui/lazy-part.tsx';
import { pageCanvas } from '../../../text/en-page-canvas.ts';
import { pageEditor as words } from '../../../text/en-page-editor.ts';
import { duplicateSelected, moveSection, removeSelected } from '../block-actions.ts';
import { BinIcon, CopyIcon, DownIcon, UpIcon } from '../../../ui/icons.tsx';
import { Suspense } from 'react';
import { sectionWords } from '../shared/section-words.ts';
import { useParts } from '../shared/use-parts.ts';
import { useSpeech } from '../speech.tsx';
import { copyByButton } from '../clipboard.ts';
import { ClipboardIcon } from '../editor-icons.tsx';
import { useEditor, useEditorStore } from '../use-editor.ts';
import { Tool } from '../../../ui/tool.tsx';
import { focusCanvas } from './text-place.ts';
import type { ToPane } from './to-pane.ts';
import styles from './canvas.module.css';
import type { FrameDom } from './frame-dom.ts';

/** Height of the tools with their distance to the section, pixels. */
const HEIGHT = 42;

const SharedTools = lazyPart(async () => (await import('../shared/shared-tools.tsx')).SharedTools);

/** The outline of a selected section with its tools. */
export function SectionBox({
  dom,
  id,
  toPane,
}: {
  readonly dom: FrameDom;
  readonly id: string;
  readonly toPane: ToPane;
}) {
  useParts();
  const store = useEditorStore();
  const say = useSpeech();
  const index = useEditor(({ document }) => document.sections.findIndex((section) => section.id === id));
  const section = useEditor(({ document }) => document.sections.find((one) => one.id === id));
  const count = useEditor(({ document }) => document.sections.length);
  const isLocked = useEditor((state) => state.isLocked);
  const element = dom.sectionElement(id);
  if (element === null || index === -1) return null;
  const box = toPane(element.getBoundingClientRect());
  return (
    <>
      <div className={styles['section']} style={box} />
      {!isLocked && (
        <div
          className={styles['toolbar']}
          role="toolbar"
          aria-label={words.sectionTools(index + 1)}
          style={{
            left: Math.max(4, box.left + 8),
            // Nothing is pressed inside a shared section, so that its words may be seen whole.
            top: Math.max(
              4,
              section?.shared !== undefined && box.top > HEIGHT ? box.top - HEIGHT : box.top + 8,
            ),
          }}
        >
          <span className={styles['grip']} data-still>
            {section === undefined ? '' : sectionWords(section, index)}
          </span>
          <Tool
            label={words.sectionUp}
            disabled={index === 0}
            onClick={() => say(moveSection(store, id, -1))}
          >
            <UpIcon size={16} />
          </Tool>
          <Tool
            label={words.sectionDown}
            disabled={index === count - 1}
            onClick={() => say(moveSection(store, id, 1))}
          >
            <DownIcon size={16} />
          </Tool>
          <Tool
            label={pageCanvas.sectionCopy}
            onClick={() => {
              say(copyByButton(store) ? pageCanvas.sectionCopied : words.refusedStep);
              focusCanvas();
            }}
          >
            <ClipboardIcon size={16} />
          </Tool>
          <Tool label={words.sectionDuplicate} onClick={() => say(duplicateSelected(store))}>
            <CopyIcon size={16} />
          </Tool>
          {section?.shared !== undefined && (
            <Suspense>
              <SharedTools section={section} partId={section.shared} />
            </Suspense>
          )}
          <Tool label={words.sectionDelete} onClick={() => say(removeSelected(store))}>
            <BinIcon size={16} />
          </Tool>
        </div>
      )}
    </>
  );
}
