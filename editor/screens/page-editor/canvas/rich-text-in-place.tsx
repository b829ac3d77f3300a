import { notifications } from '@mantine/notifications';
import { cleanRichText } from '@vitrine/blocks/rich-text.ts';
import { DOMParser as SchemaParser } from '@tiptap/pm/model';
import { Selection, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { Editor } from '@tiptap/react';
import { useEffect, useState } from 'react';
import { pageEditor as words } from '../../../text/en-page-editor.ts';
import { useShowNumber } from '../../../ui/show-money.ts';
import { useSpeech } from '../speech.tsx';
import { useEditor } from '../use-editor.ts';
import { cleanPasted } from './clean-pasted.ts';
import { keepsAll, keptHtml, storedHtml } from './kept-html.ts';
import { RichTextBar } from './rich-text-bar.tsx';
import { focusCanvas, textTravelOf, type TextPlace } from './text-place.ts';

/** Characters of HTML that a text holds, as its schema says. */
const MAX_HTML = 100_000;

/** Part of the space in a text that a paste takes: the editor writes some of it longer. */
const PASTED_SHARE = 0.95;

/** Formatted text, edited where it stands; its tools are above it, outside of the frame. */
export function RichTextInPlace({ store, ahead, id, element, name, label }: TextPlace) {
  const [editor, setEditor] = useState<Editor | null>(null);
  const [isLinking, setLinking] = useState(false);
  const isLocked = useEditor((state) => state.isLocked);
  const say = useSpeech();
  const showNumber = useShowNumber();
  useEffect(() => {
    const stored = (): string => {
      const value = store.find(id)?.block.props[name];
      return typeof value === 'string' ? value : '';
    };
    let known = stored();
    const before = [...element.childNodes];
    const made: Editor = new Editor({
      element: null,
      injectCSS: false,
      content: known,
      extensions: keptHtml,
      editorProps: {
        attributes: { 'aria-label': label, 'aria-multiline': 'true', role: 'textbox' },
        transformPastedHTML: (html) => {
          const { html: clean, isCut } = cleanPasted(html, spaceLeft() * PASTED_SHARE);
          if (isCut) announce(words.pasteCutHere);
          return clean;
        },
        transformPastedText: (pasted) => {
          const space = spaceLeft();
          if (pasted.length > space) announce(words.pasteCutHere);
          return pasted.slice(0, space);
        },
        handleKeyDown: (view, event) => onKey(view, event),
      },
      onMount: () => setEditor(made),
      onDestroy: () => setEditor(null),
      onUpdate: ({ editor: changed }) => {
        const html = changed.isEmpty ? '' : storedHtml(changed.getHTML());
        if (html === known) return;
        if (html.length > MAX_HTML) {
          announce(words.textFull(showNumber, MAX_HTML));
          show(known);
          return;
        }
        known = html;
        store.change([{ kind: 'change-props', id, props: { [name]: html } }], {
          label: words.steps.text,
          mergeKey: `${id}.${name}`,
        });
      },
    });
    /** Characters that fit, besides what is selected, which a paste replaces. */
    const spaceLeft = (): number => {
      const { from, to } = made.state.selection;
      return Math.max(0, MAX_HTML - known.length + (to - from));
    };
    const announce = (sentence: string): void => {
      say(sentence);
      notifications.show({ message: sentence });
    };
    const onKey = (view: EditorView, event: KeyboardEvent): boolean => {
      if (event.isComposing) return false;
      const travel = textTravelOf(event);
      if (travel !== null) {
        const done = travel === 'undo' ? store.undo() : store.redo();
        if (done !== null) say(travel === 'undo' ? words.undone(done) : words.redone(done));
        if (store.getState().editing === null) focusCanvas();
        return true;
      }
      if (event.key === 'Escape') {
        store.edit(null);
        focusCanvas();
      } else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        const canLink = !view.state.selection.empty || made.isActive('link');
        if (canLink) setLinking(true);
        else say(words.linkNeedsWords);
      } else if (event.key === 'F10' && event.altKey) {
        document.querySelector<HTMLElement>('[data-text-bar] select')?.focus();
      } else return event.key === 'Tab' && toNextCell(view, event.shiftKey ? -1 : 1);
      return true;
    };
    /** Shows another text; only what differs is replaced, so that the caret stays where it is. */
    const show = (html: string): void => {
      const holder = document.createElement('div');
      holder.innerHTML = cleanRichText(html);
      const next = SchemaParser.fromSchema(made.schema).parse(holder);
      const { doc } = made.state;
      const start = doc.content.findDiffStart(next.content);
      const end = doc.content.findDiffEnd(next.content);
      if (start === null || end === null) return;
      const overlap = Math.max(0, start - Math.min(end.a, end.b));
      made.view.dispatch(
        made.state.tr
          .replace(start, end.a + overlap, next.slice(start, end.b + overlap))
          .setMeta('preventUpdate', true),
      );
    };

    if (!keepsAll(cleanRichText(known), storedHtml(made.getHTML()))) {
      made.destroy();
      announce(words.textUnkept);
      store.refuseText(id);
      focusCanvas();
      return;
    }
    element.replaceChildren();
    made.mount(element);
    made.view.dispatch(made.state.tr.setSelection(Selection.atEnd(made.state.doc)).scrollIntoView());
    // At once, unlike the command of this name: what is typed before the next frame would go to the canvas and be lost.
    made.view.focus();
    for (const [index, line] of ahead.of(id).split('\n').entries()) {
      if (index > 0) made.commands.splitBlock();
      if (line !== '') made.commands.insertContent({ type: 'text', text: line });
    }
    // Undo, redo and the panel change the text too.
    const unsubscribe = store.subscribe(() => {
      const now = stored();
      if (now === known || store.find(id) === null) return;
      known = now;
      show(now);
    });
    return () => {
      unsubscribe();
      made.destroy();
      // Text that was only looked at is not rendered again.
      element.replaceChildren(...before);
      // Its tools may have had the focus.
      setTimeout(() => {
        if (document.activeElement === document.body) focusCanvas();
      });
    };
  }, [store, ahead, id, element, name, label, say, showNumber]);
  return editor === null || isLocked ? null : (
    <RichTextBar editor={editor} label={label} isLinking={isLinking} onLinking={setLinking} />
  );
}

/** Puts the caret into the next cell of the table it is in. False where it is in none, or in the last. */
function toNextCell(view: EditorView, by: -1 | 1): boolean {
  const { doc, selection } = view.state;
  const cells: { readonly from: number; readonly to: number }[] = [];
  doc.descendants((node, at) => {
    if (node.type.name === 'tableCell') cells.push({ from: at, to: at + node.nodeSize });
  });
  const own = cells.findIndex(({ from, to }) => selection.from > from && selection.from < to);
  const next = own === -1 ? undefined : cells[own + by];
  if (next === undefined) return false;
  const inside = TextSelection.near(doc.resolve(next.from + 1));
  view.dispatch(view.state.tr.setSelection(inside).scrollIntoView());
  return true;
}
