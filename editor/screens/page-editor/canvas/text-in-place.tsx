import { describedBlock } from '@vitrine/blocks/block-list.ts';
import { notifications } from '@mantine/notifications';
import { type ComponentType, useEffect, useState } from 'react';
import { text } from '../../../text/en.ts';
import { typeName } from '../block-names.ts';
import type { EditorStore } from '../editor-store.ts';
import { useEditor } from '../use-editor.ts';
import type { FrameDom } from './frame-dom.ts';
import { PlainTextInPlace } from './plain-text-in-place.tsx';
import type { TextPlace } from './text-place.ts';
import type { TypedAhead } from './typed-ahead.ts';

/** Milliseconds to wait for a block that was just added to be rendered. */
const LONGEST_WAIT = 3_000;

/** Edits the text of one block where it stands on the page. */
export function TextInPlace(props: {
  readonly dom: FrameDom;
  readonly store: EditorStore;
  readonly ahead: TypedAhead;
}) {
  const editing = useEditor((state) => state.editing);
  return editing === null ? null : <TextOfBlock key={editing} id={editing} {...props} />;
}

function TextOfBlock({
  id,
  dom,
  store,
  ahead,
}: {
  readonly id: string;
  readonly dom: FrameDom;
  readonly store: EditorStore;
  readonly ahead: TypedAhead;
}) {
  const [type] = useState(() => store.find(id)?.block.type ?? '');
  const inPlace = describedBlock(type)?.inPlace;
  const [element, setElement] = useState<HTMLElement | null>(null);
  const selector = inPlace?.selector;
  useEffect(() => {
    const begun = performance.now();
    let planned = 0;
    const look = (): void => {
      const found =
        selector === undefined ? null : dom.blockElement(id)?.querySelector<HTMLElement>(selector);
      if (found !== null && found !== undefined) setElement(found);
      // A half-made block shows no text: its panel is where it is begun.
      else if (selector === undefined || performance.now() - begun > LONGEST_WAIT) store.edit(null);
      else planned = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(planned);
  }, [dom, id, selector, store]);
  if (element === null || inPlace === undefined) return null;
  const place = { dom, store, ahead, id, element, name: inPlace.name, label: typeName(type) };
  if (inPlace.as === 'rich-text') return <LoadedRichText {...place} />;
  return <PlainTextInPlace {...place} hasLines={inPlace.as === 'lines'} />;
}

/** Loads the editor of formatted text when it is first needed. */
function LoadedRichText(place: TextPlace) {
  const [Loaded, setLoaded] = useState<ComponentType<TextPlace> | null>(null);
  const { store } = place;
  useEffect(() => {
    let isGone = false;
    const load = async (): Promise<void> => {
      try {
        const { RichTextInPlace } = await import('./rich-text-in-place.tsx');
        if (!isGone) setLoaded(() => RichTextInPlace);
      } catch {
        if (isGone) return;
        notifications.show({ color: 'red', message: text.app.noAnswer });
        store.edit(null);
      }
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [store]);
  return Loaded === null ? null : <Loaded {...place} />;
}
