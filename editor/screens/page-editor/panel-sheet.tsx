import { useImperativeHandle, useState, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { pageEditor } from '../../text/en-page-editor.ts';
import { BottomSheet } from '../../ui/bottom-sheet.tsx';
import type { SheetLevel } from '../../ui/sheet-level.ts';
import { typeName } from './block-names.ts';
import { focusCanvas } from './canvas/text-place.ts';
import type { EditorStore } from './editor-store.ts';
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
  return (
    <BottomSheet
      name={name}
      level={level}
      onLevel={setLevel}
      isHidden={isEditing}
      onClose={() => {
        store.select({ blocks: [], section: null });
        focusCanvas();
      }}
    >
      {children}
    </BottomSheet>
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
