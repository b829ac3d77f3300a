import { ActionIcon, CloseButton, UnstyledButton } from '@mantine/core';
import { useImperativeHandle, useRef, useState, type ReactNode, type PointerEvent, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { pageCanvas as words } from '../../text/en-page-canvas.ts';
import { pageEditor } from '../../text/en-page-editor.ts';
import { DownIcon, UpIcon } from '../../ui/icons.tsx';
import { typeName } from './block-names.ts';
import { focusCanvas } from './canvas/text-place.ts';
import type { EditorStore } from './editor-store.ts';
import styles from './panel-sheet.module.css';
import { type SheetLevel, sheetLevelAfter, sheetLevels } from './sheet-level.ts';
import { useEditor, useEditorStore } from './use-editor.ts';
import { useIsPhone } from './use-is-phone.ts';

export interface SheetHandle {
  /** Shows the settings where they are a collapsed sheet. */
  readonly open: () => void;
}

/**
 * On a phone the settings of what is selected are a sheet at the bottom: its name, half of the screen, or all of it. The
 * page keeps the rest, and while text is edited all of it. On a wider screen they stand beside the page, as they are.
 */
export function PanelSheet({
  ref,
  children,
}: {
  readonly ref: Ref<SheetHandle>;
  readonly children: ReactNode;
}) {
  const store = useEditorStore();
  const isPhone = useIsPhone();
  const [level, setLevel] = useState<SheetLevel>('name');
  const sheet = useRef<HTMLDivElement>(null);
  const name = useEditor(() => selectedName(store));
  const isEditing = useEditor((state) => state.editing !== null);
  useImperativeHandle(
    ref,
    () => ({
      open: () => flushSync(() => setLevel((now) => (now === 'name' ? 'half' : now))),
    }),
    [],
  );
  if (!isPhone) return children;
  if (name === null) return null;
  const at = sheetLevels.indexOf(level);
  const go = (by: -1 | 1): void => setLevel(sheetLevels[at + by] ?? level);

  const drag = (press: PointerEvent<HTMLElement>): void => {
    const handle: HTMLElement = press.currentTarget;
    const { pointerId, clientY: from } = press;
    const abort = new AbortController();
    const { signal } = abort;
    const end = (by: number): void => {
      abort.abort();
      sheet.current?.style.removeProperty('translate');
      setLevel((now) => sheetLevelAfter(now, by));
    };
    handle.addEventListener(
      'pointermove',
      ({ clientY }) => {
        const by = clientY - from;
        if (Math.abs(by) < 6) return;
        // The press is a drag from here on: the name under the finger is not pressed.
        if (!handle.hasPointerCapture(pointerId)) handle.setPointerCapture(pointerId);
        sheet.current?.style.setProperty('translate', `0 ${Math.max(-48, by)}px`);
      },
      { signal },
    );
    handle.addEventListener('pointerup', ({ clientY }) => end(clientY - from), { signal });
    handle.addEventListener('pointercancel', () => end(0), { signal });
  };

  return (
    <div className={styles['place']} data-level={level} hidden={isEditing}>
      <div ref={sheet} className={styles['sheet']}>
        <section className={styles['handle']} data-zone aria-label={words.sheet(name)} onPointerDown={drag}>
          <UnstyledButton
            className={styles['name']}
            aria-expanded={level !== 'name'}
            aria-label={words.sheet(name)}
            onClick={() => setLevel(level === 'name' ? 'half' : 'name')}
          >
            <span className={styles['grabber']} />
            {name}
          </UnstyledButton>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            aria-label={level === 'full' ? words.sheetSmaller : words.sheetLarger}
            onClick={() => go(level === 'full' ? -1 : 1)}
          >
            {level === 'full' ? <DownIcon size={18} /> : <UpIcon size={18} />}
          </ActionIcon>
          <CloseButton
            size={44}
            iconSize={18}
            aria-label={pageEditor.closePanel}
            onClick={() => {
              store.select({ blocks: [], section: null });
              focusCanvas();
            }}
          />
        </section>
        <div className={styles['panel']} hidden={level === 'name'}>
          {children}
        </div>
      </div>
    </div>
  );
}

/** What the settings are of; null where nothing is selected or may be changed. */
function selectedName(store: EditorStore): string | null {
  const { selection, document, isLocked } = store.getState();
  const [first] = selection.blocks;
  if (isLocked) return null;
  if (selection.blocks.length > 1) return pageEditor.several(String, selection.blocks.length);
  if (first !== undefined) return typeName(store.find(first)?.block.type ?? '');
  if (selection.section === null) return null;
  return pageEditor.section(document.sections.findIndex(({ id }) => id === selection.section) + 1);
}
